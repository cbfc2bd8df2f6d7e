// How well machine text is told from human writing, and how often people are wronged.
//   npm run bench -- likelihood [--data FILE.jsonl.gz …] [--json]
// Rows of --data: {text, label, domain, gen, src, group}. Several sets are measured each and together.
// Without --data: a smoke set of our own.
import { parseArgs } from 'node:util';
import { MIN_WORDS, score, VERDICT_THRESHOLD } from '@cleanpaste/core/likelihood';
import {
  type Judged,
  type Measures,
  measure,
} from '../packages/core/scripts/train-likelihood/measure.ts';
import { genreOf, type Row, readRows } from '../packages/core/scripts/train-likelihood/rows.ts';
import { LEAST_GROUP } from '../packages/core/scripts/train-likelihood/wide/groups.ts';
import { aurocInterval, intervals, shareInterval } from './likelihood/intervals.ts';
import { SMOKE_ROWS } from './likelihood/smoke-rows.ts';
import { speedOf } from './likelihood/speed.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', multiple: true },
    json: { type: 'boolean', default: false },
    resamples: { type: 'string', default: '200' },
  },
  allowPositionals: true,
});
/** With --json, standard output is for the one line at the end. */
const say = (text: string) => (values.json ? console.error(text) : console.log(text));

const sets: [name: string, rows: readonly Row[]][] = values.data
  ? await Promise.all(
      values.data.map(async (path): Promise<[string, Row[]]> => [path, await readRows(path)]),
    )
  : [['smoke set', SMOKE_ROWS]];
const rows = sets.flatMap(([set, own]) => own.map((row) => ({ ...row, set })));

interface Scored extends Judged {
  set: string;
  group: string;
  words: number;
  domain: string;
}
score(rows[0]?.text ?? ''); // unpacks the weights, which is not the scorer's time
const scored: Scored[] = [];
const refused = new Map<string, number>();
let spent = 0;
let words = 0;
for (const row of rows) {
  const began = performance.now();
  const result = score(row.text);
  spent += performance.now() - began;
  words += result.words;
  if (result.likelihood === null) {
    const reason = result.reason ?? '';
    refused.set(reason, (refused.get(reason) ?? 0) + 1);
    continue;
  }
  const { label, src, gen, group, domain, set } = row;
  const genre = genreOf(row);
  scored.push({
    score: result.likelihood,
    set,
    label,
    src,
    gen,
    group,
    genre,
    domain,
    words: result.words,
  });
}

const figure = (value: number) => (Number.isNaN(value) ? '   –  ' : value.toFixed(4));
const line = (name: string, one: Measures, size = '') =>
  `${name.padEnd(24)} AUROC ${figure(one.auroc)}  TPR@1% ${figure(one.tpr_at_1)}  TPR@5% ` +
  `${figure(one.tpr_at_5)}  frozen: TPR ${figure(one.tpr_frozen)} FPR ${figure(one.fpr_frozen)}  ` +
  `ECE ${figure(one.ece)} ${size}`;

const result = measure(scored, VERDICT_THRESHOLD);
const spans = intervals(scored, VERDICT_THRESHOLD, Number(values.resamples));

if (!values.data) say('SMOKE SET of the project: too small to say anything about quality.\n');
const why = [...refused].map(([reason, many]) => `${many} ${reason}`).join(', ');
say(
  `${rows.length} texts, without a figure: ${why || 'none'} (${MIN_WORDS} words of English running`,
);
say(`text are needed); ${words} words, ${((spent / words) * 400).toFixed(2)} ms per 400 words, `);
const took = speedOf(rows.map(({ text }) => text));
say(
  `${took.p50.toFixed(2)} ms of the thread's own work for 400 words (median of ${took.texts} texts; p95 ${took.p95.toFixed(2)}, most ${took.most.toFixed(2)}).`,
);
say(`Frozen threshold ${VERDICT_THRESHOLD}.`);
say("A source with fewer than 30 texts of one side is ranked against the other sources' texts of");
say(
  'that side and the same kind (else against all of them); its rates at the frozen threshold count',
);
say(
  'its own texts only. macro: plain mean over sources; a rate needs 20 texts. macro ECE: ten bins',
);
say('over all texts, every source and either side weighing the same.\n');

