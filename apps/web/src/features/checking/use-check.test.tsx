import type { CheckAnswer } from '@cleanpaste/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftStore } from '../cleaning/index.ts';
import { useCheck } from './use-check.ts';

const answer = (figures: Partial<CheckAnswer>): CheckAnswer => ({
  similarity: 12,
  aiScore: 40,
  aiReason: null,
  charged: true,
  fixedText: null,
  changed: null,
  before: null,
  checkedText: 'text',
  sources: [],
  copied: [],
  peopleAsHigh: null,
  mixed: false,
  sentences: [],
  evidence: [],
  words: 80,
  judgedWords: 80,
  notJudged: null,
  verdictThreshold: 88,
  falsePositives: [],
  provider: 'local',
  sourcesCompared: 10,
  ...figures,
});

let bodies: unknown[];
let calls: RequestInit[];
/** What the answers wait for. */
let held: Promise<void> | undefined;
let respond: (body: { fix?: boolean }) => { status: number; body: unknown };
const onAllClear = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  draftStore.erase({ toggles: true });
  bodies = [];
  calls = [];
  held = undefined;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    bodies.push(body);
    calls.push(init);
    await held;
    init.signal?.throwIfAborted();
    const { status, body: content } = respond(body);
    return new Response(JSON.stringify(content), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

function openToLeave() {
  const queries = new QueryClient();
  const { result, unmount } = renderHook(() => useCheck({ onAllClear }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  });
  return { check: result, leave: unmount };
}
const open = () => openToLeave().check;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('scans, analyzes for two seconds, and shows the report', async () => {
  respond = () => ({ status: 200, body: answer({}) });
  const check = open();
  act(() => void check.current.check('text'));
  expect(check.current.phase).toBe('scanning');
  await pass(1999);
  expect([check.current.phase, check.current.report]).toEqual(['analyzing', null]);
  await pass(1);
  expect(check.current).toMatchObject({ phase: 'complete', report: { similarity: 12 } });
  await pass(10_000);
  expect(onAllClear).not.toHaveBeenCalled();
});

test('three seconds after a check without a copied passage, and a figure as people have, it is all clear', async () => {
  respond = () => ({ status: 200, body: answer({ similarity: 0, aiScore: 27 }) });
  const check = open();
  act(() => void check.current.check('text'));
  await pass(2000);
  await pass(2999);
  expect(onAllClear).not.toHaveBeenCalled();
  await pass(1);
  expect(onAllClear).toHaveBeenCalledOnce();
});

test.each([
  { similarity: 0, aiScore: 50 },
  { similarity: 1, aiScore: 6 },
  { similarity: 0, aiScore: 20, provider: 'copyleaks' as const },
])('%j is not all clear', async (figures) => {
  respond = () => ({ status: 200, body: answer(figures) });
  const check = open();
  act(() => void check.current.check('text'));
  await pass(10_000);
  expect(onAllClear).not.toHaveBeenCalled();
});

test('a text that is too short to judge is never all clear', async () => {
  respond = () => ({ status: 200, body: answer({ similarity: 0, aiScore: null }) });
  const check = open();
  act(() => void check.current.check('text'));
  await pass(10_000);
  expect(onAllClear).not.toHaveBeenCalled();
});

test('the fix works on the text that was checked, and goes through the phases again', async () => {
  respond = ({ fix }) => ({
    status: 200,
    body: fix ? answer({ similarity: 3, fixedText: 'better', checkedText: 'better' }) : answer({}),
  });
  const check = open();
  act(() => void check.current.check('text'));
  await pass(2000);
  act(() => void check.current.fix());
  expect(check.current).toMatchObject({ phase: 'scanning', report: { similarity: 12 } });
  await pass(2000);
  expect(check.current).toMatchObject({ phase: 'complete', report: { fixedText: 'better' } });
  expect(bodies[1]).toMatchObject({ text: 'text', fix: true });
});

test.each([
  [403, 'limit_exceeded'],
  [401, 'not_authenticated'],
])('%i %s is told to the cleaner, which opens its window, and goes back', async (status, error) => {
  respond = () => ({ status, body: { error, message: 'No.' } });
  const check = open();
  act(() => void check.current.check('text'));
  await pass(0);
  expect(draftStore.get().refused).toBe(error);
  expect(check.current.phase).toBe('idle');
});

test.each([
  [false, 'Failed to check text'],
  [true, 'Failed to recheck text'],
])(
  'a failure is told once, at its place (fix: %s), and what was found stays',
  async (fix, message) => {
    const errorToast = vi.spyOn(toast, 'error');
    respond = (body) =>
      fix && !body.fix
        ? { status: 200, body: answer({}) }
        : { status: 502, body: { error: 'provider_failed', message: 'x' } };
    const check = open();
    act(() => void check.current.check('text'));
    await pass(2000);
    if (fix) {
      act(() => void check.current.fix());
      await pass(2000);
      expect(check.current).toMatchObject({ phase: 'complete', report: { similarity: 12 } });
    }
    // What the server said stays at its place, where it can be tried again; no notice says it as well.
    await pass(60_000);
    expect(errorToast).not.toHaveBeenCalled();
    expect(check.current.problem).toBe(`${message}: x`);
    expect(check.current.isFix).toBe(fix);
    act(() => check.current.reset());
    expect(check.current.problem).toBeNull();
  },
);

test('a check that fails while another page is shown is told there', async () => {
  const errorToast = vi.spyOn(toast, 'error');
  respond = () => ({ status: 502, body: { error: 'provider_failed', message: 'x' } });
  const { check, leave } = openToLeave();
  act(() => void check.current.check('text'));
  leave();
  await pass(2000);
  expect(errorToast).toHaveBeenCalledExactlyOnceWith('Failed to check text', {
    id: 'check-failed',
  });
});

test('a reset while it runs lets nothing come after', async () => {
  respond = () => ({ status: 200, body: answer({}) });
  const check = open();
  act(() => void check.current.check('text'));
  act(() => check.current.reset());
  await pass(5000);
  expect(check.current).toMatchObject({ phase: 'idle', report: null });
});

test.each([false, true])(
  'a check that is cancelled ends at the server, leaves what was there, and is the same one when it is asked for again (fix: %s)',
  async (fix) => {
    respond = () => ({ status: 200, body: answer({}) });
    const check = open();
    if (fix) {
      act(() => void check.current.check('text'));
      await pass(2000);
    }
    const before = fix
      ? { phase: 'complete', report: { similarity: 12 } }
      : { phase: 'idle', report: null };
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    const ask = () => act(() => void (fix ? check.current.fix() : check.current.check('text')));
    ask();
    await pass(0);
    expect(check.current.busy).toBe(true);
    act(() => check.current.cancel());
    expect(calls.at(-1)!.signal!.aborted).toBe(true);
    resolve();
    await pass(60_000);
    expect(check.current).toMatchObject({ ...before, busy: false, problem: null });
    ask();
    await pass(2000);
    expect(check.current.phase).toBe('complete');
    const keyOf = ({ headers }: RequestInit) => new Headers(headers).get('idempotency-key');
    expect(keyOf(calls.at(-1)!)).toBe(keyOf(calls.at(-2)!));
  },
);

const leavesOut = () => draftStore.get().checkOptions.excludeQuotations;
const references = { excludeQuotations: true, excludeReferences: true };

test('what quoting leaves out counts again in the next text, and what was chosen stays chosen', () => {
  const check = open();
  act(() => check.current.setOptions(references, true));
  expect(leavesOut()).toBe(true);
  // Another choice beside it makes no choice of it.
  act(() => check.current.setOptions({ ...references, excludeReferences: false }));
  act(() => check.current.reset());
  expect(draftStore.get().checkOptions).toEqual({
    excludeQuotations: false,
    excludeReferences: false,
  });
  act(() => check.current.setOptions(references, true));
  act(() => draftStore.erase());
  expect(draftStore.get().checkOptions).toEqual({ ...references, excludeQuotations: false });
  act(() => check.current.setOptions(references));
  act(() => check.current.reset());
  expect(leavesOut()).toBe(true);
});

test('the text with its quotations in the box is checked as it was in the report', () => {
  const check = open();
  const change = (text: string) => {
    draftStore.set({ text });
    check.current.reset();
  };
  act(() => check.current.setOptions(references, true));
  act(() => check.current.goOnWith('“text”', change));
  expect(leavesOut()).toBe(true);
  act(() => change('Another text.'));
  expect(leavesOut()).toBe(false);
});

test.each([
  [413, 'text_too_long', false],
  [502, 'provider_failed', true],
])('after %i %s another try is offered: %s', async (status, error, isOffered) => {
  respond = () => ({ status, body: { error, message: 'Why.' } });
  const check = open();
  act(() => void check.current.check('text'));
  await pass(0);
  expect(check.current.problem).toBe('Failed to check text: Why.');
  expect(check.current.retry !== null).toBe(isOffered);
  act(() => check.current.retry?.());
  await pass(0);
  expect(bodies).toHaveLength(isOffered ? 2 : 1);
});
