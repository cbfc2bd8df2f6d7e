import { parseArgs } from 'node:util';
import {
  HIDDEN_FUNCTIONS,
  OTHER_FUNCTIONS,
  TEXT_FUNCTIONS,
} from '../packages/core/test/slow-inputs/functions.ts';
import { HIDDEN_INPUTS } from '../packages/core/test/slow-inputs/hidden-inputs.ts';
import type { SlowInput } from '../packages/core/test/slow-inputs/input.ts';
import { ENGLISH_INPUTS, TEXT_INPUTS } from '../packages/core/test/slow-inputs/text-inputs.ts';

// The slowest of hundreds of texts made to be slow, for every function of the core, in milliseconds a
// megabyte (UTF-8). `--size UNITS` (default 262144), `--rounds N` (default 3, the best counts),
// `--only NAME,NAME`, `--json`.

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '262144' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const size = Number(values.size);
const rounds = Number(values.rounds);
const only = values.only?.split(',');
const functions = [...HIDDEN_FUNCTIONS, ...TEXT_FUNCTIONS, ...OTHER_FUNCTIONS].filter(
  ({ name }) => only === undefined || only.includes(name),
);

type Row = { name: string; worst: number; median: number; input: string };

/** A text is made once, for all the functions that get it. */
const made = new Map<SlowInput, string>();
function textOf(input: SlowInput): string {
  const text = made.get(input) ?? input.of(size);
  made.set(input, text);
  return text;
}

function measure({ name, run, english }: (typeof functions)[number]): Row {
  const inputs = [...HIDDEN_INPUTS, ...TEXT_INPUTS, ...(english ? ENGLISH_INPUTS : [])];
  // Once for each function: for each text it takes longer than most of the calls.
  globalThis.gc?.();
  const found = inputs.map((input) => {
    const text = textOf(input);
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round++) {
      const began = performance.now();
      run(text);
      least = Math.min(least, performance.now() - began);
    }
    return { input: input.name, pace: least / (Buffer.byteLength(text) / 1e6) };
  });
  found.sort((a, b) => b.pace - a.pace);
  const median = found[found.length >> 1]!.pace;
  return { name, worst: found[0]!.pace, median, input: found[0]!.input };
}

if (!values.json) console.log(`${'ms a MB'.padEnd(34)}median    worst  on`);
const rows = functions.map((one) => {
  const row = measure(one);
  const [median, worst] = [row.median.toFixed(0).padStart(6), row.worst.toFixed(0).padStart(8)];
  if (!values.json) console.log(`${row.name.padEnd(34)}${median} ${worst}  ${row.input}`);
  return row;
});
if (values.json) console.log(JSON.stringify(rows));
