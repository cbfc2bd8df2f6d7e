import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { encodeRuns, runsOf } from '../../scripts/hidden-tables/encode.ts';
import { fc } from '../../test/properties.ts';
import { isStandardized } from './rules/variations.ts';
import { eachRun } from './runs.ts';

test('any table reads back as it was written', () => {
  const run = fc.record({
    count: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 20_000 })),
    value: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 2 ** 21 - 1 })),
  });
  fc.assert(
    fc.property(fc.array(run, { maxLength: 60 }), (runs) => {
      const values = runs.flatMap(({ count, value }) => new Array<number>(count).fill(value));
      const read = new Array<number>(values.length).fill(0);
      eachRun(encodeRuns(runsOf(values.length, (at) => values[at]!)), (first, last, value) => {
        read.fill(value, first, last + 1);
      });
      expect(read).toEqual(values);
    }),
    { numRuns: 200 },
  );
});

test('the sequences with a selector are those of the standard, also where normalisation tells them', () => {
  const source = new URL('../../scripts/hidden-tables/variation-sequences.json', import.meta.url);
  const { standardized } = JSON.parse(readFileSync(source, 'utf8')) as {
    standardized: Record<string, string>;
  };
  for (const [selector, list] of Object.entries(standardized)) {
    const bases = new Set(list.split(' ').map((hex) => Number.parseInt(hex, 16)));
    const found: number[] = [];
    for (let cp = 0; cp < 0x32000; cp++)
      if (isStandardized(cp, Number.parseInt(selector, 16))) found.push(cp);
    expect(found.length, selector).toBe(bases.size);
    expect(found.filter((cp) => !bases.has(cp))).toEqual([]);
  }
});
