// Says of each judged pair how strong a rewrite must be to use it: `strengths.ts VERDICTS.tsv ROUNDS.tsv >
// STRENGTHS.tsv`, a line `pair TAB normal|strong|off` each, for packages/core/scripts/learn-pairs.ts. What nobody
// has judged has no line and is used by no rewrite. ROUNDS.tsv holds what readers of whole rewritten sentences said
// of the pairs in them: `pair TAB read TAB wrong TAB awkward`.
import { readFileSync } from 'node:fs';
import { type Count, strengthOf, tableKey } from './strength.ts';

const [verdictsFile, roundsFile] = process.argv.slice(2);
if (verdictsFile === undefined || roundsFile === undefined)
  throw new Error('usage: strengths.ts VERDICTS.tsv ROUNDS.tsv');

const rowsOf = (name: string): string[][] =>
  readFileSync(name, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const counts = new Map<string, Count>();
function add(pair: string, { read, wrong, awkward }: Count): void {
  const count = counts.get(pair) ?? { read: 0, wrong: 0, awkward: 0 };
  count.read += read;
  count.wrong += wrong;
  count.awkward += awkward;
  counts.set(pair, count);
}

for (const [pair, , , , , , verdicts] of rowsOf(verdictsFile)) {
  const key = tableKey(pair!);
  if (key === null || !verdicts) continue;
  const given = verdicts.split(' ');
  const times = (verdict: string): number =>
    given.filter((one) => one.endsWith(`:${verdict}`)).length;
  add(key, { read: given.length, wrong: times('2'), awkward: times('1') });
}
for (const [pair, read, wrong, awkward] of rowsOf(roundsFile))
  add(pair!, { read: Number(read), wrong: Number(wrong), awkward: Number(awkward) });

for (const [key, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${key}\t${strengthOf(count)}`);
