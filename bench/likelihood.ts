// How well machine text is told from human writing, and how often people are wronged.
//   npm run bench -- likelihood [--data FILE.jsonl.gz …] [--json]
// Rows of --data: {text, label, domain, gen, src, group}. Without --data: a smoke set of our own.
import { parseArgs } from 'node:util';
import { MIN_WORDS, score, VERDICT_THRESHOLD } from '@cleanpaste/core/likelihood';
import {
  type Judged,
  type Measures,
  measure,
} from '../packages/core/scripts/train-likelihood/measure.ts';
import { genreOf, readRows } from '../packages/core/scripts/train-likelihood/rows.ts';
import { intervals } from './likelihood/intervals.ts';
import { SMOKE_ROWS } from './likelihood/smoke-rows.ts';

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

const rows = values.data
  ? (await Promise.all(values.data.map((path) => readRows(path)))).flat()
  : SMOKE_ROWS;

interface Scored extends Judged {
  group: string;
  words: number;
  domain: string;
}
score(rows[0]?.text ?? ''); // unpacks the weights, which is not the scorer's time
const scored: Scored[] = [];
let tooShort = 0;
let spent = 0;
let words = 0;
for (const row of rows) {
  const began = performance.now();
  const result = score(row.text);
  spent += performance.now() - began;
  words += result.words;
  if (result.likelihood === null) {
    tooShort++;
    continue;
  }
  const { label, src, gen, group, domain } = row;
  const genre = genreOf(row);
  scored.push({
    score: result.likelihood,
    label,
    src,
    gen,
    group,
    genre,
    domain,
    words: result.words,
  });
}

/** Milliseconds for 400 words: the median by the clock, and the mean of processor time. */
function speed(): { wall: number; cpu: number } {
  const long = [...rows].sort((a, b) => b.text.length - a.text.length)[0]?.text ?? '';
  let text = long;
  while (text.split(/\s+/).length < 400) text += ` ${long}`;
  const sample = text.split(/\s+/).slice(0, 400).join(' ');
  const times: number[] = [];
  for (let turn = 0; turn < 20; turn++) score(sample);
  const cpu = process.cpuUsage();
  for (let turn = 0; turn < 60; turn++) {
    const began = performance.now();
    score(sample);
    times.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(cpu);
  return { wall: times.sort((a, b) => a - b)[30] as number, cpu: (user + system) / 60_000 };
}

const figure = (value: number) => (Number.isNaN(value) ? '   –  ' : value.toFixed(4));
const line = (name: string, one: Measures, size = '') =>
  `${name.padEnd(24)} AUROC ${figure(one.auroc)}  TPR@1% ${figure(one.tpr_at_1)}  TPR@5% ` +
  `${figure(one.tpr_at_5)}  frozen: TPR ${figure(one.tpr_frozen)} FPR ${figure(one.fpr_frozen)}  ` +
  `ECE ${figure(one.ece)} ${size}`;

const result = measure(scored, VERDICT_THRESHOLD);
const spans = intervals(scored, VERDICT_THRESHOLD, Number(values.resamples));

if (!values.data) say('SMOKE SET of the project: too small to say anything about quality.\n');
say(`${rows.length} texts, ${tooShort} under ${MIN_WORDS} words left out (no figure is given for`);
say(`them); ${words} words, ${((spent / words) * 400).toFixed(2)} ms per 400 words on average, `);
const took = speed();
say(
  `${took.wall.toFixed(2)} ms for one text of 400 words by the clock (median of 60), ${took.cpu.toFixed(2)} ms`,
);
say(`of processor time. Frozen threshold ${VERDICT_THRESHOLD}.`);
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

say('\nGenerators, each against all human texts');
const people = scored.filter((row) => row.label === 0);
for (const gen of [
  ...new Set(scored.filter((row) => row.label === 1).map((row) => row.gen)),
].sort()) {
  const own = scored.filter((row) => row.label === 1 && row.gen === gen);
  const { sources } = measure(
    [...people, ...own].map((row) => ({ ...row, src: gen })),
    VERDICT_THRESHOLD,
  );
  const one = sources[gen];
  if (one && people.length > 0)
    say(line(gen, { ...one, fpr_frozen: Number.NaN }, `(${own.length})`));
}

say('\nHuman groups wrongly called machine-written at the frozen threshold');
const groups: Record<string, { texts: number; rate: number }> = {};
for (const name of [...new Set(people.map(({ src, domain }) => `${src} ${domain}`))].sort()) {
  const own = people.filter(({ src, domain }) => `${src} ${domain}` === name);
  const rate = own.filter((row) => row.score > VERDICT_THRESHOLD).length / own.length;
  groups[name] = { texts: own.length, rate };
  say(`${name.padEnd(32)} ${(100 * rate).toFixed(2)} % of ${own.length}`);
}

if (values.json) {
  console.log(
    JSON.stringify({
      ...result,
      human_groups: groups,
      intervals: spans,
      ms_per_400_words: took.wall,
      cpu_ms_per_400_words: took.cpu,
      too_short: tooShort,
    }),
  );
}
