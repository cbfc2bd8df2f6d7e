import { clean, scan } from '@cleanpaste/core/hidden';
import { readsAsEnglish } from '@cleanpaste/core/rewrite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../components/toaster.tsx';
import { countUse } from '../../features/cleaning/cleaner/usage-counters.ts';
import { draftStore } from '../../features/cleaning/draft/draft-store.ts';
import { handOver } from '../../features/cleaning/draft/hand-over.ts';
import { keeper } from '../../lib/session.ts';
import { summarize } from '../../workers/summarize.ts';
import { widenedBy } from '../../workers/widened-by.ts';
import './cleaned-result.tsx';
import '../../features/rewriting/rewrite/rewrite-and-strip.ts';
import { Cleaner } from './cleaner.tsx';

vi.mock('../../workers/bridge.ts', () => ({
  askTextWorker: async (kind: string, { text }: { text: string }) =>
    kind === 'scan'
      ? { ...summarize(scan(text)), widened: widenedBy(scan(text), text) }
      : clean(text),
}));
vi.mock('../../workers/lab-bridge.ts', () => ({
  askLabWorker: async (_: string, { text }: { text: string }) => readsAsEnglish(text),
}));

const hidden = 'Hello\u200b wor\u00adld';

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Cleaner checkPanel={() => null} />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return screen.getByLabelText<HTMLTextAreaElement>('Paste your text here:');
}

const type = (area: HTMLElement, value: string) => fireEvent.change(area, { target: { value } });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Clean Text|Cleaning/ });
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

Element.prototype.scrollIntoView = () => {};

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  draftStore.erase({ toggles: true });
  await keeper.restore(false);
});

afterEach(() => {
  cleanup();
  toast.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the button waits for a text that is not blank', () => {
  const area = show();
  expect(button().disabled).toBe(true);
  type(area, '  \n ');
  expect(button().disabled).toBe(true);
  type(area, 'a');
  expect(button().disabled).toBe(false);
});

test('a visitor is told before pressing that one rewrite is free, and that it is used', () => {
  show();
  expect(screen.queryByText(/without an account is used/)).toBeNull();
  // Beside a switch that is off nothing comes later than the page.
  expect(screen.queryByText(/One is free without an account/)).toBeNull();
  fireEvent.click(screen.getByLabelText('Strip statistical watermarks'));
  screen.getByText(/a rewrite that weakens such marks\. One is free without an account\.$/);
  // What another than this site rewrites is not counted.
  act(() => draftStore.set({ rewriteOptions: { engine: 'browser', form: {} } }));
  expect(screen.queryByText(/One is free without an account/)).toBeNull();
  act(() => draftStore.set({ rewriteOptions: { engine: 'site', form: {} } }));
  cleanup();
  countUse('statistical');
  show();
  screen.getByText(/The free one without an account is used\.$/);
});

test('a paste tells how many hidden characters it holds, by code point', async () => {
  type(show(), hidden);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('status').textContent).toBe('2 hidden character(s) found');
  expect(screen.getByText('U+200B')).toBeTruthy();
  expect(screen.getByText('U+00AD')).toBeTruthy();
});

test('a text brought from the revealer stands in the box and is looked at, once', async () => {
  handOver(hidden);
  expect(show().value).toBe(hidden);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('status').textContent).toBe('2 hidden character(s) found');
  // It is a draft like any other from then on; what was cleared does not come back.
  draftStore.erase();
  cleanup();
  expect(show().value).toBe('');
});

test('a text brought along while work is under way waits until the box takes it', async () => {
  draftStore.set({ text: 'at work', busy: true });
  handOver(hidden);
  expect(show().value).toBe('at work');
  await act(async () => draftStore.set({ busy: false }));
  expect((screen.getByLabelText('Paste your text here:') as HTMLTextAreaElement).value).toBe(
    hidden,
  );
});

test('cleaning a text of hidden characters only ends in a sentence, without a Copy', async () => {
  vi.stubGlobal('fetch', async () =>
    answer(200, { cleanedText: '', removedCharacterCount: 2, findings: [], findingCount: 2 }),
  );
  type(show(), '\u200b\u2060');
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.getByText(/held nothing but hidden characters/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
});

test('beside the original the button to copy says that it copies the cleaned text', async () => {
  const found = { removedCharacterCount: 2, findings: [], findingCount: 2 };
  vi.stubGlobal('fetch', async () => answer(200, { cleanedText: 'Hello world', ...found }));
  type(show(), hidden);
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(100));
  const copy = () => screen.getByRole('button', { name: /^Copy/ });
  fireEvent.click(screen.getByRole('radio', { name: 'Cleaned' }));
  expect(copy().textContent).toBe('Copy');
  expect(copy().title).toBe('');
  const filled = copy().className;
  fireEvent.click(screen.getByRole('radio', { name: 'Original' }));
  expect(copy().textContent).toBe('Copy cleaned');
  expect(copy().title).toBe('Copies the cleaned text');
  const said = screen.getByText('Copies the cleaned text');
  expect(copy().getAttribute('aria-describedby')).toBe(said.id);
  // Filled is what belongs to the text in sight.
  expect(filled).toContain('bg-accent');
  expect(copy().className).not.toContain('bg-accent');
});

