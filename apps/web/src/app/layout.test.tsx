// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { toastFinal } from '../components/final-toast.ts';
import { queryKeys } from '../lib/query-keys.ts';
import { Layout } from './layout.tsx';

/** What cannot be drawn in the test that is under way. */
const broken = vi.hoisted(() => new Set<string>());
const breakable = vi.hoisted(() => (name: string) => () => {
  if (broken.has(name)) throw new Error(`${name} is broken`);
  return null;
});
vi.mock('./header-links.tsx', () => ({
  HeaderLinks: breakable('links'),
  MoreLinks: () => null,
}));
vi.mock('./footer.tsx', () => ({ Footer: breakable('footer') }));
vi.mock('../components/toaster.tsx', () => ({ Toaster: breakable('toasts') }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  broken.clear();
});

function draw(account: unknown, links: string[] = []) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response('{}'));
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  const client = new QueryClient();
  client.setQueryData(queryKeys.account(), account);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Layout>
          <p>the page</p>
          {links.map((path) => (
            <Link key={path} to={path}>{`to ${path}`}</Link>
          ))}
        </Layout>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('an account that the bar over the page cannot read leaves the page in its place', () => {
  draw({});
  expect(screen.getByText('the page')).toBeTruthy();
});

test('links, footer or toasts that cannot be drawn leave the page, and the way home, in their place', () => {
  for (const part of ['links', 'footer', 'toasts']) {
    broken.add(part);
    draw({});
    expect(screen.getByText('the page'), part).toBeTruthy();
    expect(screen.getByRole('banner').querySelector('a[href="/"]'), part).toBeTruthy();
    cleanup();
  }
});

test('a notice goes with the page that it speaks of, not with the one on which it came', () => {
  const dismissed = vi.spyOn(toast, 'dismiss');
  vi.stubGlobal('scrollTo', () => {});
  draw({}, ['/', '/pricing', '/login']);
  const go = (path: string) => fireEvent.click(screen.getByText(`to ${path}`));
  go('/pricing');
  act(() => {
    toastFinal('Failed to clean text: away', { id: 'of the cleaner', page: '/' });
    toastFinal('Failed to create checkout session', { id: 'of the prices', page: '/pricing' });
  });
  go('/');
  expect(dismissed.mock.calls).toEqual([['of the prices']]);
  go('/login');
  expect(dismissed.mock.calls).toEqual([['of the prices'], ['of the cleaner']]);
});
