import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { ALL_FUNCTIONS } from './functions.ts';
import { LATER_FUNCTIONS } from './later-functions.ts';
import type { OneCall } from './one-call.ts';
import { STEPS } from './steps.ts';

/** UTF-16 units, such as 16777216: these calls take an hour, so they are made only for who asks. */
const size = Number(process.env.SLOW_INPUTS_SIZE ?? 0);
/** Names that are asked for, separated by commas; all without. Names have commas of their own, with a blank. */
const asked = process.env.SLOW_INPUTS_ONLY?.split(/,(?! )/);
/** From this many times as long on for four times the text, work is called out of proportion. */
const steepest = 10;
const floorMs = 1000;
const patienceMs = 180_000;

const isAsked = ({ name }: { name: string }) => asked?.includes(name) ?? true;

/** One of each sort: what is long without an end, what opens and never closes, and prose. */
const inputs = [
  'plain English',
  'one endless word',
  'one endless number',
  'spaces',
  'line feeds',
  'full stops and spaces',
  'quote opened, never closed',
  'list markers in lines',
  // Each of these once took the room that an expression has for its way back.
  'fence opened at the beginning',
  'indented lines',
  'quoted lines',
  'snake case',
  'paths',
  'decimals',
  'cyrillic a, run',
  'combining acute, run',
  'digits of two systems',
  'emoji behind a letter',
];

/** Each function with what it is tried on; what is made for one alone is tried on that. */
const functions: [name: string, inputs: string[]][] = [
  ...[...ALL_FUNCTIONS, ...LATER_FUNCTIONS]
    .filter(isAsked)
    .map(({ name }): [string, string[]] => [name, inputs]),
  ...STEPS.filter(({ tried }) => isAsked(tried)).map(({ tried, input }): [string, string[]] => [
    tried.name,
    [input.name],
  ]),
];

type Outcome = { ms: number } | { error: string };

/** A call in a thread of its own, ended when it takes too long; a thread out of memory ends alone. */
function outcomeOf(call: OneCall): Promise<Outcome> {
  const thread = new Worker(new URL('./one-call.ts', import.meta.url), {
    execArgv: ['--conditions=cleanpaste-source'],
    resourceLimits: { maxOldGenerationSizeMb: 4096 },
  });
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      clearTimeout(timer);
      void thread.terminate();
      resolve(outcome);
    };
    const timer = setTimeout(() => end({ error: 'took too long' }), patienceMs);
    thread.once('message', end);
    thread.once('error', (error) => end({ error: String(error).slice(0, 100) }));
    thread.postMessage(call);
  });
}

/** The shorter of two tries: what else the machine does, and the collector of garbage, can only add. */
async function leastOf(call: OneCall): Promise<Outcome> {
  const [one, two] = [await outcomeOf(call), await outcomeOf(call)];
  return 'ms' in one && (!('ms' in two) || one.ms < two.ms) ? one : two;
}

/** What is wrong with a function on a text of the size; null where nothing is. */
async function faultOf(call: OneCall): Promise<string | null> {
  const whole = await outcomeOf(call);
  if ('error' in whole) return `${call.input}: ${whole.error}`;
  if (whole.ms < floorMs) return null;
  const quarter = await leastOf({ ...call, size: call.size / 4 });
  const growthTo = (ms: number) => ('ms' in quarter ? ms / quarter.ms : 0);
  const again = growthTo(whole.ms) > steepest ? await leastOf(call) : whole;
  const ms = 'ms' in again ? Math.min(again.ms, whole.ms) : whole.ms;
  const told = `${call.input}: ${Math.round(ms)} ms, ${growthTo(ms).toFixed(1)} times a quarter's`;
  console.log(`${call.tried}, ${told}`);
  return growthTo(ms) > steepest ? told : null;
}

describe('somebody who sends megabytes', () => {
  it('is answered in a thread that can be ended', async () => {
    const call = { tried: 'words', input: 'plain English', size: 65_536 };
    expect(await outcomeOf(call)).toEqual({ ms: expect.any(Number) });
    const unknown = { ...call, tried: 'no such function' };
    expect(await outcomeOf(unknown)).toEqual({ error: expect.stringContaining('TypeError') });
  });

  // Not skipped but left out: nobody needs to read the names of what takes an hour.
  if (size === 0) return;
  it.each(functions)(
    'gets an answer of %s in proportion to them',
    async (tried, its) => {
      const faults: string[] = [];
      for (const input of its) {
        const fault = await faultOf({ tried, input, size });
        if (fault !== null) faults.push(fault);
      }
      expect(faults).toEqual([]);
    },
    inputs.length * 2 * patienceMs,
  );
});
