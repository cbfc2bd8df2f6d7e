import { afterEach, expect, test, vi } from 'vitest';
import { alignSentences } from './alignment.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a version’s sentences stand beside those that they say again, split, joined or in another order', () => {
  const original = 'The bridge is old. Seven people walked home. The river was green and slow.';
  const version = 'The bridge is old. Home walked seven people. The river was green. It was slow.';
  expect(alignSentences(original, version).map(({ before }) => before.trim())).toEqual([
    'The bridge is old.',
    'Seven people walked home.',
    'The river was green and slow.',
  ]);
});

test('room is taken for what lies near, and not for every sentence beside every other', () => {
  let room = 0;
  class Counted extends Float64Array {
    constructor(length: number) {
      super(length);
      room += length;
    }
  }
  vi.stubGlobal('Float64Array', Counted);
  const roomFor = (sentences: number) => {
    room = 0;
    const text = 'The bridge is old. '.repeat(sentences);
    expect(alignSentences(text, text)).toHaveLength(sentences);
    return room;
  };
  expect(roomFor(1600)).toBeLessThan(10 * roomFor(200));
});
