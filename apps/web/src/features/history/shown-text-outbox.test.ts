import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FinalError, UnreachableError } from '../../lib/request-error.ts';
import { createShownTextOutbox, type ShownText } from './shown-text-outbox.ts';

const shown = (text: string, id = 'a'): ShownText => ({
  id,
  given: 'given',
  text,
  changedWordings: 1,
});

let delivered: string[];
let answer: () => Promise<void>;
const touchedIds = new Set<string>();

function open() {
  return createShownTextOutbox({
    async deliver({ id, text }) {
      await answer();
      delivered.push(`${id}: ${text}`);
    },
    onKept: () => {},
    touched: { has: (id) => touchedIds.has(id), add: (id) => void touchedIds.add(id) },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  delivered = [];
  touchedIds.clear();
  answer = async () => {};
});
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('several undos are sent once, with the last text; what is as it was given is not sent', async () => {
  const outbox = open();
  outbox.put(shown('given'));
  await wait(5000);
  expect(delivered).toEqual([]);
  for (const text of ['one', 'two', 'three']) {
    outbox.put(shown(text));
    await wait(300);
  }
  await wait(1000);
  expect(delivered).toEqual(['a: three']);
  outbox.put(shown('three'));
  await wait(5000);
  expect(delivered).toEqual(['a: three']);
});

test('undone and done again before anything was sent: nothing is sent; afterwards it is', async () => {
  const outbox = open();
  outbox.put(shown('one'));
  outbox.put(shown('given'));
  await wait(5000);
  expect(delivered).toEqual([]);
  outbox.put(shown('one'));
  await wait(1000);
  outbox.put(shown('given'));
  await wait(1000);
  expect(delivered).toEqual(['a: one', 'a: given']);
});

test('without a network it is tried until it arrives, and only the newest text arrives', async () => {
  const outbox = open();
  answer = () => Promise.reject(new UnreachableError());
  outbox.put(shown('one'));
  await wait(60_000);
  outbox.put(shown('two'));
  await wait(60_000);
  expect(delivered).toEqual([]);
  answer = async () => {};
  await wait(60_000);
  expect(delivered).toEqual(['a: two']);
});

test('the return of the network is enough', async () => {
  const outbox = open();
  answer = () => Promise.reject(new UnreachableError());
  outbox.put(shown('one'));
  await wait(300_000);
  answer = async () => {};
  await outbox.flush();
  expect(delivered).toEqual(['a: one']);
});

test('each item gets its own text, whichever was shown since', async () => {
  const outbox = open();
  outbox.put(shown('one', 'a'));
  outbox.put(shown('two', 'b'));
  await wait(1000);
  expect(delivered).toEqual(['a: one', 'b: two']);
});

test('a text that comes while another is under way follows it', async () => {
  const outbox = open();
  let arrive = () => {};
  answer = () =>
    new Promise((done) => {
      arrive = done;
    });
  outbox.put(shown('one'));
  await wait(1000);
  outbox.put(shown('given'));
  await wait(1000);
  answer = async () => {};
  arrive();
  await wait(1000);
  expect(delivered).toEqual(['a: one', 'a: given']);
});

test('after a reload, what may differ from what was given is sent again', async () => {
  const before = open();
  answer = () => Promise.reject(new UnreachableError());
  before.put(shown('one'));
  await wait(1000);
  before.forget();
  answer = async () => {};
  open().put(shown('given'));
  await wait(1000);
  expect(delivered).toEqual(['a: given']);
});

test('an item that is gone is left in peace', async () => {
  const outbox = open();
  answer = () => Promise.reject(new FinalError('gone', 'not_found'));
  outbox.put(shown('one'));
  await wait(1000);
  answer = async () => {};
  outbox.put(shown('two'));
  await wait(60_000);
  expect(delivered).toEqual([]);
});

test('after a sign-out nothing is sent', async () => {
  const outbox = open();
  outbox.put(shown('one'));
  outbox.forget();
  await wait(60_000);
  expect(delivered).toEqual([]);
});
