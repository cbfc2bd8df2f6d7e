/**
 * What the offline rewrite does to statistical watermarks, and to the text.
 * `npm run bench -- rewrite [--data FILE] [--json] [--seed N] [--engine URL [--model NAME] [--first N]]`
 */
import { existsSync } from 'node:fs';
import { engineTexts } from './rewrite/by-engine.ts';
import { measureDamage } from './rewrite/damage.ts';
import { ownRows, readRows } from './rewrite/data.ts';
import { measureGuard } from './rewrite/guard.ts';
import { KEPT } from './rewrite/kept.ts';
import { measurePlanted } from './rewrite/planted.ts';
import { measureSpeed } from './rewrite/speed.ts';
import { measureSynthId } from './rewrite/synthid.ts';
import { VARIANTS, type Variant, vary } from './rewrite/variants.ts';

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1]!;
};

const file = option('--data');
const json = process.argv.includes('--json');
const seed = Number(option('--seed') ?? 1);
if (file !== undefined && !existsSync(file)) throw new Error(`no such file: ${file}`);

const all = file === undefined ? ownRows() : readRows(file);
const rows = all.slice(0, Number(option('--first') ?? all.length));
const address = option('--engine');
const engine = address === undefined ? undefined : { address, model: option('--model') ?? null };
const byEngine = engine && (await engineTexts(rows, { ...engine, seed }));
const variants = VARIANTS.filter((variant) => {
  if (variant === 'recorded') return rows.some((row) => row.recorded !== undefined);
  return variant !== 'engine' || byEngine !== undefined;
});
const texts = (variant: Variant, side: 'watermarked' | 'unwatermarked'): string[] =>
  rows.map((row, i) => {
    if (variant === 'engine') return byEngine![side][i]!;
    return variant === 'recorded'
      ? side === 'watermarked'
        ? (row.recorded ?? row.watermarked)
        : row.unwatermarked
      : vary(row[side], variant, seed + i);
  });

const marked = Object.fromEntries(
  variants.map((variant) => [variant, texts(variant, 'watermarked')]),
);
const plain = Object.fromEntries(
  variants.map((variant) => [variant, texts(variant, 'unwatermarked')]),
);
const synthid = measureSynthId({ variants, marked, plain });
const planted = measurePlanted({ texts: rows.map((row) => row.unwatermarked), seed });
const damage = measureDamage({ variants, marked });
const guard = measureGuard();
const untouched = synthid.untouched?.median_z ?? 0;
const ratioOf = (z: number): number | undefined => (untouched > 0 ? z / untouched : undefined);

if (json) {
  const bare = Object.fromEntries(
    Object.entries(synthid).map(([name, { drift, ...rest }]) => [name, rest]),
  );
  console.log(JSON.stringify({ synthid: bare, planted, damage, guard }, undefined, 2));
} else {
  const cell = (value: number | undefined): string =>
    (value === undefined ? '–' : value.toFixed(3)).padStart(9);
  console.log(
    `${rows.length} texts${file === undefined ? ' of the project’s own (--data FILE for others)' : ''}, seed ${seed}\n`,
  );
  console.log(
    'SynthID-Text      median z  of untouched  below 4  <2.33   found@1%  5-grams left  drift of unmarked (|Δz|)',
  );
  for (const [name, row] of Object.entries(synthid)) {
    console.log(
      name.padEnd(15),
      cell(row.median_z),
      cell(ratioOf(row.median_z)).padStart(13),
      cell(row.below_4),
      cell(row.below_2_33),
      cell(row.tpr_at_1),
      cell(row.fivegrams_left),
      cell(row.drift),
    );
  }
  if (byEngine) console.log(`\n${byEngine.told}`);
  console.log('\nplanted marks, median z over three keys');
  for (const [scheme, row] of Object.entries(planted)) {
    for (const [name, { median_z }] of Object.entries(row))
      console.log(scheme.padEnd(9), name.padEnd(15), cell(median_z));
  }
  console.log(`\ndamage            broken  ${KEPT.join('  ')}  content  length`);
  for (const [name, row] of Object.entries(damage)) {
    console.log(
      name.padEnd(15),
      cell(row.broken_sentences),
      ...KEPT.map((kind) => cell(row[kind])),
      cell(row.content_recall),
      cell(row.length_ratio),
    );
  }
  console.log(
    `\nspeed: ${measureSpeed(rows.map((row) => row.watermarked)).toFixed(2)} MB a second of processor time (strong)`,
  );
  console.log(
    `\nguard: ${guard.passed} of ${guard.faults} planted faults pass (${cell(100 * guard.pass_rate).trim()} %), ${guard.refused} of ${guard.sound} sound paraphrases are refused (${cell(100 * guard.refusal_rate).trim()} %)`,
  );
  for (const [kind, { passed, all }] of Object.entries(guard.kinds))
    console.log(`  ${kind.padEnd(20)} ${passed} of ${all} pass`);
}
