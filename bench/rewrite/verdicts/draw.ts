import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Context, collect, drawContexts, type Seen } from './collect.ts';
import { digest, edited, shown } from './context.ts';
import { dealSheets, takeShared } from './sheets.ts';
import { sourcesIn } from './sources.ts';
import { tableKey } from './strength.ts';

/*
 * Draws contexts of the commonest pairs, for readers to judge:
 * `node --conditions=cleanpaste-source bench/rewrite/verdicts/draw.ts --data DIR --out DIR
 *   [--pairs 800] [--contexts 20] [--seed 1] [--megabytes 1.2] [--shared 300] [--beside VERDICTS.tsv]`
 * With `--beside` pairs of which that file has any verdict are left out.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    pairs: { type: 'string', default: '800' },
    contexts: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    megabytes: { type: 'string', default: '1.2' },
    shared: { type: 'string', default: '300' },
    beside: { type: 'string' },
  },
});
if (values.data === undefined || values.out === undefined)
  throw new Error('--data DIR and --out DIR');

/** Characters around an edit that a reader sees. */
const ROOM = 220;
const DEAL = { pairs: 400, contexts: 5, sheet: 500 };

const out = values.out;
const judged = new Set(
  (values.beside === undefined ? '' : readFileSync(values.beside, 'utf8'))
    .split('\n')
    .map((line) => tableKey(line.split('\t')[0]!)),
);
const amount = Number(values.megabytes) * 1e6;
const seen = new Map<string, Seen>();
const taken = new Map<string, { texts: number; characters: number }>();
const amounts = { machine: amount, person: amount * 0.8 };
for await (const source of sourcesIn(values.data, { amounts, seed: Number(values.seed) })) {
  collect(seen, source);
  const sum = taken.get(source.kind) ?? { texts: 0, characters: 0 };
  sum.texts++;
  sum.characters += source.text.length;
  taken.set(source.kind, sum);
}
for (const [kind, { texts, characters }] of taken)
  console.log(
    `${kind.padEnd(20)}${String(texts).padStart(7)} texts${String(characters).padStart(10)}`,
  );

const places = [...seen.values()].reduce((sum, all) => sum + all.places, 0);
const ranked = [...seen]
  .filter(([pair]) => !judged.has(pair))
  .sort(([a, x], [b, y]) => y.places - x.places || (a < b ? -1 : 1));
const chosen = ranked.slice(0, Number(values.pairs));
const drawn = chosen.flatMap(([, all], at) =>
  drawContexts(all, Number(values.contexts)).map((context, turn) => ({
    id: digest(context.pair, edited(context), context.sentence),
    rank: at + 1,
    turn,
    context,
  })),
);
// The same sentence of two texts, edited alike, is one item.
const items = [...new Map(drawn.map((item) => [item.id, item])).values()];
const { shared, rest } = takeShared(items, Number(values.shared));
const sheets = dealSheets(rest, DEAL);

const lines = (list: readonly { id: string; context: Context }[]): string =>
  list.map(({ id, context }) => `${id}\t${shown(context, ROOM)}\n`).join('');
mkdirSync(join(out, 'answers'), { recursive: true });
sheets.forEach((sheet, at) => {
  writeFileSync(join(out, `sheet-${String(at + 1).padStart(3, '0')}.tsv`), lines(sheet));
});
writeFileSync(join(out, 'shared.tsv'), lines(shared));
const sheetOf = new Map(
  sheets.flatMap((sheet, at) => sheet.map(({ id }) => [id, at + 1] as const)),
);
writeFileSync(
  join(out, 'items.jsonl'),
  items
    .map(({ id, rank, context }) => {
      const { pair, kind, document, position, sentence, start, end, replacement } = context;
      const [from, to] = [sentence.slice(start, end), replacement];
      const [hash, after] = [digest(sentence), edited(context)];
      const sheet = sheetOf.get(id) ?? 'shared';
      const row = { id, rank, pair, from, to, kind, document, position, hash, sheet, start };
      return `${JSON.stringify({ ...row, sentence, after })}\n`;
    })
    .join(''),
);
writeFileSync(
  join(out, 'pairs.tsv'),
  ranked
    .filter(([, all]) => all.places > 1)
    .map(
      ([pair, all], at) =>
        `${at + 1}\t${all.places}\t${(all.places / places).toFixed(6)}\t${pair}\n`,
    )
    .join(''),
);
const share = chosen.reduce((sum, [, all]) => sum + all.places, 0) / places;
console.log(
  `${places} places of ${seen.size} pairs; ${items.length} contexts of ${chosen.length} pairs (${(100 * share).toFixed(1)} % of places), ${sheets.length} sheets`,
);
