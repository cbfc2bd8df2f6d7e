// `npm run build`: the page and the published packages.
import { buildPackages } from './setup/build-packages.mjs';
import { ensureBuilt } from './setup/builds.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { PlainError, runMain, say } from './setup/say.mjs';

await runMain(async () => {
  await ensureInstalled('all');
  const node24 = findNode24();
  await ensureBuilt(node24);
  for (const { name, code, output } of await buildPackages(node24)) {
    if (code !== 0) throw new PlainError(`packages/${name} could not be built.\n${output}`);
    say(`packages/${name} is built.`);
  }
});
