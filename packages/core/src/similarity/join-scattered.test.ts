import { expect, it } from 'vitest';
import { joinScattered } from './join-scattered.ts';
import type { Finding } from './resolve.ts';

const part = (words: [number, number], sourceWords: [number, number], more = {}): Finding => ({
  words,
  sourceWords,
  similarity: 0.6,
  kind: 'reworded',
  score: 1,
  ...more,
});

it('rewordings that stand together here and far apart there are one summary', () => {
  const parts = [part([10, 50], [0, 45]), part([55, 90], [700, 740], { score: 3 })];
  expect(joinScattered(parts, 3000)).toEqual([
    part([10, 90], [0, 740], { kind: 'summary', score: 3 }),
  ]);
  expect(joinScattered(parts, 1200)).toMatchObject([{ sourceWords: [0, 1200] }]);
});

it('in whatever order the source has them, and with what goes on close to one of them', () => {
  const parts = [part([10, 50], [900, 940]), part([60, 90], [0, 40]), part([95, 120], [50, 90])];
  expect(joinScattered(parts, 5000)).toMatchObject([{ words: [10, 120], sourceWords: [0, 940] }]);
});

it('what goes on in the source as well, or stands apart here, stays by itself', () => {
  const near = [part([10, 50], [0, 45]), part([55, 90], [60, 95])];
  const apart = [part([10, 50], [0, 45]), part([120, 160], [700, 740])];
  expect(joinScattered(near, 3000)).toEqual(near);
  expect(joinScattered(apart, 3000)).toEqual(apart);
});

it('what was taken word for word stays what it is', () => {
  const parts = [part([10, 50], [0, 45], { kind: 'verbatim' }), part([55, 90], [700, 740])];
  expect(joinScattered(parts, 3000)).toEqual(parts);
});
