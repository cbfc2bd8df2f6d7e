import type { Session } from '@cleanpaste/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import toast, { useToaster } from 'react-hot-toast/headless';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { keeper } from '../../../lib/session.ts';
import { useSignOut } from './use-sign-out.ts';

const session: Session = {
  access_token: 'token',
  refresh_token: 'a name',
  expires_at: Math.floor(Date.now() / 1000) + 900,
  expires_in: 900,
  token_type: 'bearer',
  user: { id: 'u1', email: 'ann@example.com', identities: [], factors: [] },
};

function Page() {
  const signOut = useSignOut();
  const { toasts } = useToaster();
  return (
    <>
      <button type="button" onClick={signOut}>
        out
      </button>
      <p>{useLocation().pathname}</p>
      {toasts.map((entry) => (
        <p key={entry.id}>{String(entry.message)}</p>
      ))}
    </>
  );
}

function show() {
  keeper.begin(session);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/dashboard']}>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText('out'));
}

afterEach(() => {
  cleanup();
  toast.remove();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

test('signing out ends at home with the session cleared and says so, even when the server is away', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  show();
  await screen.findByText('Signed out successfully');
  screen.getByText('/');
  expect(keeper.state()).toEqual({ status: 'signed-out', byChoice: true });
  expect(localStorage.getItem('signed-in')).toBeNull();
});

test('the server hears of it after a refresh on its way, whose new cookie has to end as well', async () => {
  let refreshed = () => {};
  const line = new Promise<void>((resolve) => {
    refreshed = resolve;
  });
  const request = async (_name: string, work: () => unknown) => line.then(work);
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const fetched = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  show();
  await screen.findByText('/');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetched).not.toHaveBeenCalled();
  refreshed();
  await screen.findByText('Signed out successfully');
  expect(fetched).toHaveBeenCalledWith('/functions/v1/auth/sign-out', expect.anything());
});
