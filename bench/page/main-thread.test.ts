import { expect, test } from 'vitest';
import { blockedByProcessor, type TraceEvent } from './main-thread.ts';

const task = (ts: number, cpuMs: number, tid = 1): TraceEvent => ({
  name: 'RunTask',
  ph: 'X',
  pid: 7,
  tid,
  ts,
  dur: 900_000,
  tdur: cpuMs * 1000,
});
const load: TraceEvent[] = [
  {
    name: 'navigationStart',
    ph: 'R',
    pid: 7,
    tid: 1,
    ts: 0,
    args: { data: { documentLoaderURL: 'http://127.0.0.1/' } },
  },
  { name: 'thread_name', ph: 'M', pid: 7, tid: 1, args: { name: 'CrRendererMain' } },
];
const frame: TraceEvent = { name: 'firstContentfulPaint', ph: 'R', pid: 7, tid: 1, ts: 100 };

test('what blocks is counted by the processor, after the first frame, on the main thread alone', () => {
  const tasks = [task(50, 80), task(150, 20), task(160, 12), task(170, 15), task(180, 99, 2)];
  expect(blockedByProcessor([...load, frame, ...tasks], 4)).toBe(30 + 10);
  expect(blockedByProcessor([...load, frame, ...tasks], 1)).toBe(0);
});

test('without a first frame nothing is known', () => {
  expect(blockedByProcessor([...load, task(150, 20)], 4)).toBeNull();
});