test('cleaning says so while it is busy, then shows the text, the count and Copy', async () => {
  const { cleanedText, ...rest } = { cleanedText: 'Hello world', removedCharacterCount: 2 };
  const fetched = vi.fn(
    () =>
      new Promise<Response>((done) => {
        setTimeout(
          () => done(answer(200, { cleanedText, ...rest, findings: [], findingCount: 2 })),
          50,
        );
      }),
  );
  vi.stubGlobal('fetch', fetched);
  const area = show();
  type(area, hidden);
  fireEvent.click(button());
  expect(button().textContent).toBe('Cleaning...');
  expect(button().disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText('Cleaned Text:')).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'Result' })).getByText('Hello world'),
  ).toBeTruthy();
  expect(screen.getByText('2 hidden characters removed')).toBeTruthy();
  const [path, init] = fetched.mock.calls[0] as unknown as [string, RequestInit];
  expect(path).toBe('/functions/v1/clean-text');
  expect(JSON.parse(String(init.body))).toEqual({
    text: hidden,
    type: 'basic',
    skipTracking: false,
    keepProvenance: true,
  });
  expect(new Headers(init.headers).get('x-session-id')).toMatch(/^[0-9a-f-]{36}$/);

  type(area, 'changed');
  expect(screen.queryByText('Cleaned Text:')).toBeNull();
});

test('a failing server is asked three times with one key, then the failure is told', async () => {
  const fetched = vi.fn(async () =>
    answer(500, { error: 'internal_error', message: 'Out of order.' }),
  );
  vi.stubGlobal('fetch', fetched);
  const area = show();
  type(area, hidden);
  fireEvent.click(button());
  // One notice, whose words change; the last word takes it away.
  const attempts = new Set<string | undefined>();
  for (let ms = 0; ms < 3000; ms += 20) {
    await act(() => vi.advanceTimersByTimeAsync(20));
    const told = screen.queryAllByText(/^Attempt \d/);
    expect(told.length).toBeLessThan(2);
    if (told[0]) attempts.add(told[0].textContent);
  }
  expect(fetched).toHaveBeenCalledTimes(3);
  expect([...attempts]).toEqual([
    'Attempt 1 failed. Retrying...',
    'Attempt 2 failed. Retrying...',
    'Attempt 3 failed. Retrying...',
  ]);
  expect(screen.queryByText(/^Attempt/)).toBeNull();
  expect(
    screen.getByText('Failed to clean text: Out of order. Your text stays in the box.'),
  ).toBeTruthy();
  expect(area.value).toBe(hidden);
  const keys = fetched.mock.calls.map((call) =>
    new Headers((call as unknown as [string, RequestInit])[1].headers).get('idempotency-key'),
  );
  expect(new Set(keys).size).toBe(1);
});

test('an answer that no retry can mend is told at once, and the text stays', async () => {
  const message = 'This text is too long. The limit for cleaning is 1,000,000 characters.';
  const fetched = vi.fn(async () => answer(413, { error: 'text_too_long', message }));
  vi.stubGlobal('fetch', fetched);
  const area = show();
  type(area, hidden);
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(
    screen.getByText(
      `Failed to clean text: ${message} This one has ${hidden.length}: clean it in parts.`,
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Clean without rewriting' })).toBeNull();
  expect(area.value).toBe(hidden);
});

test('with no server at all the page cleans by itself after three attempts and says so', async () => {
  const fetched = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  type(show(), hidden);
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(
    within(screen.getByRole('region', { name: 'Result' })).getByText('Hello world'),
  ).toBeTruthy();
  expect(screen.getByText(/cleaned on your device/)).toBeTruthy();
});

test('Copy says Copied! for two seconds', async () => {
  vi.stubGlobal('fetch', async () =>
    answer(200, { cleanedText: 'ab', removedCharacterCount: 1, findings: [], findingCount: 1 }),
  );
  const writeText = vi.fn(async () => {});
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  type(show(), 'a\u200bb');
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(10));
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(writeText).toHaveBeenCalledWith('ab');
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1900));
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
});

const cleanedAnswer = () =>
  answer(200, {
    cleanedText: 'Hello world',
    removedCharacterCount: 2,
    findings: [],
    findingCount: 2,
  });

const cleanups = (fetched: { mock: { calls: unknown[][] } }) =>
  fetched.mock.calls.filter(([path]) => path === '/functions/v1/clean-text').length;

test('the second cleanup without an account opens the sign-in window and asks nothing of the server', async () => {
  const fetched = vi.fn(async () => cleanedAnswer());
  vi.stubGlobal('fetch', fetched);
  localStorage.setItem('has_shared', 'true');
  const area = show();
  type(area, hidden);
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(cleanups(fetched)).toBe(1);
  type(area, 'again');
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(10));
  await vi.waitFor(() => screen.getByText('3 free statistical watermark removals'), 10_000);
  expect(cleanups(fetched)).toBe(1);
  expect(area.value).toBe('again');
});

