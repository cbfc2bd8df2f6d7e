// The page as visitors get it: the built page, the real server, a real browser.
//   npm run bench -- page [/path …] [--runs 5] [--rounds 3] [--only lighthouse|typing|cleaning|size] [--calibrated] [--json]
// --calibrated: Lighthouse slows this machine down to the phone that it means, and not four times whatever it is.
import { parseArgs } from 'node:util';
import { startServer } from '../e2e/fixtures/server.ts';
import { ensureChromium } from '../scripts/setup/browser.mjs';
import { ensureBuilt } from '../scripts/setup/builds.mjs';
import { runMain } from '../scripts/setup/say.mjs';
import { type Cleaning, measureCleaning } from './page/cleaning.ts';
import { initialKilobytes } from './page/initial-size.ts';
import { type Audit, auditNothing, auditPath, calibrate } from './page/lighthouse.ts';
import { measureTyping, type TaskSpread, type Typing } from './page/typing.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    calibrated: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const paths =
  positionals.length > 0 ? positionals : ['/', '/invisible-chars', '/statistical-watermarks'];
const wants = (part: string) => values.only === undefined || values.only === part;

/** With --json, standard output is for the one line at the end. */
const say = (line: string) => (values.json ? console.error(line) : console.log(line));

const sayAudit = (audit: Audit) => {
  const { path, runs, scores, metrics, faults, benchmarkIndex, slowdown } = audit;
  const { blockedByProcessor: blocked, performanceByProcessor } = audit;
  const marks = Object.entries(scores).map(([name, score]) => `${name} ${score}`);
  say(`Lighthouse, mobile, median of ${runs}: ${path}\n  ${marks.join(', ')}`);
  const times = Object.entries(metrics).map(([name, value]) => `${name} ${value}`);
  say(`  ${times.join(', ')}`);
  if (blocked !== null) {
    const score = `performance ${performanceByProcessor}`;
    say(
      `  by what the processor worked, and not by the clock: ${score}, blocked for ${blocked} ms`,
    );
  }
  say(`  index of this machine ${benchmarkIndex}, slowed down ${slowdown} times`);
  if (faults.length > 0) say(`  below 90: ${faults.join(', ')}`);
};

const taskText = ({ median, worst, cpu }: TaskSpread) =>
  `${median} ms (worst ${worst}, processor ${cpu})`;

const sayTyping = (row: Typing) => {
  const { pasteTask, typeTask, keyToPaint } = row;
  say(
    `${row.size.padStart(6)}: longest main-thread task pasting ${taskText(pasteTask)}, typing ${taskText(typeTask)}; ` +
      `key to paint ${keyToPaint.median} ms, p95 ${keyToPaint.p95}, worst ${keyToPaint.worst}; ` +
      `count shown after ${row.pasteToCount} ms`,
  );
};

const sayCleaning = ({ size, clickToResult, task }: Cleaning) =>
  say(
    `${size.padStart(6)}: result in view ${clickToResult.median} ms after the click (worst ${clickToResult.worst}); ` +
      `longest main-thread task ${taskText(task)}`,
  );

await runMain(async () => {
  await ensureBuilt(process.execPath);
  const chromePath = await ensureChromium();
  const server = await startServer({ LOG_LEVEL: 'error' });
  const result: {
    initial_javascript_kb?: Record<string, number>;
    lighthouse?: Audit[];
    /** No page of the site: what it is held against. */
    one_sentence?: Audit;
    typing?: Typing[];
    cleaning?: Cleaning[];
  } = {};
  try {
    if (wants('size')) {
      result.initial_javascript_kb = {};
      for (const path of paths) {
        const kilobytes = await initialKilobytes(server.url + path, chromePath);
        result.initial_javascript_kb[path] = kilobytes;
        say(`Initial JavaScript of ${path}: ${kilobytes} KB compressed`);
      }
    }
    if (wants('typing')) {
      const rounds = Number(values.rounds);
      result.typing = await measureTyping(server.url, { rounds, chromePath, onSize: sayTyping });
    }
    if (wants('cleaning')) {
      const rounds = Number(values.rounds);
      result.cleaning = await measureCleaning(server.url, {
        rounds,
        chromePath,
        onSize: sayCleaning,
      });
    }
    if (wants('lighthouse')) {
      result.lighthouse = [];
      const throttling = values.calibrated ? await calibrate(server.url, chromePath) : null;
      const runs = Number(values.runs);
      for (const path of paths) {
        const audit = await auditPath(server.url, path, { runs, chromePath, throttling });
        result.lighthouse.push(audit);
        sayAudit(audit);
      }
      const nothing = await auditNothing(server.url, { runs, chromePath, throttling });
      result.one_sentence = nothing;
      sayAudit(nothing);
    }
  } finally {
    await server.stop();
  }
  if (values.json) console.log(JSON.stringify(result));
});
