import type { Session } from '@cleanpaste/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import toast, { useToaster } from 'react-hot-toast/headless';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keeper } from '../lib/session.ts';
import AuthCallback from './auth-callback.tsx';
import Login from './login.tsx';
import ResetPassword from './reset-password.tsx';

const base = '/functions/v1/auth';
const session: Session = {
  access_token: 'token',
  refresh_token: 'a name',
  expires_at: Math.floor(Date.now() / 1000) + 900,
  expires_in: 900,
  token_type: 'bearer',
  user: { id: 'u1', email: 'ann@example.com', identities: [], factors: [] },
};

let answers: Record<string, [status: number, body: unknown]>;
let calls: [path: string, body: unknown][];

beforeEach(async () => {
  calls = [];
  answers = {};
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    const sent = body === undefined ? undefined : JSON.parse(String(body));
    if (path.startsWith(base)) calls.push([path.slice(base.length + 1), sent]);
    const [status, answer] = answers[path.slice(base.length + 1)] ?? [200, {}];
    return new Response(JSON.stringify(answer), { status });
  });
  await keeper.restore(false);
});

afterEach(() => {
  cleanup();
  toast.remove();
  keeper.end(false);
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Around() {
  const { toasts } = useToaster();
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="place">{pathname + search}</p>
      <p data-testid="toasts">{toasts.map((entry) => String(entry.message)).join('|')}</p>
    </>
  );
}

function show(address: string | { pathname: string; state: unknown }) {
  if (typeof address === 'string') history.replaceState(null, '', address);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/auth/callback" element={<AuthCallback />} />
          <Route path="/login" element={<Login />} />
          <Route path="/reset-password" element={<ResetPassword />} />
          <Route path="*" element={null} />
        </Routes>
        <Around />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const place = () => screen.getByTestId('place').textContent;
const toasts = () => screen.getByTestId('toasts').textContent;
const verbs = () => calls.map(([verb]) => verb);

test('the callback shows that it works, and takes the code out of the address', () => {
  show('/auth/callback?code=secret');
  expect(screen.getByRole('status').textContent).toContain('Processing authentication...');
  expect(location.href).not.toContain('secret');
});

test('a recovery link comes first, whatever else the address holds, and asks the server nothing', async () => {
  show('/auth/callback?type=recovery&token=a%26b&code=c#access_token=t');
  await waitFor(() => expect(place()).toBe('/reset-password?token=a%26b&type=recovery'));
  expect(calls).toEqual([]);
});

test('then a session in the hash, before a code', async () => {
  answers['set-session'] = [200, { session, returnTo: null }];
  show('/auth/callback?code=c#access_token=t&refresh_token=r');
  await waitFor(() => expect(place()).toBe('/dashboard'));
  expect(calls).toEqual([['set-session', { access_token: 't', refresh_token: 'r' }]]);
  expect(toasts()).toBe('Signed in successfully');
});

test('then the code, and the way leads back to where the visitor came from', async () => {
  answers.exchange = [200, { session, returnTo: '/pricing?x=1' }];
  show('/auth/callback?type=recovery&code=c');
  await waitFor(() => expect(place()).toBe('/pricing?x=1'));
  expect(calls).toEqual([['exchange', { code: 'c' }]]);
  expect(keeper.state()).toMatchObject({ status: 'signed-in', session });
});

test('a way back that leads elsewhere is passed over', async () => {
  answers.exchange = [200, { session, returnTo: '//evil.example' }];
  show('/auth/callback?code=c');
  await waitFor(() => expect(place()).toBe('/dashboard'));
});

test.each([
  ['/auth/callback', 'No code or access token provided'],
  ['/auth/callback?error=cancelled', 'Google sign-in was cancelled.'],
  ['/auth/callback?error=failed', 'Google sign-in did not work. Please try again.'],
  ['/auth/callback?error=Call+us&error_description=Call+us', 'No code or access token provided'],
  ['/auth/callback#access_token=t', 'No session found after authentication'],
  ['/auth/callback?code=c', 'This sign-in link was used already.'],
])('%s fails in words of the page and goes to login', async (address, message) => {
  answers['set-session'] = [200, { session: null, returnTo: null }];
  answers.exchange = [
    400,
    { error: 'invalid_request', message: 'This sign-in link was used already.' },
  ];
  show(address);
  await waitFor(() => expect(place()).toBe('/login'));
  // It is said once, at the button.
  expect(toasts()).toBe('');
  expect(keeper.state().status).toBe('signed-out');
  const google = screen.getByRole('button', { name: 'Continue with Google' });
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(google.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  await waitFor(() => expect(document.activeElement).toBe(google));
  // It is said of this visit alone.
  cleanup();
  show('/login');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a Google sign-in that cannot begin says so at its button, which keeps the focus', async () => {
  answers.google = [503, { error: 'unavailable', message: 'Google cannot be reached.' }];
  show('/login');
  const google = screen.getByRole('button', { name: 'Continue with Google' });
  google.focus();
  fireEvent.click(google);
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Google cannot be reached.'),
  );
  expect(toasts()).toBe('');
  expect(document.activeElement).toBe(google);
  // Another try begins without the old words.
  fireEvent.click(google);
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => screen.getByRole('alert'));
});

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('login asks for both fields, and sends nothing without them', () => {
  show('/login');
  fill('E-mail', 'ann@example.com');
  press('Sign In');
  expect(screen.getByRole('alert').textContent).toBe('Enter your e-mail and your password.');
  expect(calls).toEqual([]);
});

test.each([
  [401, 'invalid_credentials', ''],
  [500, 'internal_error', 'An unexpected error occurred'],
])('a login that answers %d %s: %s', async (status, error, shown) => {
  answers['sign-in'] = [status, { error, message: shown || 'Invalid login credentials' }];
  show('/login');
  fill('E-mail', 'ann@example.com');
  fill('Password', 'a password');
  press('Sign In');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy());
  await waitFor(() => expect(toasts()).toBe(shown));
  expect(place()).toBe('/login');
});

