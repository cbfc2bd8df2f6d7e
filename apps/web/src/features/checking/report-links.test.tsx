import type { ReportLink } from '@cleanpaste/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ReportLinks } from './report-links.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const link = (id: string, more: Partial<ReportLink> = {}): ReportLink => ({
  id,
  createdAt: '2026-02-03T10:20:30.000Z',
  expiresAt: '2026-02-10T10:20:30.000Z',
  excerpt: 'My grandmother kept bees behind the school, and every autumn she let us taste it…',
  figures: { similarity: 12, aiScore: 34 },
  ...more,
});

test('each link says what it leads to, and no two buttons have one name', async () => {
  const links = [
    link('a'),
    link('b', { band: 'unclear' }),
    link('c', { createdAt: '2026-02-04T10:20:30.000Z' }),
    link('d', { excerpt: 'Another text.', figures: { similarity: 0, aiScore: null } }),
    link('e', { excerpt: '' }),
    // From a server of the version before.
    link('f', { excerpt: undefined, figures: undefined, createdAt: '2026-02-05T10:20:30.000Z' }),
  ];
  vi.stubGlobal('fetch', async () => Response.json({ links }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReportLinks />
    </QueryClientProvider>,
  );
  const items = await screen.findAllByRole('listitem');
  const says = (index: number) => items[index]!.textContent;
  expect(says(0)).toContain('My grandmother kept bees');
  expect(says(0)).toContain('In the report: Similarity 12% · AI likelihood 34%');
  expect(says(1)).toContain('In the report: Similarity 12% · AI likelihood 34%, undecided');
  expect(says(3)).toContain('Similarity 0% · AI likelihood no figure');
  expect(says(4)).toContain('A text without visible characters');
  const names = items.map((item) => within(item).getByRole('button').getAttribute('aria-label'));
  expect(new Set(names).size).toBe(6);
  expect(names[0]).toMatch(
    /^Stop sharing: “My grandmother kept bees .*…”, Made Feb\u00A03,\u00A02026/,
  );
  expect(names[3]).toContain('“Another text.”');
});
