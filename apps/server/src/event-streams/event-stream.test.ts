import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { eventStream, type SendEvent } from './event-stream.ts';
import { readEvents, StreamError } from './read-events.ts';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function open(run: (send: SendEvent) => Promise<void>, onGone = () => {}) {
  const app = new Hono().get('/', (c) => eventStream(c, run, { heartbeatMs: 20, onGone }));
  return app.request('/');
}

test('a silence is filled with comments, which are no events', async () => {
  const response = await open(async (send) => {
    await wait(150);
    send('done', { a: 'b\nc' });
  });
  const [first, second] = response.body!.tee();
  const text = await new Response(first).text();
  expect(text.match(/^:$/gm)?.length).toBeGreaterThan(3);
  const events = [];
  for await (const data of readEvents(second, { silenceMs: 1000 })) events.push(data);
  expect(events).toEqual(['{"a":"b\\nc"}']);
});

test('a reader that goes away is told of, and what is sent later goes nowhere', async () => {
  let gone = 0;
  let sent = false;
  const run = async (send: SendEvent) => {
    await wait(80);
    send('late', {});
    sent = true;
  };
  const response = await open(run, () => {
    gone += 1;
  });
  await response.body!.cancel();
  await wait(150);
  expect([gone, sent]).toEqual([1, true]);
});

const stream = (pieces: string[], close = true) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      if (close) controller.close();
    },
  });

async function read(body: ReadableStream<Uint8Array>, options = {}) {
  const found = [];
  for await (const data of readEvents(body, { silenceMs: 60, ...options })) found.push(data);
  return found;
}

test('events are read however they are cut, with any line ends', async () => {
  const text = 'event: x\ndata: ä1\n\n:c\r\ndata:2\r\ndata: 3\r\n\r\nid: 4\n\ndata: cut';
  const bytes = [...new TextEncoder().encode(text)].map((byte) => new Uint8Array([byte]));
  const slow = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(byte);
      controller.close();
    },
  });
  expect(await read(slow)).toEqual(['ä1', '2\n3']);
  expect(await read(stream([text]))).toEqual(['ä1', '2\n3']);
});

test('silence and endless lines are errors', async () => {
  await expect(read(stream(['data: 1\n\n'], false))).rejects.toThrow(StreamError);
  await expect(read(stream(['data: ', 'x'.repeat(200)]), { maxLength: 100 })).rejects.toThrow(
    StreamError,
  );
});
