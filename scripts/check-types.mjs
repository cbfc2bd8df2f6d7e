// `npm run types`: every project of the repository against its types; `npm test -- types` is the same.
import { findNode24 } from './setup/node24.mjs';
import { runMain, say } from './setup/say.mjs';
import { checkTypes } from './types/check-types.mjs';

await runMain(async () => {
  const results = await checkTypes({ node24: findNode24() });
  const faulty = results.filter(({ code }) => code !== 0);
  for (const { project, output } of faulty) say(`${project}\n${output.trimEnd()}`);
  say(`${results.length} projects, ${faulty.length} with faults.`);
  return faulty.length > 0 ? 1 : 0;
});
