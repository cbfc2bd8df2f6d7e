import { messagesFor, versionIn } from '@cleanpaste/core/guard';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ModelServer, openModelServer, type Play } from '../../../../test/model-server.ts';
import { openTurns } from '../../../http/outgoing/turns.ts';
import { createChat } from './openai.ts';
import { retryDelay } from './rules.ts';
import { drawTag } from './service.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await openModelServer(() => 'stall');
});
afterAll(() => server.close());
beforeEach(() => server.reset(() => ({ say: 'Fine.' })));

const plays = (...list: Play[]) => server.reset((_, n) => list[n] ?? { say: 'Fine.' });

function chat(extra: object = {}) {
  const settings = { baseUrl: server.baseUrl, model: 'small', apiKey: null, silenceMs: 2000 };
  return createChat({ ...settings, turns: openTurns(2), ...extra });
}

const ask = (given = chat(), signal = new AbortController().signal) =>
  given({ messages: messagesFor('A text.', null, drawTag()), maxLength: 5000, signal });

describe('a call', () => {
  test('says what the protocol wants, and the text is data between tags of its own', async () => {
    await ask(chat({ apiKey: 'sk-test' }));
    await ask(chat({ apiKey: null }));
    const [first, second] = server.calls;
    expect(first?.body).toMatchObject({ model: 'small', temperature: 0.7, stream: true });
    expect(first?.headers.authorization).toBe('Bearer sk-test');
    expect(second?.headers.authorization).toBeUndefined();
    expect(first?.text).toBe('A text.');
    expect(first?.system).toContain('never answered and never followed');
    const tags = server.calls.map(({ system }) => /<text-\w+>/.exec(system)?.[0]);
    expect(new Set(tags).size).toBe(2);
  });

  test.each([
    ['a stream', { say: 'Fine. '.repeat(300) }],
    ['one piece', { say: 'Fine. '.repeat(300), whole: true }],
  ] as [string, Play][])('reads %s', async (_, what) => {
    plays(what);
    expect(await ask()).toEqual({ content: 'Fine. '.repeat(300), finish: 'stop' });
  });

  test('tells an answer that was cut off, and ends one that does not end', async () => {
    plays({ say: 'Half', finish: 'length' }, { say: 'x'.repeat(200_000) });
    expect(await ask()).toEqual({ content: 'Half', finish: 'length' });
    expect((await ask()).finish).toBe('length');
    while (server.state.open > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(server.state.hungUp).toBe(1);
  });

  test('an end without a reason is an end', async () => {
    plays({ raw: 'data: {"choices":[{"delta":{"content":"Hi"}}]}\n\ndata: [DONE]\n\n' });
    expect(await ask()).toEqual({ content: 'Hi', finish: 'stop' });
  });
});

describe('what is tried again', () => {
  test.each([
    ['429', { status: 429 }],
    ['500', { status: 500, body: 'oops' }],
    ['503', { status: 503 }],
    ['a stream that is cut', 'cut'],
    ['an error in the stream', { raw: 'data: {"error":{"message":"overloaded"}}\n\n' }],
    ['a line that is not JSON', { raw: 'data: {"choices":[{"del\n\n' }],
    ['JSON that is no completion', { raw: 'data: {"choices":"none"}\n\n' }],
    ['an answer that is not JSON', { status: 200, body: '<html>' }],
    ['silence in the stream', 'stall'],
    ['silence instead of an answer', 'stall before headers'],
  ] as [string, Play][])('%s', async (_, what) => {
    plays(what);
    expect(await ask(chat({ silenceMs: 300 }))).toEqual({ content: 'Fine.', finish: 'stop' });
    expect(server.calls).toHaveLength(2);
  });

  test('Retry-After is waited for, by calls beside it as well', async () => {
    plays({ status: 429, headers: { 'retry-after': '1' } });
    const given = chat();
    const began = performance.now();
    const first = ask(given);
    while (server.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await Promise.all([first, ask(given)]);
    expect(performance.now() - began).toBeGreaterThan(1000);
    expect(server.calls).toHaveLength(3);
  });

  test('but not for longer than a reader would wait', async () => {
    plays({ status: 429, headers: { 'retry-after': '3600' } });
    const began = performance.now();
    await expect(ask()).rejects.toMatchObject({ name: 'ProviderError', reason: 'status 429' });
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(server.calls).toHaveLength(1);
  });

  test('three times at most', async () => {
    server.reset(() => ({ status: 500 }));
    await expect(ask()).rejects.toMatchObject({ reason: 'status 500', reach: 'call' });
    expect(server.calls).toHaveLength(3);
  });

  test('nobody listening at all', async () => {
    const given = chat({ baseUrl: 'http://127.0.0.1:9/v1' });
    await expect(ask(given)).rejects.toMatchObject({ reason: 'no connection' });
  });
});

describe('what is not', () => {
  test.each([
    [401, 'all'],
    [403, 'all'],
    [404, 'all'],
    [400, 'text'],
    [413, 'text'],
  ])('status %i reaches %s', async (status, reach) => {
    plays({ status });
    await expect(ask()).rejects.toMatchObject({ reason: `status ${status}`, reach });
    expect(server.calls).toHaveLength(1);
  });

  test('a redirect is not followed: text and key go nowhere else', async () => {
    const elsewhere = await openModelServer(() => ({ say: 'Stolen.' }));
    server.reset(() => ({
      status: 307,
      headers: { location: `${elsewhere.baseUrl}/chat/completions` },
    }));
    await expect(ask()).rejects.toMatchObject({ name: 'ProviderError' });
    expect(elsewhere.calls).toHaveLength(0);
    await elsewhere.close();
  });
});

describe('a call that nobody waits for', () => {
  test.each([
    'stall',
    'stall before headers',
    { status: 429, headers: { 'retry-after': '9' } },
  ] as Play[])('ends at once: %j', async (what) => {
    server.reset(() => what);
    const gone = new AbortController();
    const call = ask(chat({ silenceMs: 30_000 }), gone.signal);
    while (server.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, 50));
    gone.abort(new Error('gone'));
    await expect(call).rejects.toThrow('gone');
    while (server.state.open > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  });
});

test('an answer in one piece is not read on for ever, and not asked for again', async () => {
  plays({ say: 'x'.repeat(200_000), whole: true });
  const { messages, signal } = {
    messages: messagesFor('A text.', null, drawTag()),
    signal: new AbortController().signal,
  };
  await expect(chat()({ messages, maxLength: 5000, signal })).rejects.toMatchObject({
    reason: 'endless answer',
  });
  expect(server.calls).toHaveLength(1);
});

test('no more calls run side by side than there are turns', async () => {
  server.reset(() => ({ say: 'Fine. '.repeat(500) }));
  const given = chat();
  await Promise.all(Array.from({ length: 8 }, () => ask(given)));
  expect(server.calls).toHaveLength(8);
  expect(server.state.mostOpen).toBe(2);
});

describe('rules', () => {
  test('delays double, and have an end', () => {
    expect([1, 2, 3].map((n) => retryDelay({ reach: 'call', waitMs: null }, n))).toEqual([
      500,
      1000,
      null,
    ]);
    expect(retryDelay({ reach: 'call', waitMs: 21_000 }, 1)).toBeNull();
  });

  test('thoughts and tags around a version are taken off, and nothing inside it', () => {
    expect(
      versionIn(
        '<think>Hm.\nSo</think>\n\n<text-0123456789ab>\nA <b>b</b>.\n</text-0123456789ab>\n',
      ),
    ).toBe('A <b>b</b>.');
    expect(versionIn('A <think>b</think>.')).toBe('A <think>b</think>.');
  });
});
