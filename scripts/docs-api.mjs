// `npm run docs:api`: writes docs/reference from the docblocks of the public library.
import { writeFileSync } from 'node:fs';
import { onePage, onePageFile } from './docs/one-page.mjs';
import { referenceFolder, writeReference } from './docs/write-reference.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { runMain, say } from './setup/say.mjs';

await runMain(async () => {
  await ensureInstalled('all');
  await writeReference(findNode24(), referenceFolder);
  writeFileSync(onePageFile, onePage());
  say('docs/reference and packages/core/REFERENCE.md are written.');
});
