import { clean } from '@cleanpaste/core/hidden';
import { TEXT_NAMES, TEXTS, type TextName } from './texts.ts';
import { readInto, TOOL_NAMES, TOOLS } from './tools.ts';

const ROUNDS = 15;

/** The list of findings is made on demand; this row is what it costs to ask for it. */
const WITH_FINDINGS = 'cleanpaste, findings read';

function withFindings(text: string): string {
  const result = clean(text);
  readInto(result.findings.at(-1)?.name ?? '');
  return result.text;
}

const RUNS: Record<string, (text: string) => string> = { ...TOOLS, [WITH_FINDINGS]: withFindings };

export type Speeds = Record<string, Record<TextName, number>>;

/**
 * MB of UTF-8 a second by tool and text. The tools take turns, so that a busy machine is busy for all
 * of them, and the best round counts.
 */
export function measureSpeeds(): Speeds {
  const speeds: Speeds = {};
  let sink = 0;
  for (const textName of TEXT_NAMES) {
    const text = TEXTS[textName]();
    const bytes = Buffer.byteLength(text);
    const times = new Map(Object.keys(RUNS).map((name) => [name, [] as number[]]));
    for (let round = -2; round < ROUNDS; round++) {
      for (const [name, run] of Object.entries(RUNS)) {
        const began = performance.now();
        sink += readInto(run(text));
        if (round >= 0) times.get(name)!.push(performance.now() - began);
      }
    }
    for (const [name, all] of times) {
      speeds[name] = { ...speeds[name]!, [textName]: bytes / 1000 / Math.min(...all) };
    }
  }
  if (sink === 0) throw new Error('Nothing was read.');
  return speeds;
}

/** The rows that the summary names. */
export function namedTools(speeds: Speeds): Speeds {
  return Object.fromEntries(TOOL_NAMES.map((name) => [name, speeds[name]!]));
}
