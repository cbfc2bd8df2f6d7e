// @vitest-environment node
import type { ToldTopic } from '@cleanpaste/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FinalError } from '../../../lib/request-error.ts';
import { followChanges, pauseBefore } from './live-stream.ts';

// How long a stream lasted decides about the pause after it: here they all end at once.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const changedEvent = (id: string, ...topics: string[]) =>
  `id: ${id}\nevent: changed\ndata: ${JSON.stringify({ id, topics })}\n\n`;

const streamOf = (text: string) => new Blob([text]).stream() as ReadableStream<Uint8Array>;

/** Plays one attempt after the other; a refusal ends the following. */
async function follow(attempts: (string | Error)[]) {
  const asked: (string | null)[] = [];
  const changed: ToldTopic[][] = [];
  const states: string[] = [];
  const pauses: number[] = [];
  await followChanges({
    async open(lastEventId) {
      asked.push(lastEventId);
      const next = attempts.shift() ?? new FinalError('no', 'forbidden');
      if (typeof next === 'string') return streamOf(next);
      throw next;
    },
    onChanged: (topics) => changed.push(topics),
    onState: (state) => states.push(state),
    signal: new AbortController().signal,
    pause: async (ms) => void pauses.push(ms),
  });
  return { asked, changed, states, pauses };
}

test('a lost stream is opened again with the id of its last event; an empty event tells nothing', async () => {
  const { asked, changed, states } = await follow([
    `:\n\n${changedEvent('1.0.0')}${changedEvent('1.4.0', 'share_events')}`,
    new Error('cut'),
    `${changedEvent('2.4.0', 'revenue_cache')}event: other\ndata: {}\n\n`,
  ]);
  expect(asked).toEqual([null, '1.4.0', '1.4.0', '2.4.0']);
  expect(changed).toEqual([['share_events'], ['revenue_cache']]);
  expect(states).toEqual(['open', 'lost', 'lost', 'open', 'lost']);
});

test('pauses grow while nothing comes, begin anew after an event, and stay below half a minute', async () => {
  const cut = () => new Error('cut');
  const { pauses } = await follow([cut(), cut(), cut(), changedEvent('1.0.0'), cut()]);
  expect(pauses).toHaveLength(5);
  expect(pauses[2]).toBeGreaterThan(pauses[0]!);
  expect(pauses[4]).toBeLessThanOrEqual(500);
  expect(pauseBefore(0, 0)).toBe(250);
  expect(pauseBefore(40, 1)).toBe(30_000);
});

test('a refusal is final', async () => {
  const { asked, pauses } = await follow([]);
  expect([asked.length, pauses.length]).toEqual([1, 0]);
});
