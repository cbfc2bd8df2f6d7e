import { parseArgs } from 'node:util';
import { readCorpus } from './hidden/corpus.ts';
import {
  type Correctness,
  correctnessOf,
  holdsNoBreakSpace,
  holdsSomething,
} from './hidden/correctness.ts';
import { measureMemory } from './hidden/memory.ts';
import { printCorrectness, printExceptions, row } from './hidden/report.ts';
import { readCases } from './hidden/right-answers.ts';
import { printAside, setAside } from './hidden/set-aside.ts';
import { canShape } from './hidden/shaping.ts';
import { measureSpeeds, namedTools, type Speeds } from './hidden/speed.ts';
import { TEXT_NAMES } from './hidden/texts.ts';
import { rivals } from './hidden/tools.ts';

// Hidden characters: what is kept, what is found, how fast, in how much memory, side by side with
// peers, a regular expression and a plain copy. `--cases FILE` and `--corpus FILE`, once or several
// times; `--no-speed`, `--json`. The forms of the files: hidden/README.md.

const { values } = parseArgs({
  allowNegative: true,
  options: {
    cases: { type: 'string', multiple: true },
    corpus: { type: 'string', multiple: true },
    speed: { type: 'boolean', default: true },
    json: { type: 'boolean', default: false },
  },
});

function printSpeeds(speeds: Speeds, growth: Speeds): void {
  console.log('\nMB/s (UTF-8, 5 MB each, best of 15 rounds in turn)');
  console.log(row(['', 'ASCII', '1 % hidden', 'multi-script', 'Persian']));
  for (const [name, speed] of Object.entries(speeds)) {
    console.log(row([name, ...TEXT_NAMES.map((text) => speed[text].toFixed(0))]));
  }
  console.log('\nGrowth of memory at its peak, bytes a byte of the text, fresh process');
  for (const [name, share] of Object.entries(growth)) {
    console.log(row([name, ...TEXT_NAMES.map((text) => share[text].toFixed(1))]));
  }
}

function speedFigures(speeds: Speeds, growth: Speeds) {
  const rounded = Object.entries(namedTools(speeds)).map(([name, speed]) => [
    name,
    Object.fromEntries(TEXT_NAMES.map((text) => [text, Math.round(speed[text])])),
  ]);
  return {
    mb_per_s: Object.fromEntries(rounded),
    peak_bytes_per_byte: Math.max(...Object.values(growth.cleanpaste!)),
  };
}

const toolFigures = (one: Correctness) => ({
  unchanged: one.corpusUnchanged,
  holding: one.holdingUnchanged,
  no_break: one.noBreakUnchanged,
  glyphs_changed: one.glyphsChanged ?? null,
  keep_broken: one.keepBroken.length,
  strip_missed: one.stripMissed.length,
});

const { cases, aside } = setAside(readCases(values.cases));
const { entries, source } = readCorpus(values.corpus);
const { tools, missing } = await rivals();
const correctness = new Map<string, Correctness>();
for (const [name, clean] of tools) correctness.set(name, correctnessOf(clean, cases, entries));

console.log(`Texts: ${entries.length.toLocaleString('en')}, ${source}`);
if (missing.length > 0) console.log(`Not installed, so not compared: ${missing.join(', ')}`);
if (!canShape()) console.log('No Noto fonts here (Debian: fonts-noto-core): nothing is shaped.');
printAside(aside, aside.length + cases.keep.filter(([, , isReal]) => isReal).length);
const totals = {
  texts: entries.length,
  holding: entries.filter(([, , text]) => holdsSomething(text)).length,
  noBreak: entries.filter(([, , text]) => holdsNoBreakSpace(text)).length,
};
printCorrectness(correctness, cases, totals);
const ours = correctness.get('cleanpaste')!;
const faults = printExceptions(ours.changed);

let figures = {};
if (values.speed) {
  const [speeds, growth] = [measureSpeeds(), measureMemory()];
  printSpeeds(speeds, growth);
  figures = speedFigures(speeds, growth);
}

if (values.json) {
  console.log(
    JSON.stringify({
      keep_broken: ours.keepBroken,
      strip_missed: ours.stripMissed,
      set_aside: aside,
      corpus_unchanged: ours.corpusUnchanged,
      holding_unchanged: ours.holdingUnchanged,
      no_break_unchanged: ours.noBreakUnchanged,
      glyphs_changed: ours.glyphsChanged ?? null,
      without_a_reason: faults,
      totals: {
        ...{ texts: totals.texts, holding: totals.holding, no_break: totals.noBreak },
        ...{ keep: cases.keep.length, strip: cases.strip.length },
      },
      tools: Object.fromEntries([...correctness].map(([name, one]) => [name, toolFigures(one)])),
      ...figures,
    }),
  );
}
