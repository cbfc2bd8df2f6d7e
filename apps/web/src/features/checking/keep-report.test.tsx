import { addresses, type CheckAnswer, pathOf } from '@cleanpaste/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryOf } from '../../components/final-toast.ts';
import { keepReportCopy as copy } from '../../copy/keep-report-copy.ts';
import { KeepReport } from './keep-report.tsx';

const saved = vi.hoisted(() => [] as { name: string; text: Promise<string> }[]);
vi.mock('../cleaning/index.ts', () => ({
  saveFile: (file: Blob, name: string) => saved.push({ name, text: file.text() }),
}));

const { checking } = addresses;
const link = {
  id: 'a',
  url: 'https://paste.example/reports/secret',
  createdAt: '2026-02-03T10:20:30.000Z',
  expiresAt: '2026-02-10T10:20:30.000Z',
};
const stamp = { checkedAt: '2026-02-03T10:20:30.000Z', version: '0.1.0', seal: 's' };
const report = { similarity: 12, stamp } as unknown as CheckAnswer;

let calls: { path: string; method: string; body: unknown }[] = [];
beforeEach(() => {
  calls = [];
  saved.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = new URL(url, 'https://paste.example').pathname;
    const body = init.body ? JSON.parse(String(init.body)) : null;
    calls.push({ path, method: init.method ?? '', body });
    if (path === pathOf(checking.makeReport)) {
      const { format } = body as { format: string };
      const base64 = btoa('\u00e9 report');
      return Response.json({ fileName: `report.${format}`, mediaType: 'text/html', base64 });
    }
    return Response.json(init.method === 'DELETE' ? { ok: true } : link);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(['html', 'pdf'])('a report is fetched and saved as %s, byte for byte', async (format) => {
  render(<KeepReport report={report} />);
  fireEvent.click(screen.getByRole('button', { name: new RegExp(format, 'i') }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]!.name).toBe(`report.${format}`);
  expect(calls[0]!.body).toEqual({ check: report, format });
  expect(await saved[0]!.text).toBe('\ufffd report');
});

test('a link is shown with its end, and taken back', async () => {
  render(<KeepReport report={report} />);
  fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByDisplayValue(link.url)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Feb\u00A010,\u00A02026');
  expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByRole('button', { name: 'Make a link' })).toBeTruthy();
  expect(calls.at(-1)).toMatchObject({
    method: 'DELETE',
    path: '/functions/v1/check-report-links/a',
  });
});

test('the link of one report is not shown beside another', async () => {
  const { rerender } = render(<KeepReport report={report} />);
  fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  await screen.findByDisplayValue(link.url);
  rerender(<KeepReport report={{ ...report }} />);
  expect(screen.queryByDisplayValue(link.url)).toBeNull();
});

test('a report from before stamps offers nothing that would fail', () => {
  const { stamp: _, ...old } = report;
  const { container } = render(<KeepReport report={old} />);
  expect(container.textContent).toBe('');
});

const drawing = 'It could not be drawn as a PDF. The same report as HTML has all of it.';
test.each<[string, () => Promise<Response>, string, boolean]>([
  [
    'the server could not draw it',
    async () => Response.json({ error: 'internal_error', message: drawing }, { status: 500 }),
    drawing,
    true,
  ],
  [
    'the server cannot be reached',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'The server cannot be reached.',
    true,
  ],
  [
    'it is not the account’s',
    async () => Response.json({ error: 'forbidden', message: 'Not yours.' }, { status: 403 }),
    'Not yours.',
    false,
  ],
  [
    'the answer is no file',
    async () => Response.json({ fileName: 'a.pdf', mediaType: 'a/b', base64: '%' }),
    copy.notSaved,
    true,
  ],
])('whoever gets no PDF is told why: %s', async (_, answer, reason, mayTryAgain) => {
  vi.stubGlobal('fetch', answer);
  const told = vi.spyOn(toast, 'error');
  render(<KeepReport report={report} />);
  fireEvent.click(screen.getByRole('button', { name: copy.pdf }));
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
  expect(told.mock.calls[0]![0]).toBe(`${copy.failed} ${reason}`);
  expect(retryOf('keep-report') !== null).toBe(mayTryAgain);
  told.mockRestore();
});
