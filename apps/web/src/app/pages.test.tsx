// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keeper } from '../lib/session.ts';

const waiting = vi.hoisted(() => ({ arrive: () => {} }));

vi.mock('../routes/table.ts', () => ({
  routeTable: [
    {
      path: '/',
      load: () =>
        new Promise((resolve) => {
          waiting.arrive = () => resolve({ default: Clicks });
        }),
    },
  ],
  notFound: async () => ({ default: () => null }),
}));

const onClick = vi.fn();
const Clicks = () => (
  <button type="button" onClick={onClick}>
    here
  </button>
);

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  await keeper.restore(false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the page says that it can be used once its own code is there, and not before', async () => {
  const { Pages } = await import('./pages.tsx');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Pages />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(document.documentElement.dataset.interactive).toBeUndefined();
  await act(async () => waiting.arrive());
  await waitFor(() => expect(document.documentElement.dataset.interactive).toBe('true'));
  fireEvent.click(screen.getByText('here'));
  expect(onClick).toHaveBeenCalledTimes(1);
});
