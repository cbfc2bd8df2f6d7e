import type { StrongParaphraseAnswer } from '@cleanpaste/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissFinal } from '../../../components/final-toast.ts';
import { Toaster } from '../../../components/toaster.tsx';
import { FinalError } from '../../../lib/request-error.ts';
import { keeper } from '../../../lib/session.ts';
import { draftStore } from '../draft/draft-store.ts';
import { usageCounters } from './usage-counters.ts';
import { useCleaner } from './use-cleaner.ts';

beforeEach(async () => {
  localStorage.clear();
  draftStore.erase({ toggles: true });
  await keeper.restore(false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function cleanAs(charged: boolean) {
  const rewrite = async (text: string) => ({
    text,
    removedCharacterCount: 0,
    local: false,
    rewrite: { charged } as StrongParaphraseAnswer,
  });
  const given = { onRefused() {}, onChange() {}, onCleaned() {}, rewrite };
  const client = new QueryClient();
  const { result } = renderHook(() => useCleaner(given), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  act(() => draftStore.set({ strip: true }));
  act(() => result.current.change('Ein Text.'));
  await act(() => result.current.clean());
}

test('a rewrite that cost a visitor nothing is not counted in the browser either', async () => {
  await cleanAs(false);
  expect(usageCounters().statistical).toBe(0);
  await cleanAs(true);
  expect(usageCounters().statistical).toBe(1);
});

const dirty = 'Zero\u200Bwidth';
const answer = { cleanedText: 'Zerowidth', removedCharacterCount: 1 };

/** A cleaner over a server that answers when it is told to, with what was drawn and asked for anew. */
function cleanerOf(
  text: string,
  rewrite = (): Promise<never> => Promise.reject(new Error('not asked for')),
) {
  const client = new QueryClient();
  const asked = vi.spyOn(client, 'invalidateQueries');
  const server = Promise.withResolvers<Response>();
  const fetched = vi.fn(() => server.promise);
  vi.stubGlobal('fetch', fetched);
  const drawn: string[] = [];
  const given = {
    onRefused() {},
    onChange() {},
    onCleaned() {},
    rewrite,
  };
  act(() => draftStore.set({ text }));
  const { result } = renderHook(
    () => {
      const cleaner = useCleaner(given);
      drawn.push(`${cleaner.busy ? 'busy' : 'free'}, ${cleaner.cleaned?.text ?? 'no result'}`);
      return cleaner;
    },
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  return {
    clean: () => result.current.clean(),
    change: (next: string) => result.current.change(next),
    clear: () => result.current.clear(),
    answers: () => server.resolve(new Response(JSON.stringify(answer))),
    fetched,
    drawn,
    asked,
  };
}

test('the request leaves with the click, before anything is drawn', async () => {
  const { clean, answers, fetched, drawn } = cleanerOf(dirty);
  await act(async () => {
    const done = clean();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(drawn).toEqual(['free, no result']);
    answers();
    await done;
  });
});

test('a result is drawn once, with the end of the work', async () => {
  const { clean, answers, drawn } = cleanerOf(dirty);
  let done: Promise<void> | undefined;
  act(() => {
    done = clean();
  });
  answers();
  await vi.waitFor(() => expect(draftStore.get().cleaned).not.toBeNull());
  await act(() => done!);
  expect(drawn).toEqual(['free, no result', 'busy, no result', 'free, Zerowidth']);
});

test('what a cleanup changes elsewhere is asked for after the frame that draws its result', async () => {
  const frames: (() => void)[] = [];
  const { clean, answers, asked } = cleanerOf(dirty);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  answers();
  await act(() => clean());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(draftStore.get().cleaned?.text).toBe('Zerowidth');
  expect(asked).not.toHaveBeenCalled();
  for (const draw of frames) draw();
  expect(asked).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

test.each([
  [new Error('Out of order.'), true],
  [new FinalError('Too long.', 'text_too_long'), false],
])(
  'a rewrite that fails beside a cleaned text does not say that the text was not cleaned',
  async (error, mayRetry) => {
    toast.remove();
    const cleaner = cleanerOf(dirty, () => Promise.reject(error));
    const cleaned = { text: 'Zerowidth', removedCharacterCount: 1, local: false, rewrite: null };
    act(() => draftStore.set({ strip: true, cleaned }));
    render(<Toaster />);
    await act(() => cleaner.clean());
    expect(screen.queryByText(/Failed to clean text/)).toBeNull();
    const { failedAgain, cleaned: after } = draftStore.get();
    expect(failedAgain).toMatchObject({ isRewrite: true, mayRetry });
    expect(failedAgain!.reason).toContain(error.message);
    expect(after).toBe(cleaned);
    act(() => cleaner.change('Another text.'));
    expect(draftStore.get().failedAgain).toBeNull();
  },
);

test('a rewrite that fails can be tried again, or left out: the rest is cleaned all the same', async () => {
  toast.remove();
  const cleaner = cleanerOf(dirty, () => Promise.reject(new Error('Out of order.')));
  act(() => draftStore.set({ strip: true }));
  render(<Toaster />);
  await act(() => cleaner.clean());
  screen.getByRole('button', { name: 'Try again' });
  cleaner.answers();
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Clean without rewriting' })),
  );
  await vi.waitFor(() => expect(draftStore.get().cleaned?.text).toBe('Zerowidth'));
  expect(draftStore.get().strip).toBe(false);
});

const tooLong = 'Failed to clean text: Too long. This one has 10: rewrite it in parts.';

/** A cleaner whose rewrite is refused for the length of the text, and the notice of it. */
async function refused() {
  toast.remove();
  const cleaner = cleanerOf(dirty, () =>
    Promise.reject(new FinalError('Too long.', 'text_too_long')),
  );
  act(() => draftStore.set({ strip: true }));
  render(<Toaster />);
  await act(() => cleaner.clean());
  screen.getByText(tooLong);
  return cleaner;
}
const later = () => act(() => new Promise((resolve) => setTimeout(resolve, 1100)));

test.each([
  ['changed', ({ change }: ReturnType<typeof cleanerOf>) => change('Short.')],
  ['cleared', ({ clear }: ReturnType<typeof cleanerOf>) => clear()],
])('once the text is %s, nothing more is said of the length of the one before', async (_, act_) => {
  const cleaner = await refused();
  act(() => act_(cleaner));
  await later();
  expect(screen.queryByText(tooLong)).toBeNull();
});

test('while a check works, neither a notice nor the keyboard begins to clean; the notice stays for afterwards', async () => {
  const cleaner = await refused();
  act(() => draftStore.set({ phase: 'analyzing' }));
  const press = () =>
    fireEvent.click(screen.getByRole('button', { name: 'Clean without rewriting' }));
  press();
  await act(() => cleaner.clean());
  expect(draftStore.get()).toMatchObject({ strip: true, busy: false });
  expect(cleaner.fetched).not.toHaveBeenCalled();
  await later();
  act(() => draftStore.set({ phase: 'complete' }));
  press();
  expect(draftStore.get()).toMatchObject({ strip: false, busy: true });
  expect(cleaner.fetched).toHaveBeenCalledTimes(1);
  // What was pressed goes before the next test begins.
  await later();
});

test('a cleanup that fails while another page is shown is told until its own page is left', async () => {
  const cleaner = await refused();
  dismissFinal('/pricing');
  await later();
  screen.getByText(tooLong);
  act(() => dismissFinal('/'));
  await later();
  expect(screen.queryByText(tooLong)).toBeNull();
  cleaner.clear();
});
