import { parseArgs } from 'node:util';
import { readCorpus } from './hidden/corpus.ts';
import { type Correctness, correctnessOf, readCases } from './hidden/correctness.ts';
import { measureMemory } from './hidden/memory.ts';
import { measureSpeeds, namedTools, type Speeds } from './hidden/speed.ts';
import { TEXT_NAMES } from './hidden/texts.ts';
import { TOOL_NAMES, TOOLS } from './hidden/tools.ts';

// Hidden characters: what is kept, what is found, how fast, in how much memory, side by side with a
// peer, a regular expression and a plain copy. `--cases FILE`, `--corpus FILE`, `--json`.

const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    corpus: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

function row(cells: (string | number)[]): string {
  return cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(26) : String(cell).padStart(14)))
    .join('');
}

function printSpeeds(speeds: Speeds, growth: Speeds): void {
  console.log('\nMB/s (UTF-8, 5 MB each, best of 15 rounds in turn)');
  console.log(row(['', 'ASCII', '1 % hidden', 'multi-script']));
  for (const [name, speed] of Object.entries(speeds)) {
    console.log(row([name, ...TEXT_NAMES.map((text) => speed[text].toFixed(0))]));
  }
  console.log('\nGrowth of memory at its peak, bytes a byte of the text, fresh process');
  for (const [name, share] of Object.entries(growth)) {
    console.log(row([name, ...TEXT_NAMES.map((text) => share[text].toFixed(1))]));
  }
}

const cases = readCases(values.cases);
const corpus = readCorpus(values.corpus);
const correctness = new Map<string, Correctness>();
for (const name of TOOL_NAMES) {
  if (name !== 'copy') correctness.set(name, correctnessOf(TOOLS[name], cases, corpus.entries));
}
console.log(`Corpus: ${corpus.entries.length.toLocaleString('en')} texts, ${corpus.source}`);
console.log(row(['', 'unchanged', `broken/${cases.keep.length}`, `missed/${cases.strip.length}`]));
for (const [name, { corpusUnchanged, keepBroken, stripMissed }] of correctness) {
  console.log(
    row([name, `${(100 * corpusUnchanged).toFixed(2)} %`, keepBroken.length, stripMissed.length]),
  );
}
const ours = correctness.get('cleanpaste')!;
for (const name of ours.keepBroken) console.log(`  broken: ${name}`);
for (const name of ours.stripMissed) console.log(`  missed: ${name}`);

const speeds = measureSpeeds();
const growth = measureMemory();
printSpeeds(speeds, growth);

if (values.json) {
  const peak = Math.max(...Object.values(growth.cleanpaste!));
  const rounded = Object.entries(namedTools(speeds)).map(([name, speed]) => [
    name,
    Object.fromEntries(TEXT_NAMES.map((text) => [text, Math.round(speed[text])])),
  ]);
  console.log(
    JSON.stringify({
      keep_broken: ours.keepBroken,
      strip_missed: ours.stripMissed,
      corpus_unchanged: ours.corpusUnchanged,
      mb_per_s: Object.fromEntries(rounded),
      peak_bytes_per_byte: peak,
    }),
  );
}
