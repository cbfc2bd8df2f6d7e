import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleCli } from '../scripts/setup/bundle-cli.mjs';
import { measureSpeeds } from './hidden/speed.ts';
import { TEXT_NAMES } from './hidden/texts.ts';
import { withRepository } from './speed/repository.ts';
import { shortCalls } from './speed/short-calls.ts';

// Speed as ratios within one run, which hold on any machine: short calls against a rival, long texts
// against a plain replacement, a repository against reading its files, a start against a bare Node.
// `--files N` makes the repository smaller; with `--json` the last line has the figures.

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '20000' },
    json: { type: 'boolean', default: false },
  },
});

function row(cells: (string | number)[]): void {
  console.log(
    cells
      .map((cell, at) => String(cell)[at === 0 ? 'padEnd' : 'padStart'](at === 0 ? 26 : 14))
      .join(''),
  );
}

/** Milliseconds of the best of some runs. */
function best(runs: number, work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    work();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

function readAll(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((bytes, entry) => {
    const path = join(folder, entry.name);
    return bytes + (entry.isDirectory() ? readAll(path) : readFileSync(path).length);
  }, 0);
}

const calls = shortCalls();
const rival = calls['out-of-character']!;
console.log('Short texts with something hidden: µs a call (times the rival)');
row(['', ...Object.keys(rival)]);
for (const [tool, times] of Object.entries(calls)) {
  row([
    tool,
    ...Object.entries(times).map(
      ([name, time]) => `${time.toFixed(2)} (${(time / rival[name]!).toFixed(2)})`,
    ),
  ]);
}

const speeds = measureSpeeds();
console.log('\nLong texts: MB/s (times the plain replacement of \\p{Cf})');
row(['', ...TEXT_NAMES]);
for (const [tool, speed] of Object.entries(speeds)) {
  row([
    tool,
    ...TEXT_NAMES.map(
      (name) =>
        `${speed[name].toFixed(0)} (${(speed[name] / speeds['cf-regex']![name]).toFixed(2)})`,
    ),
  ]);
}

const dist = fileURLToPath(new URL('../.cache/bench-cli/dist', import.meta.url));
await bundleCli(dist);
const main = join(dist, 'main.js');
const run = (args: string[], cwd?: string) => spawnSync(process.execPath, args, { cwd });
const bare = best(15, () => run(['-e', '0']));
const start = best(15, () => run([main, 'scan', '--no-config', fileURLToPath(import.meta.url)]));
console.log(
  `\nStart: ${start.toFixed(0)} ms, a bare Node ${bare.toFixed(0)} ms (${(start / bare).toFixed(2)})`,
);

await withRepository(Number(values.files), async (folder) => {
  let bytes = 0;
  const reading = best(3, () => {
    bytes = readAll(folder);
  });
  const scanning = best(3, () => run([main, 'scan', '--check', '.'], folder));
  const size = (bytes / 1e6).toFixed(0);
  console.log(
    `\nA repository of ${values.files} files, ${size} MB: ${(scanning / 1000).toFixed(2)} s, to read it ${(reading / 1000).toFixed(2)} s (${(scanning / reading).toFixed(2)})`,
  );
  if (values.json) {
    const repository = { scanning, reading };
    console.log(JSON.stringify({ short: calls, start: { command: start, bare }, repository }));
  }
});
