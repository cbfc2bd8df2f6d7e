// The server under load, in ratios to a bare route that reads the same JSON with zod and echoes it.
//   npm run bench -- load [--engine postgres|pglite] [--only NAME …] [--seconds 6] [--rounds 2] [--json]
// Memory over ten minutes: --only '5 KB, signed in, 64' --minutes 10
// What others wait for beside one client that sends the longest texts without pause: --beside --seconds 20
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../scripts/setup/leaving.mjs';
import { runMain } from '../scripts/setup/say.mjs';
import { engines, withEngine } from './load/engines.ts';
import { type Figures, type Held, holdOn, measure } from './load/measure.ts';
import { type Beside, besideGreedy } from './load/neighbour.ts';
import { countOf, type Outcomes } from './load/outcomes.ts';
import { startEcho } from './load/programs.ts';
import { scenarios } from './load/scenarios.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [''] },
    engine: { type: 'string' },
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '2' },
    minutes: { type: 'string' },
    beside: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

/** With --json, standard output is for the one line at the end. */
const say = (line: string) => (values.json ? console.error(line) : console.log(line));

/** What went wrong, and apart from it who was asked to come again. */
function sayOutcomes({ failures, turnedAway }: Outcomes): string {
  const failed = countOf(failures) > 0 ? `; FAILED: ${JSON.stringify(failures)}` : '';
  const away =
    countOf(turnedAway) > 0 ? `; asked to come again: ${JSON.stringify(turnedAway)}` : '';
  return failed + away;
}

function sayFigures(one: Figures) {
  const { name, perSecond, echoPerSecond, ratio, p50, p99, outcomes } = one;
  say(
    `${name.padEnd(44)} ${perSecond.toFixed(0).padStart(6)}/s, echo ${echoPerSecond.toFixed(0).padStart(6)}/s: ${ratio.toFixed(3)}; ` +
      `p50 ${p50} ms, p99 ${p99} ms (at .7 of it ${one.calm.p50}, ${one.calm.p99}); a request: ${one.statements.toFixed(2)} statements, ` +
      `${one.commits.toFixed(2)} commits, ${(one.written / 1000).toFixed(1)} KB written, ` +
      `${one.cpu.toFixed(0)} µs (echo ${one.echoCpu.toFixed(0)} µs); ` +
      `memory ${one.memoryBefore} to ${one.memoryAfter} MB${sayOutcomes(outcomes)}`,
  );
}

function sayHeld({ name, calls, failed, outcomes, memory, drift }: Held) {
  say(
    `${name}: ${calls} calls, ${failed} failed; memory ${memory.join(', ')} MB; ` +
      `the last third lies ${(100 * drift).toFixed(1)} % above the first${sayOutcomes(outcomes)}`,
  );
}

function sayBeside(engine: string, { alone, beside, answers }: Beside) {
  const of = ({ p50, p95 }: Beside['alone']) => `p50 ${p50} ms, p95 ${p95} ms`;
  say(
    `${engine}: others alone ${of(alone)}, beside one that sends the longest texts ${of(beside)}: ` +
      `${(beside.p50 / alone.p50).toFixed(2)} times the median; it was answered ${JSON.stringify(answers)}`,
  );
}

await runMain(async () => {
  const folder = temporaryFolder('cleanpaste-load');
  const echo = await startEcho();
  const found: (Figures | Held | Beside)[] = [];
  try {
    for (const engine of engines) {
      if ((values.engine ?? engine) !== engine) continue;
      await withEngine(engine, folder.path, async (place) => {
        if (values.beside) {
          const beside = await besideGreedy(place, Number(values.seconds));
          sayBeside(engine, beside);
          found.push(beside);
          return;
        }
        for (const scenario of scenarios) {
          const name = `${engine}, ${scenario.name}`;
          if (!values.only.some((part) => name.includes(part))) continue;
          // A folder of the embedded database belongs to one process.
          if (engine === 'pglite' && scenario.processes > 1) continue;
          if (values.minutes) {
            const held = await holdOn({ name, place, scenario, minutes: Number(values.minutes) });
            sayHeld(held);
            found.push(held);
            continue;
          }
          const times = { seconds: Number(values.seconds), rounds: Number(values.rounds) };
          const figures = await measure({ name, echo, place, scenario, ...times });
          sayFigures(figures);
          found.push(figures);
        }
      });
    }
  } finally {
    await echo.stop();
    folder.discard();
  }
  if (values.json) console.log(JSON.stringify(found));
  return 0;
});
