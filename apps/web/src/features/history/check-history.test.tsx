import type { CheckItem } from '@cleanpaste/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { queryKeys } from '../../lib/query-keys.ts';
import { CheckHistory } from './check-history.tsx';
import TextDialog from './text-dialog.tsx';

const item: CheckItem = {
  id: 'a',
  excerpt: 'It is a truth universally acknowledged, that a single man…',
  fixed: false,
  before: null,
  fixedText: null,
  similarityScore: 97,
  aiScore: null,
  createdAt: '2026-11-22T04:00:00.000Z',
};
const fixed: CheckItem = {
  ...item,
  id: 'b',
  fixed: true,
  before: { similarity: 60, aiScore: 91 },
  fixedText: 'Everybody knows it.',
  similarityScore: 12,
  aiScore: 40,
};
const old: CheckItem = { ...item, id: 'c', excerpt: null };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(shown: CheckItem, account?: object) {
  const page = { items: [shown], cursors: { newer: null, older: null }, total: 1 };
  vi.stubGlobal('fetch', async () =>
    Response.json({ ...page, page: 1, pageSize: 3, paged: false }),
  );
  const client = new QueryClient();
  client.setQueryData(queryKeys.account(), account);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <CheckHistory place={{ page: 1 }} onPlace={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Open' }, { timeout: 10_000 }));
  return screen.findByRole('dialog', {}, { timeout: 10_000 });
}

test('a stored text that is scrolled by keys has the outline that says so', () => {
  const texts = { title: 'Cleaned text', about: '', text: 'One line.', note: 'No original.' };
  render(<TextDialog {...texts} onClose={() => {}} />, { wrapper: MemoryRouter });
  const box = screen.getByRole('textbox', { name: 'Cleaned text' });
  expect(box.className).not.toContain('outline-none');
  screen.getByText('No original.');
  fireEvent.click(screen.getByRole('link', { name: 'Open in the cleaner' }));
  expect(sessionStorage.getItem('hand-over')).toMatch(/ One line\.$/);
  sessionStorage.clear();
});

const cells = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('a check without a fix opens too, with the beginning of its text and its figures', async () => {
  const dialog = await open(item);
  expect(dialog.textContent).toContain(item.excerpt);
  expect(cells(dialog)).toEqual([
    ['Similarity', '97%'],
    ['AI likelihood', 'no figure'],
  ]);
  within(dialog).getByText(
    /^Kept of this check: the figures and the beginning of the text \(up to 160 characters\)\. Sources/,
  );
  expect(within(dialog).queryByRole('textbox')).toBeNull();
});

test('a fixed check shows what each of its texts scored, and the fixed text to copy', async () => {
  const dialog = await open(fixed);
  expect(screen.getByText(/After changes: Similarity 12% · AI likelihood 40%/)).toBeTruthy();
  expect(cells(dialog)).toEqual([
    ['', 'As checked', 'After changes'],
    ['Similarity', '60%', '12%'],
    ['AI likelihood', '91%', '40%'],
  ]);
  const text = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Changed text' });
  expect(text.value).toBe('Everybody knows it.');
  within(dialog).getByText(
    /^Kept of this check: the figures, the beginning of the text \(up to 160 characters\) and the changed text\. Sources/,
  );
  expect(within(dialog).getByRole('button', { name: 'Copy changed text' })).toBeTruthy();
  expect(text.className).not.toContain('outline-none');
});

test('a beginning that the changed text has, too, is not read twice; one that was changed stands by itself', async () => {
  const beginning =
    'The train was late again on Thursday and nobody in the small station seemed to mind it much.';
  const shown = async (fixedText: string) => {
    const dialog = await open({ ...fixed, excerpt: `${beginning} So we`, fixedText });
    const is = within(dialog).queryByRole('region', { name: 'How the text begins' }) !== null;
    cleanup();
    return is;
  };
  expect(await shown(`${beginning} So they waited.`)).toBe(false);
  expect(await shown(beginning.replace('late', 'delayed'))).toBe(true);
});

test('a check from before excerpts were kept says so, and shows its figures', async () => {
  const dialog = await open(old);
  expect(dialog.textContent).toContain('The text of this check was not kept.');
  within(dialog).getByText(/^Kept of this check: the figures\. Sources/);
  expect(cells(dialog)[0]).toEqual(['Similarity', '97%']);
});

test('a check says in words what was found, why its sources are not kept, and how to look again', async () => {
  const verdict = { band: 'machine' as const, sourcesFound: 2, passagesCopied: 1 };
  const dialog = await open({ ...item, verdict });
  within(dialog).getByRole('region', { name: 'What was found' });
  within(dialog).getByText('One passage copied word for word; 2 sources in all');
  within(dialog).getByText('Probably machine-written');
  within(dialog).getByText(
    /Sources and marked passages are not: seeing them again takes a new check/,
  );
  // The text is not at hand: it is pasted again.
  expect(within(dialog).getByRole('link', { name: 'Check a text' }).getAttribute('href')).toBe('/');
});

test('a fixed text is taken from the history into the box', async () => {
  const verdict = { band: 'person' as const, sourcesFound: 0, passagesCopied: 0 };
  const dialog = await open({ ...fixed, verdict });
  within(dialog).getByText('Nothing that counts as similar');
  fireEvent.click(within(dialog).getByRole('link', { name: 'Open in the cleaner' }));
  expect(sessionStorage.getItem('hand-over')).toMatch(/ Everybody knows it\.$/);
  sessionStorage.clear();
});

test('a figure that settles nothing is not read as a certainty: its verdict says where it lies', async () => {
  const verdict = { band: 'unclear', sourcesFound: 0, passagesCopied: 0 } as const;
  const dialog = await open({ ...item, aiScore: 85, verdict } as CheckItem);
  expect(dialog.textContent).toContain(
    'Cannot tell who wrote it: texts by people get figures like 85%, too.',
  );
});

test('who has no check left is led from Free to the plans, and to no check that would be refused', async () => {
  const again = async (resetsAt: string | null, plan = 'free') => {
    const dialog = await open(fixed, { plan, usage: { checks: { used: 3, limit: 3, resetsAt } } });
    const row = within(dialog).getByRole('link', { name: 'Open in the cleaner' }).parentElement;
    const note = row?.previousSibling;
    cleanup();
    return note?.textContent;
  };
  const said = 'Your plan has no check left; the cleaner still removes hidden characters.';
  expect(await again(null)).toBe(`${said} Compare the plans`);
  for (const paid of ['pro', 'pro5k']) expect(await again(null, paid)).toBe(said);
  expect(await again('2026-12-01T00:00:00.000Z')).toMatch(
    /no check left until December\u00A01,\u00A02026;/,
  );
});
