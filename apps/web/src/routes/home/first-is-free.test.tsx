import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countUse } from '../../features/cleaning/cleaner/usage-counters.ts';
import type { CleanedState } from '../../features/cleaning/draft/draft.ts';
import { draftStore } from '../../features/cleaning/draft/draft-store.ts';
import { keeper } from '../../lib/session.ts';
import { FirstIsFree } from './first-is-free.tsx';

const said = () => screen.getByText(/^The first cleanup of hidden characters needs no account\./);

beforeEach(() => draftStore.erase({ toggles: true }));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('the prerendered page leaves it to what the browser remembers whether a member sees it', () => {
  const page = renderToString(
    <MemoryRouter>
      <FirstIsFree />
    </MemoryRouter>,
  );
  expect(page).toMatch(
    /^<div class="guest-only"><p [^>]*>The first cleanup of hidden characters needs no account\./,
  );
});

test('beside a result it is not seen, and its room stays, so that what is below does not jump', async () => {
  await act(() => keeper.restore(false));
  render(
    <MemoryRouter>
      <FirstIsFree />
    </MemoryRouter>,
  );
  expect(said().parentElement?.className).toBe('contents');
  expect(said().className).not.toContain('invisible');
  const cleaned = { text: 'Clean.', removedCharacterCount: 1, local: false, rewrite: null };
  act(() => draftStore.set({ text: 'Clean\u200b.', cleaned }));
  expect(said().className).toContain('invisible');
});

test('once it is used it is not offered again, and said to be used, beside the result too', async () => {
  await act(() => keeper.restore(false));
  countUse('basic');
  const { container } = render(
    <MemoryRouter>
      <FirstIsFree />
    </MemoryRouter>,
  );
  const text =
    'Your free cleanup of hidden characters is used. With a free account, it has no limit.';
  expect(container.textContent).toBe(text);
  const cleaned = { text: 'Clean.', removedCharacterCount: 1, local: false, rewrite: null };
  act(() => draftStore.set({ text: 'Clean\u200b.', cleaned }));
  expect(container.textContent).toBe(text);
  expect(container.querySelector('p')?.className).not.toContain('invisible');
  expect(screen.getByRole('link', { name: 'free account' }).getAttribute('href')).toBe('/signup');
});

test('beside a text in which nothing was changed it is said that none is used', async () => {
  await act(() => keeper.restore(false));
  const { container } = render(
    <MemoryRouter>
      <FirstIsFree />
    </MemoryRouter>,
  );
  const cleaned = { text: 'Clean.', removedCharacterCount: 0, local: false, rewrite: null };
  act(() => draftStore.set({ text: 'Clean.', cleaned }));
  expect(container.textContent).toMatch(
    /^Nothing was changed, so your free cleanup of hidden characters is not used\. With a free account/,
  );
  expect(container.querySelector('p')?.className).not.toContain('invisible');
});

test('beside a rewrite, which is longer than what was there, no hole is left in its place', async () => {
  await act(() => keeper.restore(false));
  render(
    <MemoryRouter>
      <FirstIsFree />
    </MemoryRouter>,
  );
  const rewrite = { edits: [], chunks: [] } as unknown as CleanedState['rewrite'];
  const cleaned = { text: 'Reworded.', removedCharacterCount: 0, local: false, rewrite };
  act(() => draftStore.set({ text: 'Worded.', cleaned }));
  expect(said().className).toMatch(/ hidden$/);
});
