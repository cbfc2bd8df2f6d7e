// `npm run docs:api`: writes docs/reference from the docblocks of the public library.
import { referenceFolder, writeReference } from './docs/write-reference.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { runMain, say } from './setup/say.mjs';

await runMain(async () => {
  await ensureInstalled('all');
  await writeReference(findNode24(), referenceFolder);
  say('docs/reference is written.');
});
