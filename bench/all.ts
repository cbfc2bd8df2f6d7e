// Every benchmark for the record, or some: runs them, and writes bench/RESULTS.md with its pictures.
//   npm run bench [-- --only hidden,speed] [--write-only]
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/setup/builds.mjs';
import { inRoot, sourceCondition } from '../scripts/setup/paths.mjs';
import { run } from '../scripts/setup/run.mjs';
import { PlainError, runMain, say } from '../scripts/setup/say.mjs';
import { figuresOf, type Reading } from './results/figures.ts';
import { isBusy, thisMachine } from './results/machine.ts';
import { commandOf, plan } from './results/plan.ts';
import { plotsOf, reportOf } from './results/report.ts';
import {
  type Measured,
  type Results,
  readResults,
  replaceFile,
  writeResults,
} from './results/store.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, 'write-only': { type: 'boolean', default: false } },
});

/** Those that drive the built page or the server that hands it out. */
const needsBuild = new Set(['load', 'page', 'walk']);

/** Before the first of them: what one has just wanted is no other work beside the next. */
const machine = thisMachine();

/** Runs one as often as the plan says; its time is that of all runs. */
async function measure(name: string): Promise<Measured> {
  const { args, runs, minutes, read } = plan[name]!;
  const began = performance.now();
  const readings: Reading[][] = [];
  for (let at = 0; at < runs; at++) {
    const file = inRoot('bench', `${name}.ts`);
    const timeout = minutes * 60_000 - (performance.now() - began);
    const { code, stdout, output } = await run(
      process.execPath,
      [sourceCondition, '--expose-gc', file, ...args],
      { timeout: Math.max(1, Math.round(timeout)), env: { NO_COLOR: '1' } },
    );
    if (code !== 0) throw new PlainError(`${name} ended with ${code}.\n${output.slice(-1500)}`);
    readings.push(read(stdout));
  }
  const seconds = (performance.now() - began) / 1000;
  const date = new Date().toISOString().slice(0, 10);
  return {
    date,
    command: commandOf(name),
    runs,
    seconds,
    machine,
    figures: figuresOf(readings),
  };
}

function write(results: Results): void {
  writeResults(results);
  replaceFile(inRoot('bench', 'RESULTS.md'), reportOf(results));
  const folder = inRoot('bench', 'plots');
  mkdirSync(folder, { recursive: true });
  const plots = plotsOf(results);
  for (const [file, svg] of Object.entries(plots)) replaceFile(inRoot('bench', file), svg);
  // Another run may take the same ones away.
  for (const old of readdirSync(folder))
    if (!Object.hasOwn(plots, `plots/${old}`)) rmSync(join(folder, old), { force: true });
}

await runMain(async () => {
  const names = values['write-only'] ? [] : (values.only?.split(',') ?? Object.keys(plan));
  const unknown = names.find((name) => !plan[name]);
  if (unknown)
    throw new PlainError(
      `no benchmark is called ${unknown}: there are ${Object.keys(plan).join(', ')}.`,
    );
  if (names.some((name) => needsBuild.has(name))) await ensureBuilt(process.execPath);
  if (names.length > 0 && isBusy(machine))
    say(
      `This machine is busy (load ${machine.load}, ${machine.processors} processors): its figures will be marked as such.`,
    );
  const failed: string[] = [];
  for (const name of names) {
    say(`▸ ${plan[name]!.title}… (at most ${plan[name]!.minutes} min)`);
    try {
      const measured = await measure(name);
      // After each, beside what another run has written meanwhile: what breaks off later loses nothing.
      write({ ...readResults(), [name]: measured });
      say(`  ${measured.figures.length} figures in ${Math.round(measured.seconds)} s`);
    } catch (error) {
      failed.push(name);
      say(`  ${(error as Error).message}`);
    }
  }
  write(readResults());
  say('bench/RESULTS.md is written; npm run docs:tables takes it into the README.');
  if (failed.length > 0) say(`Failed, and left as they were: ${failed.join(', ')}.`);
  return failed.length > 0 ? 1 : 0;
});
