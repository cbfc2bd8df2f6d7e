// `npm start`: installs and builds what is missing, then runs the server in this terminal.
import { builtServer, ensureBuilt } from './setup/builds.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { handOver } from './setup/run.mjs';
import { runMain } from './setup/say.mjs';

await runMain(async () => {
  await ensureInstalled('runtime');
  const node24 = findNode24();
  await ensureBuilt(node24);
  return handOver(node24, [builtServer]);
});
