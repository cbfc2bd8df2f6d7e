// Random walks over the page and the server behind it: no text, result or unit is ever lost.
//   npm run bench -- walk [--walks 5000] [--seed N] [--workers 2]
import { parseArgs } from 'node:util';
import { ensureChromium } from '../scripts/setup/browser.mjs';
import { ensureBuilt } from '../scripts/setup/builds.mjs';
import { inRoot } from '../scripts/setup/paths.mjs';
import { handOver } from '../scripts/setup/run.mjs';
import { runMain } from '../scripts/setup/say.mjs';

const { values } = parseArgs({
  options: {
    walks: { type: 'string', default: '5000' },
    // Other walks each time; the one that is printed takes the same ones again.
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    workers: { type: 'string', default: '2' },
  },
});

await runMain(async () => {
  await ensureBuilt(process.execPath);
  const env = {
    PLAYWRIGHT_CHROMIUM: await ensureChromium(),
    WALKS: values.walks,
    WALK_SEED: values.seed,
  };
  console.log(`${values.walks} walks of seed ${values.seed}`);
  const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const args = ['test', '--config', inRoot('e2e'), 'walk.spec.ts', '--reporter=list'];
  return handOver(process.execPath, [playwright, ...args, `--workers=${values.workers}`], { env });
});
