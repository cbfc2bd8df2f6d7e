import { expect, test } from 'vitest';
import { readEvents, readJsonEvents } from './read-events.ts';

function streamOf(...pieces: string[]) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start(control) {
      for (const piece of pieces) control.enqueue(encoder.encode(piece));
      control.close();
    },
  });
}

async function read(...pieces: string[]) {
  const events = [];
  for await (const event of readEvents(streamOf(...pieces))) events.push(event);
  return events;
}

test('events are read however the stream is cut', async () => {
  const whole = ': hi\n\nevent: progress\ndata: {"done":1}\n\nevent: result\ndata: {}\n\n';
  const expected = [
    { event: 'progress', data: '{"done":1}' },
    { event: 'result', data: '{}' },
  ];
  expect(await read(whole)).toEqual(expected);
  expect(await read(...whole)).toEqual(expected);
});

test('lines of one event are joined, and an event cut off at the end is no event', async () => {
  expect(await read('data: a\r\ndata: b\r\n\r\nevent: result\r\ndata: {')).toEqual([
    { event: 'message', data: 'a\nb' },
  ]);
});

test('data that are JSON come as values, under the name of their event', async () => {
  const text =
    'event: progress\ndata: {"done":1,\ndata: "total":2}\n\nevent: other\ndata: null\n\n';
  const events = [];
  for await (const event of readJsonEvents(streamOf(text))) events.push(event);
  expect(events).toEqual([
    { event: 'progress', data: { done: 1, total: 2 } },
    { event: 'other', data: null },
  ]);
});