test('wrong credentials: one sentence, announced and tied to both fields, with the focus where it is mended', async () => {
  answers['sign-in'] = [
    401,
    { error: 'invalid_credentials', message: 'Invalid login credentials' },
  ];
  show('/login');
  fill('E-mail', 'ann@example.com');
  fill('Password', 'a password');
  press('Sign In');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('E-mail or password is not right.');
  for (const label of ['E-mail', 'Password']) {
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe(alert.id);
  }
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ann@example.com');
});

test('what is missing is said at its field alone, and has the focus', () => {
  show('/login');
  fill('E-mail', 'ann@example.com');
  press('Sign In');
  const [email, password] = ['E-mail', 'Password'].map((label) => screen.getByLabelText(label));
  expect(email?.getAttribute('aria-invalid')).toBeNull();
  expect(password?.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(document.activeElement).toBe(password);
});

test('login leads back to the page that asked for it, and is passed by when signed in', async () => {
  answers['sign-in'] = [200, session];
  show({ pathname: '/login', state: { from: '/dashboard?cleanups=2' } });
  fill('E-mail', ' ann@example.com ');
  fill('Password', ' a password ');
  press('Sign In');
  await waitFor(() => expect(place()).toBe('/dashboard?cleanups=2'));
  expect(calls).toEqual([['sign-in', { email: 'ann@example.com', password: ' a password ' }]]);
  cleanup();
  show('/login');
  expect(place()).toBe('/dashboard');
});

test.each(['', '?token=t', '?type=recovery', '?token=t&type=signup'])(
  'a reset page with the query "%s" is refused',
  async (query) => {
    show(`/reset-password${query}`);
    await waitFor(() => expect(place()).toBe('/login'));
    expect(toasts()).toBe('Invalid password reset link. A link works once, and for 30 minutes.');
  },
);

test('a new password has to be repeated and to have six characters', () => {
  show('/reset-password?token=t&type=recovery');
  fill('New Password', 'abcde');
  fill('Confirm Password', 'abcdf');
  press('Update Password');
  expect(screen.getByRole('alert').textContent).toBe('Passwords do not match');
  fill('Confirm Password', 'abcde');
  press('Update Password');
  expect(screen.getByRole('alert').textContent).toBe('Password must be at least 6 characters');
  expect(calls).toEqual([]);
});

test('a reset that is refused tells the reason and lets try again', async () => {
  answers['reset-password'] = [400, { error: 'invalid_request', message: 'Too common.' }];
  show('/reset-password?token=t&type=recovery');
  for (const label of ['New Password', 'Confirm Password']) fill(label, 'password');
  press('Update Password');
  await waitFor(() => expect(toasts()).toBe('Too common.'));
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
});

test('a reset is told, ends a session that this browser had, and leads to login', async () => {
  answers.refresh = [401, { error: 'not_authenticated', message: 'Sign in again.' }];
  keeper.begin(session);
  show('/reset-password?token=t&type=recovery');
  for (const label of ['New Password', 'Confirm Password']) fill(label, 'abcdef');
  vi.useFakeTimers();
  press('Update Password');
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(verbs()).toEqual(['reset-password', 'refresh']);
  expect(toasts()).toBe('Password updated successfully');
  expect(screen.getByRole('status').textContent).toContain(
    'You can now sign in with the new password.',
  );
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(place()).toBe('/login');
});

test('that a link is on its way comes into view once, and takes nobody away who goes on typing', async () => {
  const scrolled = vi.fn();
  const before = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = scrolled;
  try {
    show('/login');
    const email = await screen.findByLabelText('E-mail');
    fireEvent.change(email, { target: { value: 'ann@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    await screen.findByText(/is on its way/);
    expect(scrolled).toHaveBeenCalledTimes(1);
    fireEvent.change(email, { target: { value: 'ann@example.co' } });
    expect(scrolled).toHaveBeenCalledTimes(1);
  } finally {
    Element.prototype.scrollIntoView = before;
  }
});
