import type { Account, CleanupPage, Session } from '@cleanpaste/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import toast, { useToaster } from 'react-hot-toast/headless';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dashboardCopy } from '../copy/dashboard-copy.ts';
import { forgetOthers } from '../features/accounts/account/forget-others.ts';
import { keeper } from '../lib/session.ts';
import Dashboard from './dashboard.tsx';

const base = '/functions/v1';

const session: Session = {
  access_token: 'token',
  refresh_token: 'a name',
  expires_at: Math.floor(Date.now() / 1000) + 900,
  expires_in: 900,
  token_type: 'bearer',
  user: { id: 'u1', email: 'ann@example.com', identities: [], factors: [] },
};

const sessionOfBen: Session = {
  ...session,
  user: { ...session.user, id: 'u2', email: 'ben@example.com' },
};

function accountOf(changes: Partial<Account> = {}): Account {
  return {
    id: 'u1',
    email: 'ann@example.com',
    name: 'Ann',
    isAdmin: false,
    plan: 'free',
    subscription: {
      is_active: false,
      is_pro_5k: false,
      cancel_at_period_end: false,
      current_period_end: null,
      payment_method_brand: null,
      payment_method_last4: null,
      state: 'none',
      next_payment_attempt: null,
      ended_at: null,
      ended_because: null,
      ended_plan: null,
    },
    keepHistory: true,
    usage: {
      basic: { used: 7, limit: null, period: 'total', resetsAt: null },
      statistical: { used: 2, limit: 3, period: 'total', resetsAt: null },
      checks: { used: 0, limit: 1, period: 'total', resetsAt: null },
    },
    counts: { basic: 7, statistical: 2 },
    ...changes,
  };
}

function pageOf(texts: string[], changes: Partial<CleanupPage> = {}): CleanupPage {
  const items = texts.map((excerpt, i) => ({
    id: `00000000-0000-4000-8000-00000000000${i}`,
    feature: 'basic' as const,
    excerpt,
    isWhole: true,
    removedCharacterCount: 0,
    removedKinds: [],
    changedWordings: null,
    createdAt: '2026-11-20T15:04:00.000Z',
  }));
  const cursors = { newer: items.length ? 'newer' : null, older: items.length ? 'older' : null };
  return { items, cursors, total: texts.length, page: 1, pageSize: 3, paged: false, ...changes };
}

type Answer = () => Response | Promise<Response>;
const json =
  (body: unknown, status = 200): Answer =>
  () =>
    new Response(JSON.stringify(body), { status });
const broken = json({ error: 'internal_error', message: 'The server is on fire.' }, 500);

let answers: Record<string, Answer>;
let calls: string[];
let stopForgetting = () => {};

