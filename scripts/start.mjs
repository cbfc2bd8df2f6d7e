// `npm start`: installs and builds what is missing, then runs the server in this terminal.
import { ensureInstalled } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { inRoot, sourceCondition } from './setup/paths.mjs';
import { handOver } from './setup/run.mjs';
import { runMain } from './setup/say.mjs';
import { ensureWebBuilt } from './setup/web-build.mjs';

await runMain(async () => {
  await ensureInstalled('runtime');
  const node24 = findNode24();
  await ensureWebBuilt(node24);
  return handOver(node24, [sourceCondition, inRoot('apps', 'server', 'src', 'main.ts')]);
});
