import type { Account } from '@cleanpaste/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftStore } from '../../features/cleaning/draft/draft-store.ts';
import './cleaned-result.tsx';
import { Cleaner } from './cleaner.tsx';

vi.mock('../../workers/bridge.ts', () => ({ askTextWorker: async () => null }));
const who = vi.hoisted(() => ({ account: undefined as unknown }));
vi.mock('../../features/accounts/account/use-account.ts', async (original) => ({
  ...(await original<object>()),
  useAccount: () => ({ data: who.account }),
}));

const none = { used: 0, limit: null, period: 'total' as const, resetsAt: null };
const account = (isAdmin: boolean, isActive: boolean) =>
  ({
    isAdmin,
    subscription: { is_active: isActive },
    usage: { basic: none, statistical: { ...none, used: 1, limit: 3 }, checks: none },
  }) as Partial<Account>;

let checked: { text: string; fix?: boolean }[];
let checkAnswer: () => Response;
let cleanedText: string;
beforeEach(() => {
  vi.useFakeTimers();
  checked = [];
  cleanedText = 'Cleaned.';
  checkAnswer = () => Response.json({ error: 'provider_failed', message: 'Why.' }, { status: 502 });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/clean-text')) {
      const found = { removedCharacterCount: 0, findings: [], findingCount: 0 };
      return Response.json({ cleanedText, ...found });
    }
    if (!url.endsWith('/run-basic-plagiarism-check')) return Response.json({}, { status: 404 });
    checked.push(JSON.parse(String(init?.body)));
    return checkAnswer();
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  draftStore.erase({ toggles: true });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(seenBy: Partial<Account> | undefined) {
  who.account = seenBy;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Cleaner checkPanel={({ check }) => <p>{`${check.phase}: ${check.problem}`}</p>} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const button = () => screen.queryByRole('button', { name: 'Check for Plagiarism & AI' });
async function clean(value = 'A text.') {
  const area = screen.getByLabelText('Paste your text here:');
  fireEvent.change(area, { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Clean Text' }));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText('Cleaned Text:')).toBeTruthy();
}

test.each([
  ['a visitor', undefined, false],
  ['a free account', account(false, false), false],
  ['a subscriber', account(false, true), true],
  ['the admin', account(true, false), true],
])('%s sees the button of the check once the text is cleaned: %s', async (_, seenBy, seen) => {
  show(seenBy);
  expect(button()).toBeNull();
  await clean();
  expect(button() !== null).toBe(seen);
});

test('what a plan has left of rewrites is said before one is asked for; of what is not counted nothing', () => {
  show(account(false, false));
  expect(screen.getByText(/such marks\. 2 of 3 left\.$/).id).toBe(
    screen
      .getByRole('checkbox', { name: 'Strip statistical watermarks' })
      .getAttribute('aria-describedby'),
  );
  expect(screen.getAllByText(/ left/)).toHaveLength(1);
});

test('the button checks the cleaned text; a failure leaves it there and says why', async () => {
  show(account(false, true));
  await clean();
  fireEvent.click(button()!);
  expect(button()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(checked).toMatchObject([{ text: 'Cleaned.' }]);
  expect(screen.getByText('idle: Failed to check text: Why.')).toBeTruthy();
  expect(button()).not.toBeNull();
});

test('the focus stays with the check: at its progress, and at the button again when it failed', async () => {
  show(account(false, true));
  await clean();
  button()!.focus();
  fireEvent.click(button()!);
  const { activeElement: on } = document;
  expect(on).not.toBe(document.body);
  expect(on?.contains(screen.getByText('scanning: null'))).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(document.activeElement).toBe(button());
});

test('who has gone elsewhere meanwhile is not called back by a check', async () => {
  show(account(false, true));
  await clean();
  button()!.focus();
  fireEvent.click(button()!);
  const area = screen.getByLabelText('Paste your text here:');
  area.focus();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(document.activeElement).toBe(area);
});

test('with a report there is no button, until the text changes', async () => {
  checkAnswer = () => Response.json({ similarity: 1, aiScore: 1, checkedText: 'Cleaned.' });
  show(account(false, true));
  await clean();
  fireEvent.click(button()!);
  await act(() => vi.advanceTimersByTimeAsync(2100));
  expect(screen.getByText('complete: null')).toBeTruthy();
  expect(button()).toBeNull();
  await clean('Another text.');
  expect(button()).not.toBeNull();
});

test('a report stays when the same comes out again, and goes when something else does', async () => {
  checkAnswer = () => Response.json({ similarity: 1, aiScore: 1, checkedText: 'Cleaned.' });
  show(account(false, true));
  await clean();
  fireEvent.click(button()!);
  await act(() => vi.advanceTimersByTimeAsync(2100));
  await clean();
  expect(screen.getByText('complete: null')).toBeTruthy();
  cleanedText = 'Rewritten.';
  await clean();
  expect(screen.queryByText('complete: null')).toBeNull();
  expect(button()).not.toBeNull();
});

test('everybody sees the checkbox; ticked, the text is checked as soon as it is cleaned', async () => {
  show(undefined);
  fireEvent.click(screen.getByLabelText('Also check for unintentional plagiarism & AI'));
  await clean();
  expect(checked).toMatchObject([{ text: 'Cleaned.' }]);
});

test('what is left of the checks leads on where it is nothing: to the day on which it starts anew, or to the plans', () => {
  const withChecks = (checks: object) => {
    show({ ...account(false, true), usage: { ...account(false, true).usage!, checks } } as Account);
    const said = screen.getAllByText(/ of \d+ checks? left/).at(-1)!.textContent;
    cleanup();
    return said;
  };
  const month = { limit: 15, period: 'month', resetsAt: '2026-12-01T00:00:00.000Z' };
  expect(withChecks({ ...month, used: 14 })).toBe('1 of 15 checks left this month.');
  expect(withChecks({ ...month, used: 15 })).toBe(
    '0 of 15 checks left this month. More on December\u00A01,\u00A02026.',
  );
  const total = { limit: 1, period: 'total', resetsAt: null };
  expect(withChecks({ ...total, used: 0 })).toBe('1 of 1 check left.');
  expect(withChecks({ ...total, used: 1 })).toBe('0 of 1 check left.See plans');
});