test.each([
  [401, 'not_authenticated', '3 free statistical watermark removals'],
  [403, 'limit_exceeded', 'Upgrade to Pro for $5 a month'],
])('a %d answer %s opens its window', async (status, error, text) => {
  vi.stubGlobal('fetch', async () => answer(status, { error, message: 'No more.' }));
  type(show(), hidden);
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(10));
  await vi.waitFor(() => screen.getByText(text), 10_000);
});

test('2 s after a cleanup that found something a share is asked for, once shared never again', async () => {
  vi.stubGlobal('fetch', async () => cleanedAnswer());
  type(show(), hidden);
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(10));
  await act(() => vi.advanceTimersByTimeAsync(1980));
  expect(screen.queryByText(/Share on social media/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(40));
  await vi.waitFor(
    () =>
      screen.getByText('Share on social media to keep using CleanPaste for free! It is optional.'),
    10_000,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Bluesky' }));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(localStorage.getItem('has_shared')).toBe('true');
  expect(screen.getByText('Thanks for sharing!')).toBeTruthy();
});

test('a refusal that came while another page was shown is said on the way back', async () => {
  localStorage.setItem('has_shared', 'true');
  let answerIt = (_: Response) => {};
  const held = new Promise<Response>((resolve) => {
    answerIt = resolve;
  });
  vi.stubGlobal('fetch', () => held);
  type(show(), hidden);
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(10));
  cleanup();
  answerIt(answer(403, { error: 'limit_exceeded', message: 'No more.' }));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(show().value).toBe(hidden);
  await vi.waitFor(() => screen.getByText('Upgrade to Pro for $5 a month'), 10_000);
});

test('a text that is too long to be rewritten is told its length, and cleaned without a rewrite by one press', async () => {
  const message = 'This text is too long. The limit for rewriting is 100,000 characters.';
  vi.stubGlobal('fetch', async (url: string) =>
    /paraphrase/.test(url) ? answer(413, { error: 'text_too_long', message }) : cleanedAnswer(),
  );
  type(show(), hidden);
  fireEvent.click(screen.getByLabelText('Strip statistical watermarks'));
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(100));
  screen.getByText(
    `Failed to clean text: ${message} This one has ${hidden.length}: rewrite it in parts.`,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Clean without rewriting' }));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(
    within(screen.getByRole('region', { name: 'Result' })).getByText('Hello world'),
  ).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Strip statistical watermarks').checked).toBe(
    false,
  );
});

test('a rewrite that fails after a cleanup says what stands and what does not, and is tried again there', async () => {
  localStorage.setItem('has_shared', 'true');
  const failing = answer(500, { error: 'internal_error', message: 'Out of order.' });
  let rewrites = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (!/paraphrase/.test(url)) return cleanedAnswer();
    rewrites++;
    return failing.clone();
  });
  type(show(), hidden);
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(100));
  fireEvent.click(screen.getByLabelText('Strip statistical watermarks'));
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(rewrites).toBe(3);
  expect(screen.queryByText(/Failed to clean text/)).toBeNull();
  const note = screen.getByText('The rewrite failed. Out of order.').closest('[role=alert]')!;
  expect(note.textContent).toContain('The text above is cleaned; its wording is unchanged.');
  screen.getByText('Cleaned Text:');
  fireEvent.click(within(note as HTMLElement).getByRole('button', { name: 'Retry' }));
  expect(screen.queryByText('The rewrite failed. Out of order.')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(rewrites).toBe(6);
  screen.getByText('The rewrite failed. Out of order.');
});

const german =
  'Der schnelle braune Fuchs springt über den faulen\u200b Hund, und niemand weiß, warum.';

test('the switch says "English only" of another language beside its result, too', async () => {
  vi.stubGlobal('fetch', async () =>
    answer(200, { ...clean(german), cleanedText: clean(german).text }),
  );
  type(show(), german);
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(100));
  screen.getByText('Cleaned Text:');
  fireEvent.click(screen.getByLabelText('Strip statistical watermarks'));
  await act(() => vi.advanceTimersByTimeAsync(500));
  screen.getByText(/^English only/);
});

test.each([
  ['a special space beside an ordinary one', 'It jumps \u202fover.'],
  ['a zero-width one between two ordinary ones', 'It jumps \u200b over.'],
])('after %s it is told in text that both spaces stand together only since', async (_, text) => {
  const { text: cleanedText, ...rest } = clean(text);
  vi.stubGlobal('fetch', async () => answer(200, { cleanedText, ...rest }));
  type(show(), text);
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(200));
  screen.getByText('1 double space left');
  screen.getByText('Cleaning brought these two spaces together.');
  expect(screen.queryByTitle(/special space/)).toBeNull();
});
