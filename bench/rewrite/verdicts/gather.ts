import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readAnswers } from './answers.ts';
import { type Agreement, cohen, fleiss, majority, type Verdict, wilson } from './figures.ts';

/*
 * Puts readers' verdicts together, says how often each pair is wrong, and keeps words and hashes:
 * `node --conditions=cleanpaste-source bench/rewrite/verdicts/gather.ts --from DIR [--from DIR …]
 *   [--to bench/rewrite/verdicts/verdicts.tsv] [--least 1] [--reasons]`
 */
interface Item {
  id: string;
  rank: number;
  pair: string;
  from: string;
  to: string;
  kind: string;
  hash: string;
}

const { values } = parseArgs({
  options: {
    from: { type: 'string', multiple: true },
    to: { type: 'string', default: new URL('./verdicts.tsv', import.meta.url).pathname },
    // Pairs with fewer judged contexts are left out of the list.
    least: { type: 'string', default: '1' },
    reasons: { type: 'boolean', default: false },
  },
});
if (values.from === undefined) throw new Error('--from DIR, where draw.ts wrote');
const folders = values.from;
const linesOf = (name: string): string[] =>
  folders.flatMap((folder) => readFileSync(join(folder, name), 'utf8').trim().split('\n'));

const items: Item[] = linesOf('items.jsonl').map((line) => JSON.parse(line));
const shareOf = new Map(
  linesOf('pairs.tsv')
    .map((line) => line.split('\t'))
    .map(([, , share, pair]) => [pair!, Number(share)]),
);
const files = folders.flatMap((folder) =>
  readdirSync(join(folder, 'answers'))
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, 'answers', name), 'utf8') })),
);
const { verdicts, reasons, refused } = readAnswers(files, new Set(items.map(({ id }) => id)));
for (const line of refused) console.error(line);

interface Tally {
  n: number;
  awkward: number;
  wrong: number;
}
const tallies = (keyOf: (item: Item) => string): Map<string, Tally> => {
  const all = new Map<string, Tally>();
  for (const item of items) {
    const own = verdicts.get(item.id);
    if (own === undefined) continue;
    const tally = all.get(keyOf(item)) ?? { n: 0, awkward: 0, wrong: 0 };
    all.set(keyOf(item), tally);
    const verdict = majority([...own.values()]);
    tally.n++;
    if (verdict === 1) tally.awkward++;
    if (verdict === 2) tally.wrong++;
  }
  return all;
};
const percent = (share: number): string => (100 * share).toFixed(1).padStart(5);
const rate = (hits: number, n: number): string => {
  const { low, high } = wilson(hits, n);
  return `${percent(hits / n)} % [${percent(low)},${percent(high)}]`;
};
const row = (name: string, { n, wrong, awkward }: Tally): string =>
  `${String(n).padStart(6)}  wrong ${String(wrong).padStart(4)} ${rate(wrong, n)}  awkward ${String(awkward).padStart(4)} ${rate(awkward, n)}  ${name}`;

const byPair = tallies(({ pair }) => pair);
const inKind = tallies(({ pair, kind }) => `${pair}\t${kind}`);
const kinds = [...new Set(items.map(({ kind }) => kind))].sort();
for (const [pair, tally] of byPair) {
  if (tally.n < Number(values.least)) continue;
  const where = kinds
    .map((kind) => ({ kind, own: inKind.get(`${pair}\t${kind}`) }))
    .filter(({ own }) => own !== undefined && own.wrong + own.awkward > 0)
    .map(({ kind, own }) => `${kind} ${own!.wrong}+${own!.awkward}/${own!.n}`);
  console.log(row(pair, tally), where.length > 0 ? `(${where.join(', ')})` : '');
}
console.log('\nby kind of text');
for (const [kind, tally] of [...tallies(({ kind }) => kind)].sort()) console.log(row(kind, tally));
console.log('\nby rank of the pair');
for (const [block, tally] of tallies(
  ({ rank }) => `from ${Math.floor((rank - 1) / 100) * 100 + 1}`,
))
  console.log(row(block, tally));
for (const [all, tally] of tallies(() => 'all contexts')) console.log(`\n${row(all, tally)}`);

// As a text is rewritten: each pair as often as it is used.
const weight = [...byPair].reduce((sum, [pair]) => sum + (shareOf.get(pair) ?? 0), 0);
const weighed = (count: (tally: Tally) => number): string =>
  percent(
    [...byPair].reduce(
      (sum, [pair, own]) => sum + (shareOf.get(pair) ?? 0) * (count(own) / own.n),
      0,
    ) / weight,
  );
console.log(
  `weighed by use (${percent(weight)} % of all edits): wrong ${weighed(({ wrong }) => wrong)} %, awkward ${weighed(({ awkward }) => awkward)} %`,
);

const say = (name: string, { items: n, share, kappa }: Agreement): void =>
  console.log(
    `${name.padEnd(24)}${String(n).padStart(6)} items  same ${percent(share)} %  kappa ${kappa?.toFixed(3) ?? '–'}`,
  );
const several = [...verdicts.values()].filter((own) => own.size > 1);
if (several.length > 0) {
  console.log('\nagreement, of three verdicts and of wrong against the rest');
  const cut = (verdict: Verdict): number => (verdict === 2 ? 1 : 0);
  say('all (Fleiss)', fleiss(several.map((own) => [...own.values()])));
  say('all, wrong', fleiss(several.map((own) => [...own.values()].map(cut))));
  const readers = [...new Set(several.flatMap((own) => [...own.keys()]))].sort();
  for (const [at, one] of readers.entries()) {
    for (const other of readers.slice(at + 1)) {
      const both = several
        .filter((own) => own.has(one) && own.has(other))
        .map((own) => [own.get(one)!, own.get(other)!] as const);
      if (both.length === 0) continue;
      say(`${one} ${other}`, cohen(both));
      say(`${one} ${other}, wrong`, cohen(both.map(([a, b]) => [cut(a), cut(b)] as const)));
    }
  }
}
if (values.reasons)
  for (const { id, pair } of items)
    if (reasons.has(id)) console.log(`${pair}\t${id}\t${reasons.get(id)!.join('; ')}`);

const lines = items
  .filter(({ id }) => verdicts.has(id))
  .map(({ id, pair, from, to, kind, hash }) => {
    const own = [...verdicts.get(id)!].sort().map(([reader, verdict]) => `${reader}:${verdict}`);
    const words = [pair, from, to].map((text) => text.replace(/\s+/g, ' '));
    return `${[...words, kind, id, hash, own.join(' ')].join('\t')}\n`;
  });
writeFileSync(values.to, `pair\tfrom\tto\tkind\tid\tcontext\tverdicts\n${lines.sort().join('')}`);
