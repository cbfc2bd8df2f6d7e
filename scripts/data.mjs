// `npm run -s data -- export FILE`: an installation moves, or is kept safe.
import { ensureInstalled } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { inRoot, sourceCondition } from './setup/paths.mjs';
import { handOver } from './setup/run.mjs';
import { runMain } from './setup/say.mjs';

await runMain(async () => {
  await ensureInstalled('runtime');
  const main = inRoot('apps', 'server', 'src', 'commands', 'data.ts');
  return handOver(findNode24(), [sourceCondition, main, ...process.argv.slice(2)], {
    // npm moves to the project's folder; file names are meant from where the person stands.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: { DATA_DIR: process.env.DATA_DIR ?? inRoot('data') },
  });
});