beforeEach(() => {
  calls = [];
  answers = {
    [`GET ${base}/account`]: json(accountOf()),
    [`GET ${base}/history/cleanups`]: json(pageOf([])),
    [`GET ${base}/history/checks`]: json(pageOf([])),
    [`GET ${base}/api-keys`]: json({ items: [] }),
    [`GET ${base}/check-report-links`]: json({ links: [] }),
    [`GET ${base}/site-config`]: json({}),
  };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${path}`);
    return (answers[`${method} ${path.split('?')[0]}`] ?? json({}, 404))();
  });
  keeper.begin(session);
});

afterEach(() => {
  cleanup();
  toast.remove();
  keeper.end(false);
  stopForgetting();
  vi.unstubAllGlobals();
});

function Around() {
  const { toasts } = useToaster();
  const { search } = useLocation();
  return (
    <>
      <p data-testid="search">{search}</p>
      {toasts.map((entry) => (
        <p key={entry.id}>{String(entry.message)}</p>
      ))}
    </>
  );
}

function show(address = '/dashboard') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  stopForgetting = forgetOthers(client, keeper);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/dashboard" element={<Dashboard />} />
          <Route path="/" element={<p>Home</p>} />
        </Routes>
        <Around />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const history = () => screen.findByRole('region', { name: 'Cleanup history' });
const subscriber = () =>
  accountOf({ plan: 'pro', subscription: { ...accountOf().subscription, is_active: true } });

test('whoever takes over the session in another tab sees nothing of the one before, whatever was open', async () => {
  answers[`GET ${base}/account`] = json(subscriber());
  answers[`GET ${base}/api-keys`] = json({ items: [] });
  answers[`POST ${base}/api-keys`] = json({ id: 'k1', name: 'laptop', key: 'cp_secret_of_ann' });
  answers[`GET ${base}/history/cleanups`] = json(pageOf(['A text of ann.']));
  show();
  await screen.findByText('A text of ann.');
  fireEvent.change(screen.getByLabelText('Name of a new key'), { target: { value: 'laptop' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create key' }));
  await screen.findByText('cp_secret_of_ann');
  answers[`GET ${base}/account`] = json({ ...subscriber(), id: 'u2', email: 'ben@example.com' });
  answers[`GET ${base}/history/cleanups`] = () => new Promise<Response>(() => {});
  act(() => keeper.receive({ kind: 'session', session: sessionOfBen }));
  await screen.findByText('ben@example.com');
  expect(document.body.textContent).not.toMatch(/of ann|cp_secret/);
});

test('a wish of one account that fails after the next has signed in changes nothing of theirs', async () => {
  let fail = () => {};
  answers[`PATCH ${base}/account`] = () =>
    new Promise((done) => {
      fail = () => done(new Response('{}', { status: 500 }));
    });
  show();
  fireEvent.click(await screen.findByRole('switch', { name: 'Keep my history' }));
  answers[`GET ${base}/account`] = json({ ...accountOf(), id: 'u2', email: 'ben@example.com' });
  act(() => keeper.receive({ kind: 'session', session: sessionOfBen }));
  await screen.findByText('ben@example.com');
  fail();
  await screen.findByText(dashboardCopy.keepHistoryFailed);
  expect(document.body.textContent).not.toContain('ann@example.com');
  expect(screen.getByText('ben@example.com')).toBeTruthy();
});

test('while the account loads, bars say so; when that fails, the specified words, and a way to try again', async () => {
  answers[`GET ${base}/account`] = broken;
  show();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load dashboard data');
  answers[`GET ${base}/account`] = json(accountOf());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('ann@example.com')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['cleanups', 'Cleanup history', 'Failed to load cleanup history'],
  ['checks', 'Plagiarism check history', 'Failed to load plagiarism history'],
])('a history of %s that fails says so and leaves the rest', async (kind, name, message) => {
  answers[`GET ${base}/history/${kind}`] = broken;
  show();
  const region = await screen.findByRole('region', { name });
  await within(region).findByText(message);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  answers[`GET ${base}/history/${kind}`] = json(pageOf([]));
  fireEvent.click(within(region).getByRole('button', { name: 'Try again' }));
  await within(region).findByText(/^Nothing here yet\./);
});

test('the profile: name, e-mail, plan, and when a cancelled plan ends', async () => {
  const subscription = {
    ...subscriber().subscription,
    cancel_at_period_end: true,
    current_period_end: Date.UTC(2026, 11, 5, 12) / 1000,
  };
  answers[`GET ${base}/account`] = json({ ...subscriber(), subscription });
  show();
  expect(await screen.findByText('ann@example.com')).toBeTruthy();
  expect(screen.getByText('Ann')).toBeTruthy();
  screen.getByText('Pro Plan');
  screen.getByText('Ends December 5, 2026');
});

test('usage: the displayed figure is the halved one, the bar runs to the limit of the plan', async () => {
  const account = accountOf({ counts: { basic: 7, statistical: 2 } });
  answers[`GET ${base}/account`] = json(account);
  show();
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', {
    name: 'Statistical cleanups',
  });
  expect(bar.value).toBeCloseTo(2 / 3);
  expect(within(bar.parentElement!).getByText('2')).toBeTruthy();
  expect(screen.getByText('of 3 used in total').parentElement?.textContent).toBe(
    '2 of 3 used in total',
  );
  expect(screen.queryByRole('progressbar', { name: 'Basic cleanups' })).toBeNull();
  expect(screen.getByText('Unlimited')).toBeTruthy();
});

test('a limit that is reached is said in words, with when there is more, or that there is none', async () => {
  const { usage } = accountOf();
  const full = { ...usage.checks, limit: 15, used: 15, period: 'month' as const };
  const checks = { ...full, resetsAt: '2026-12-01T00:00:00.000Z' };
  const statistical = { ...usage.statistical, limit: 3, used: 3, resetsAt: null };
  answers[`GET ${base}/account`] = json(accountOf({ usage: { ...usage, statistical, checks } }));
  show();
  const cardOf = async (name: string) =>
    (await screen.findByRole('progressbar', { name })).parentElement!.textContent;
  expect(await cardOf('Statistical cleanups')).toContain(
    'Used up. A free allowance does not renew.',
  );
  expect(await cardOf('Plagiarism & AI checks')).toContain(
    'Used up. Resets on December\u00A01,\u00A02026',
  );
});

test('usage by the month: a card speaks of its month only, and all time has a line of its own', async () => {
  const usage = {
    ...accountOf().usage,
    statistical: { used: 2, limit: 1000, period: 'month' as const },
  };
  const counts = { basic: 7, statistical: 12 };
  answers[`GET ${base}/account`] = json({ ...subscriber(), usage, counts });
  show();
  const bar = await screen.findByRole('progressbar', { name: 'Statistical cleanups' });
  expect(bar.parentElement?.textContent).toMatch(
    /^Statistical cleanups2 of 1,000 used this monthSince the account/,
  );
  screen.getByText('Since the account was made: 12 statistical cleanups.');
});

test('each row says what was removed, by name and number, and what was reworded', async () => {
  const page = pageOf(['a', 'b', 'c', '']);
  const kinds = [
    { name: 'ZERO WIDTH SPACE', count: 1200 },
    { name: 'private-use-E000', count: 2 },
    { name: 'SOFT HYPHEN', count: 1 },
    { name: 'WORD JOINER', count: 1 },
  ];
  const counted = { removedCharacterCount: 1204, removedKinds: kinds };
  Object.assign(page.items[0]!, counted);
  Object.assign(page.items[1]!, { ...counted, feature: 'statistical', changedWordings: 18 });
  Object.assign(page.items[2]!, { removedCharacterCount: 1, removedKinds: null });
  answers[`GET ${base}/history/cleanups`] = json(page);
  show();
  const rows = await within(await history()).findAllByRole('listitem');
  const removed = 'Zero width space ×1,200, private-use-E000 ×2, Soft hyphen ×1, 1 more removed';
  within(rows[0]!).getByText(removed);
  within(rows[1]!).getByText(`18 wordings changed · ${removed}`);
  within(rows[2]!).getByText('1 hidden character removed');
  within(rows[3]!).getByText('Nothing hidden was found');
  within(rows[3]!).getByText('Nothing visible was left');
});

test('a long text is loaded when it is opened or copied, and a failure says so with a way on', async () => {
  const page = pageOf(['The beginning']);
  Object.assign(page.items[0]!, { isWhole: false });
  const address = `GET ${base}/history/cleanups/${page.items[0]!.id}/text`;
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText } }));
  answers[`GET ${base}/history/cleanups`] = json(page);
  answers[address] = broken;
  show();
  const region = await history();
  await within(region).findByText('The beginning…');
  expect(calls).not.toContain(address);
  fireEvent.click(within(region).getByRole('button', { name: 'Copy' }));
  await screen.findByText('The text could not be loaded. Please try again.');
  fireEvent.click(within(region).getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('The text could not be loaded. Please try again.');
  answers[address] = json({ text: 'The beginning and the end' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Cleaned text' });
  expect(box.value).toBe('The beginning and the end');
  fireEvent.keyDown(box, { key: 'Escape' });
  fireEvent.click(within(region).getByRole('button', { name: 'Copy', hidden: true }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('The beginning and the end'));
});

test.each([
  ['free', true],
  ['pro', false],
  ['pro5k', false],
  ['admin', false],
] as const)('the banner to upgrade on %s: %s', async (plan, shown) => {
  answers[`GET ${base}/account`] = json(accountOf({ plan }));
  show();
  await history();
  expect(screen.queryByRole('link', { name: 'See plans' }) !== null).toBe(shown);
});

test('whoever lost a plan is offered that plan, and no other beside it', async () => {
  const lost = {
    state: 'ended' as const,
    ended_at: 1_800_000_000,
    ended_because: 'payment_failed' as const,
    ended_plan: 'pro5k' as const,
  };
  answers[`GET ${base}/site-config`] = json({ available: { payments: true } });
  answers[`GET ${base}/account`] = json(
    accountOf({ subscription: { ...accountOf().subscription, ...lost } }),
  );
  show();
  await history();
  await screen.findByRole('link', { name: 'Renew Expert for $15 a month' });
  expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull();
});

test('the free plan lists its last three, without pages and without an export', async () => {
  answers[`GET ${base}/history/cleanups`] = json(pageOf(['c', 'b', 'a']));
  show();
  const region = await history();
  expect(await within(region).findAllByRole('listitem')).toHaveLength(3);
  within(region).getByText(/^The free plan shows your last 3\. Any older ones are kept/);
  expect(within(region).queryByRole('button', { name: 'Export CSV' })).toBeNull();
  expect(within(region).queryByRole('navigation')).toBeNull();
  const [open] = within(region).getAllByRole('button', { name: 'Open' });
  expect(document.getElementById(open?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'c',
  );
});

const full = { paged: true, pageSize: 5, total: 6 } as const;

test('a subscriber turns pages, by cursor, and the address keeps the place', async () => {
  answers[`GET ${base}/account`] = json(subscriber());
  answers[`GET ${base}/history/cleanups`] = json(pageOf(['f', 'e', 'd', 'c', 'b'], full));
  show();
  const region = await history();
  await within(region).findByText('Page 1 of 2');
  within(region).getByText('6 items');
  answers[`GET ${base}/history/cleanups`] = json(pageOf(['a'], { ...full, page: 2 }));
  fireEvent.click(within(region).getByRole('button', { name: 'Next' }));
  await within(region).findByText('Page 2 of 2');
  expect(calls).toContain(`GET ${base}/history/cleanups?page=2&older=older`);
  expect(screen.getByTestId('search').textContent).toBe('?cleanups=2&cleanups-older=older');
  expect(within(region).getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(
    true,
  );
});

test('when the last item of the last page goes, the page before is shown', async () => {
  answers[`GET ${base}/account`] = json(subscriber());
  answers[`GET ${base}/history/cleanups`] = json(pageOf(['a'], { ...full, page: 2 }));
  answers[`DELETE ${base}/history/cleanups/00000000-0000-4000-8000-000000000000`] = () => {
    answers[`GET ${base}/history/cleanups`] = () =>
      json(
        calls.at(-1)?.includes('page=2')
          ? pageOf([], { ...full, total: 5, page: 2 })
          : pageOf(['f', 'e', 'd', 'c', 'b'], { ...full, total: 5 }),
      )();
    return new Response('{}');
  };
  show('/dashboard?cleanups=2');
  const region = await history();
  fireEvent.click(await within(region).findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByText('History item deleted');
  expect(await within(region).findAllByRole('listitem')).toHaveLength(5);
});

test('a delete that fails says why, and the item stays', async () => {
  answers[`GET ${base}/history/cleanups`] = json(pageOf(['a']));
  answers[`DELETE ${base}/history/cleanups/00000000-0000-4000-8000-000000000000`] = broken;
  show();
  const region = await history();
  fireEvent.click(await within(region).findByRole('button', { name: 'Delete' }));
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  );
  await screen.findByText('Error deleting history item: The server is on fire.');
  expect(within(region).getAllByRole('listitem')).toHaveLength(1);
});

test.each([
  ['a file', () => new Response('"Date"\r\n'), 'Export completed successfully'],
  ['nothing', () => new Response(null, { status: 204 }), 'No data to export'],
  ['a failure', broken, 'Failed to export data'],
  [
    'a file that breaks off',
    () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('"Date"'));
          },
          pull: (controller) => controller.error(new Error('gone')),
        }),
      ),
    'Failed to export data',
  ],
] as [string, Answer, string][])('an export that brings %s', async (_name, answer, message) => {
  const saved = vi.fn(() => 'blob:x');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  answers[`GET ${base}/account`] = json(subscriber());
  answers[`GET ${base}/history/cleanups`] = json(pageOf([], { ...full, total: 0 }));
  answers[`GET ${base}/history/cleanups/export`] = answer;
  show();
  const region = await history();
  fireEvent.click(await within(region).findByRole('button', { name: 'Export CSV' }));
  await screen.findByText(message);
  expect(saved).toHaveBeenCalledTimes(message.startsWith('Export completed') ? 1 : 0);
  vi.restoreAllMocks();
});

test('"Keep my history" goes back when the server refuses', async () => {
  answers[`PATCH ${base}/account`] = broken;
  show();
  const toggle = await screen.findByRole('switch', { name: 'Keep my history' });
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  fireEvent.click(toggle);
  await screen.findByText('The switch could not be changed. Please try again.');
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'));
});

const typeIt = 'Type ann@example.com to confirm';

test('the deletion names the account and what stays, and waits until its address is typed', async () => {
  answers[`POST ${base}/delete-account`] = json({ ok: true });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('This deletes the account of ann@example.com for good.');
  expect(dialog.textContent).toMatch(/Erased at once: your history.*Kept for a year: how much/);
  expect(dialog.textContent).toContain('Kept for three days at most: your address');
  // Of an account that pays for nothing it would speak of what there is not.
  expect(dialog.textContent).not.toContain('subscription');
  const field = within(dialog).getByLabelText<HTMLInputElement>(typeIt);
  const button = () =>
    within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete my account' });
  const described = () =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(button().disabled).toBe(true);
  expect(described()).toBe('Capitals make no difference.');
  fireEvent.change(field, { target: { value: ' ANN@ex' } });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  // What can no longer become the address is told while it is typed.
  fireEvent.change(field, { target: { value: 'ann@ey' } });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(within(dialog).getByRole('alert').textContent).toBe(
    'That is not the address of this account.',
  );
  fireEvent.change(field, { target: { value: 'ann@example.co' } });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  fireEvent.blur(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(described()).toBe('That is not the address of this account.');
  fireEvent.submit(field);
  expect(button().disabled).toBe(true);
  expect(calls).not.toContain(`POST ${base}/delete-account`);
  fireEvent.change(field, { target: { value: '  Ann@Example.COM ' } });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(button().disabled).toBe(false);
  fireEvent.submit(field);
  await screen.findByText('Your account has been deleted');
});

test.each([
  [500, 'internal_error', 'Failed to delete account. Please try again.'],
  [401, 'not_authenticated', 'Please sign in to delete your account.'],
])('an account deletion that answers %d says so', async (status, error, message) => {
  answers[`POST ${base}/delete-account`] = json({ error, message: 'x' }, status);
  answers[`POST ${base}/auth/refresh`] = json(session);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(typeIt), { target: { value: 'ann@example.com' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete my account' }));
  await screen.findByText(message);
  expect(screen.queryByText('Home')).toBeNull();
});

test('an admin who subscribes reads before the deletion which plan is paid for', async () => {
  const { subscription } = accountOf();
  const paying = { ...subscription, is_active: true, is_pro_5k: true, state: 'active' as const };
  answers[`GET ${base}/account`] = json(
    accountOf({ isAdmin: true, plan: 'admin', subscription: paying }),
  );
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(
    'You pay for Expert: the subscription is cancelled immediately, and nothing is paid back.',
  );
  // Said once.
  expect(dialog.textContent).not.toContain('An active subscription');
});

test('after the deletion the session is over and the way ends at home', async () => {
  answers[`POST ${base}/delete-account`] = json({ ok: true });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(typeIt), { target: { value: 'ann@example.com' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete my account' }));
  await screen.findByText('Your account has been deleted');
  await screen.findByText('Home');
  expect(keeper.state().status).toBe('signed-out');
});

const aKey = {
  id: 'k1',
  name: 'laptop',
  prefix: 'cp_abc',
  scopes: ['clean'],
  createdAt: '2026-11-20T15:04:00.000Z',
  lastUsedAt: null,
};

test('keys can be seen and revoked without a plan, and it is said what they may do', async () => {
  answers[`GET ${base}/api-keys`] = json({ items: [aKey] });
  answers[`DELETE ${base}/api-keys/k1`] = json({ ok: true });
  show();
  const panel = await screen.findByRole('region', { name: 'API keys' });
  await within(panel).findByText('laptop');
  within(panel).getByText(/Rewriting and checking by key need a subscription/);
  fireEvent.click(within(panel).getByRole('button', { name: 'Revoke laptop' }));
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }),
  );
  await waitFor(() => expect(calls).toContain(`DELETE ${base}/api-keys/k1`));
});

test('without a plan a key can be made', async () => {
  answers[`GET ${base}/api-keys`] = json({ items: [] });
  answers[`POST ${base}/api-keys`] = json({ ...aKey, key: 'cp_secret' }, 201);
  show();
  fireEvent.change(await screen.findByLabelText('Name of a new key'), { target: { value: 'x' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create key' }));
  within(await screen.findByRole('dialog')).getByText('cp_secret');
  expect(calls).toContain(`POST ${base}/api-keys`);
});

test('a new key is not lost to Escape: it has to be copied, or said to be saved', async () => {
  answers[`GET ${base}/account`] = json(subscriber());
  answers[`GET ${base}/api-keys`] = json({ items: [] });
  answers[`POST ${base}/api-keys`] = json({ ...aKey, key: 'cp_secret' }, 201);
  show();
  fireEvent.change(await screen.findByLabelText('Name of a new key'), { target: { value: 'x' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create key' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  within(dialog).getByText('cp_secret');
  within(dialog).getByText(/^Copy the key first/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'I have saved the key' }));
  await waitFor(() => expect(screen.queryByText('cp_secret')).toBeNull());
});

test('links to reports are listed and taken back; who has none sees nothing of it', async () => {
  const links = `${base}/check-report-links`;
  const link = {
    id: 'l1',
    createdAt: '2026-02-03T10:20:30.000Z',
    expiresAt: '2026-02-10T10:20:30.000Z',
  };
  answers[`GET ${links}`] = json({ links: [link] });
  answers[`DELETE ${links}/l1`] = json({ ok: true });
  show();
  const region = await screen.findByRole('region', { name: 'Links to reports' });
  expect(region.textContent).toMatch(/Made Feb\u00A03,\u00A02026.*Ends Feb\u00A010,\u00A02026/);
  answers[`GET ${links}`] = json({ links: [] });
  fireEvent.click(within(region).getByRole('button', { name: /^Stop sharing/ }));
  await waitFor(() => expect(calls).toContain(`DELETE ${links}/l1`));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Links to reports' })).toBeNull(),
  );
});