say('Sources');
for (const [src, one] of Object.entries(result.sources)) {
  say(line(src, one, `(${one.people} human, ${one.machines} machine)`));
}
say(line('macro', result.macro));
for (const [name, [low, high]] of Object.entries(spans)) {
  say(
    `  95 % interval of macro ${name}: ${low.toFixed(4)} to ${high.toFixed(4)} (bootstrap by group)`,
  );
}

const macros: Record<string, Measures> = {};
if (sets.length > 1) {
  say('\nSets, each by itself');
  for (const [set] of sets) {
    const own = scored.filter((row) => row.set === set);
    if (own.length === 0) continue;
    const { macro } = measure(own, VERDICT_THRESHOLD);
    macros[set] = macro;
    say(line(set, macro, `(${own.length})`));
    for (const [name, [low, high]] of Object.entries(
      intervals(own, VERDICT_THRESHOLD, Number(values.resamples)),
    )) {
      say(`  95 % interval of ${name}: ${low.toFixed(4)} to ${high.toFixed(4)}`);
    }
  }
}

const span = ([low, high]: [number, number]) => `${low.toFixed(4)} to ${high.toFixed(4)}`;

say('\nGenerators, each against all human texts, with 95 % intervals');
const people = scored.filter((row) => row.label === 0);
const generators: Record<string, object> = {};
for (const gen of [
  ...new Set(scored.filter((row) => row.label === 1).map((row) => row.gen)),
].sort()) {
  const own = scored.filter((row) => row.label === 1 && row.gen === gen);
  const { sources } = measure(
    [...people, ...own].map((row) => ({ ...row, src: gen })),
    VERDICT_THRESHOLD,
  );
  const one = sources[gen];
  if (!one || people.length === 0) continue;
  say(line(gen, { ...one, fpr_frozen: Number.NaN }, `(${own.length})`));
  const size = { people: people.length, machines: own.length };
  const area = aurocInterval(one.auroc, size);
  const found = shareInterval(one.tpr_frozen, own.length);
  generators[gen] = { texts: own.length, auroc: one.auroc, area, tpr: one.tpr_frozen, found };
  say(`  AUROC ${span(area)}, found at the frozen threshold ${span(found)}`);
}

say('\nHuman groups wrongly called machine-written at the frozen threshold');
const groups: Record<string, { texts: number; rate: number; interval: [number, number] }> = {};
for (const name of [...new Set(people.map(({ src, domain }) => `${src} ${domain}`))].sort()) {
  const own = people.filter(({ src, domain }) => `${src} ${domain}` === name);
  const rate = own.filter((row) => row.score > VERDICT_THRESHOLD).length / own.length;
  const interval = shareInterval(rate, own.length);
  groups[name] = { texts: own.length, rate, interval };
  const [low, high] = interval.map((bound) => (100 * bound).toFixed(2));
  say(`${name.padEnd(32)} ${(100 * rate).toFixed(2)} % of ${own.length} (${low} to ${high} %)`);
}

const wronged = Object.entries(groups)
  .filter(([, { texts, rate }]) => texts >= LEAST_GROUP && rate > 0.02)
  .sort(([, a], [, b]) => b.rate - a.rate)
  .map(([name, { rate }]) => `${name} ${(100 * rate).toFixed(1)} %`);
say(
  `Groups with ${LEAST_GROUP} texts or more of which over 2 % are: ${wronged.join(', ') || 'none'}.`,
);

if (values.json) {
  console.log(
    JSON.stringify({
      ...result,
      human_groups: groups,
      generators,
      sets: macros,
      intervals: spans,
      ms_per_400_words: took.p50,
      p95_ms_per_400_words: took.p95,
      too_short: refused.get('too short to say') ?? 0,
      refused: Object.fromEntries(refused),
    }),
  );
}
