import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { severityOf as severityInChecks } from '../../cli/src/checks/severity.ts';
import { inspect } from '../src/index.ts';
import { severityOf } from '../src/severities.ts';

/** The rows of the table in the documentation. */
const rows = [
  ...readFileSync(new URL('../../../docs/listed.md', import.meta.url), 'utf8').matchAll(
    /^\| `([a-z-]+)` \| (note|warning|error) \|/gm,
  ),
].map(([, category, severity]) => [category!, severity!] as const);

const finding = (category: string) =>
  ({
    category,
    start: 0,
    end: 1,
    codePoints: [0x41],
    name: 'X',
    action: 'flag',
    reason: 'For a test.',
  }) as Parameters<typeof severityOf>[0];

test.each(rows)(
  '%s is the same to editors, to checks and in the documentation: %s',
  (category, severity) => {
    expect(severityOf(finding(category))).toBe(severity);
    expect(severityInChecks(finding(category) as never, {})).toBe(severity);
  },
);

test('the documentation has all thirteen of them', () => {
  expect(rows).toHaveLength(13);
});

test.each([
  ['styled-letters', 'Read this: 𝐇𝐞𝐥𝐥𝐨 there'],
  ['mixed-digits', 'The total is 1२3 today'],
  ['stacked-marks', `a Z\u0315\u031b\u0321\u0322\u0327\u0328\u0334\u0335 b`],
  ['doubled-mark', 'a cafe\u0301\u0301 here'],
  ['leading-mark', '\u0301bc'],
  ['denormalised', 'a café and a cafe\u0301'],
  ['latin-look-alike', 'Go to ɢoogle for more'],
  ['look-alike-word', 'Your аррӏе account'],
  ['punctuation-look-alike', 'let x = 5\u037e let y'],
  ['chat-trace', 'As the report says【4:0†source】.'],
])('%s alone fails nothing', (category, text) => {
  const found = inspect(text);
  expect(found.map((one) => one.category)).toContain(category);
  expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
});
