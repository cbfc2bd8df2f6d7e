// `npm run -s cli -- scan note.txt`: the command line, straight from its source.
import { ensureInstalled } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { inRoot, sourceCondition } from './setup/paths.mjs';
import { handOver } from './setup/run.mjs';
import { runMain } from './setup/say.mjs';

await runMain(async () => {
  await ensureInstalled('runtime');
  const main = inRoot('packages', 'cli', 'src', 'main.ts');
  return handOver(findNode24(), [sourceCondition, main, ...process.argv.slice(2)], {
    // npm moves to the project's folder; file names are meant from where the person stands.
    cwd: process.env.INIT_CWD ?? process.cwd(),
  });
});
