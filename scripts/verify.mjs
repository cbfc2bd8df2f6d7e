// `npm run verify`: does in a clean clone what the README tells people to do, and looks whether it is as told.
// `--all` has what takes minutes as well: `npm start` from nothing, and the whole `npm test`.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryFolder } from './setup/leaving.mjs';
import { root } from './setup/paths.mjs';
import { run } from './setup/run.mjs';
import { PlainError, runMain, say } from './setup/say.mjs';
import { expectations } from './verify/expectations.mjs';
import { holdCommand, holdLinks, holdProgram, holdStart } from './verify/hold.mjs';
import { commandsOf, linksOf, programsOf } from './verify/readme-commands.mjs';
import { makeWorkplace } from './verify/workplace.mjs';

/** What is committed, and nothing that happens to lie about here. */
async function cleanClone(folder) {
  const { code, output } = await run('git', ['clone', '--quiet', '--no-hardlinks', root, folder]);
  if (code !== 0) throw new PlainError(`no clone could be made.\n${output}`);
  const { stdout } = await run('git', ['status', '--porcelain'], { cwd: root });
  if (stdout !== '') say('What is not committed is not looked at.');
}

function tell({ what, ok, detail }) {
  const mark = ok === null ? '–' : ok ? '✓' : '✗';
  console.log(`${mark} ${what}${detail ? `: ${detail}` : ''}`);
}

await runMain(async () => {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  const folder = temporaryFolder('cleanpaste-verify');
  const [clone, workplace] = [join(folder.path, 'clone'), join(folder.path, 'work')];
  const results = [];
  const keep = (held) => {
    results.push(held);
    tell(held);
  };
  try {
    await cleanClone(clone);
    mkdirSync(workplace);
    await makeWorkplace(workplace, clone);
    const places = { clone, workplace };
    const readme = readFileSync(join(clone, 'README.md'), 'utf8');
    keep(holdLinks(linksOf(readme), places));
    // Installs by itself, as for whoever comes to it first.
    for (const told of commandsOf(readme)) {
      const expected = expectations[told.command];
      const reason = !expected
        ? undefined
        : (expected.skip ?? (expected.isSlow && !values.all ? 'minutes; with --all' : undefined));
      if (!expected)
        keep({
          what: told.command,
          ok: false,
          detail: 'nothing is known of it: scripts/verify/expectations.mjs',
        });
      else if (reason) keep({ what: told.command, ok: null, detail: reason });
      else if (expected.serves) keep(await holdStart(told, places));
      else keep(await holdCommand(told, expected, places));
    }
    for (const [at, program] of programsOf(readme).entries())
      keep(await holdProgram(program, at, places));
  } finally {
    folder.discard();
  }
  const count = (ok) => results.filter((it) => it.ok === ok).length;
  console.log(`${count(true)} hold, ${count(false)} do not, ${count(null)} not tried`);
  return count(false) > 0 ? 1 : 0;
});
