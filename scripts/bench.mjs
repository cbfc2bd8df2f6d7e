// `npm run bench -- hidden --json`: one benchmark. Without a name all of them, or those that `--only` names, for
// the record: bench/RESULTS.md. `--list` says which there are.
import { readdirSync } from 'node:fs';
import { ensureInstalled } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { inRoot, sourceCondition } from './setup/paths.mjs';
import { handOver } from './setup/run.mjs';
import { PlainError, runMain, say } from './setup/say.mjs';

const names = readdirSync(inRoot('bench'), { withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
  .map((entry) => entry.name.replace(/\.ts$/, ''));

await runMain(async () => {
  const [first, ...rest] = process.argv.slice(2);
  if (first === '--list') {
    say(`Benchmarks: ${names.join(', ')}.\nRun one with: npm run bench -- NAME`);
    return 0;
  }
  const [name, ...args] =
    !first || first.startsWith('--') ? ['all', ...process.argv.slice(2)] : [first, ...rest];
  if (!names.includes(name)) {
    throw new PlainError(`no benchmark is called ${name}: there are ${names.join(', ')}.`);
  }
  await ensureInstalled('all');
  return handOver(
    findNode24(),
    [sourceCondition, '--expose-gc', inRoot('bench', `${name}.ts`), ...args],
    // Paths on the command line are meant from where the person stands.
    { cwd: process.env.INIT_CWD ?? process.cwd() },
  );
});
