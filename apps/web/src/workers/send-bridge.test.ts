import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkAnswer } from './create-bridge.ts';

type Reply = { status: number; json: unknown } | null;

/** Plays the worker: asks nobody, and answers as it is told to; without an answer its code is missing. */
let reply: Reply | undefined;
const asked: unknown[] = [];
class PlayedWorker extends EventTarget {
  constructor() {
    super();
    const start = reply === undefined ? new Event('error') : message({ ready: true });
    setTimeout(() => this.dispatchEvent(start));
  }
  postMessage({ id, input }: { id: number; input: unknown }) {
    asked.push(input);
    setTimeout(() => this.dispatchEvent(message({ id, output: reply })));
  }
  terminate() {}
}
const message = (data: WorkAnswer) => new MessageEvent('message', { data });

const request = {
  url: '/functions/v1/clean-text',
  method: 'POST',
  headers: { authorization: 'Bearer token' },
  body: { text: 'a\u200bb' },
};
const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response('{"from":"page"}'));

async function send(answer?: Reply) {
  reply = answer;
  const { sendBeside } = await import('./send-bridge.ts');
  return sendBeside(request);
}

beforeEach(() => {
  vi.resetModules();
  asked.length = 0;
  vi.stubGlobal('Worker', PlayedWorker);
  vi.stubGlobal('location', { href: 'https://site.example/' });
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  fetched.mockClear();
  vi.unstubAllGlobals();
});

test('what is sent beside the page is the whole request, at its full address', async () => {
  const answer = await send({ status: 200, json: { cleanedText: 'ab' } });
  expect(asked).toEqual([{ ...request, url: 'https://site.example/functions/v1/clean-text' }]);
  expect(answer.ok).toBe(true);
  expect(await answer.json()).toEqual({ cleanedText: 'ab' });
  expect(fetched).not.toHaveBeenCalled();
});

test('a refusal keeps its status and what it says', async () => {
  const answer = await send({ status: 413, json: { error: 'text_too_long' } });
  expect([answer.ok, answer.status]).toEqual([false, 413]);
  expect(await answer.json()).toEqual({ error: 'text_too_long' });
});

test('an answer that is no JSON is answered when it is read, as with fetch', async () => {
  const answer = await send({ status: 502, json: undefined });
  expect(answer.status).toBe(502);
  await expect(answer.json()).rejects.toThrow(SyntaxError);
});

test('no answer is what fetch throws for it', async () => {
  await expect(send(null)).rejects.toThrow(TypeError);
  expect(fetched).not.toHaveBeenCalled();
});

test('where the worker cannot be had the page sends it itself', async () => {
  const answer = await send();
  expect(await answer.json()).toEqual({ from: 'page' });
  expect(fetched.mock.lastCall).toMatchObject([
    request.url,
    { method: 'POST', body: JSON.stringify(request.body), headers: request.headers },
  ]);
});
