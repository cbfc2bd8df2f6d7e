import { expect, it } from 'vitest';
import { clean } from './clean.ts';
import { scan } from './scan.ts';

const SHORT = [
  'pay\u200bpal',
  'a\u202eb',
  'می\u200cخواهم \u200bبه',
  '10\u00a0\u20ac\u2026 па\u0061',
];

it('asks the system for no memory to clean a short text', () => {
  for (const text of SHORT) clean(text);
  const before = process.memoryUsage().arrayBuffers;
  for (let round = 0; round < 100; round++) for (const text of SHORT) clean(text).findings;
  // Less where the engine has meanwhile given back what others had asked for.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThanOrEqual(0);
});

it.each([1, 16, 17, 64, 65, 1000])('lists %i as scan does, at once or on demand', (count) => {
  const text = 'a\u200b'.repeat(count);
  const { findings, removedCharacterCount } = clean(text);
  expect(findings).toHaveLength(count);
  expect(removedCharacterCount).toBe(count);
  expect(findings).toEqual(scan(text));
  expect(Object.keys(clean(text))).toEqual(['text', 'removedCharacterCount', 'findings']);
});
