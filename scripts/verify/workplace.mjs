import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../setup/run.mjs';
import { PlainError } from '../setup/say.mjs';

/** A message in tag characters, as somebody hides one. */
const hiddenHello = [...'Hello']
  .map((it) => String.fromCodePoint(0xe0000 + it.charCodeAt(0)))
  .join('');

const prose =
  'The old harbour lay quiet under a grey sky, and the boats had not moved since the storm. ';

/** The files that the README's commands speak of. */
const files = {
  'src/plain.ts': 'export const answer = 42;\n',
  'suspicious.txt': `hi${hiddenHello}\n`,
  'essay.txt': prose.repeat(6),
  'sources/harbour.txt': prose.repeat(6),
  'answer.md': 'The sky is blue\u{e200}cite\u{e202}turn0search1\u{e201}.\n',
};

async function git(folder, ...args) {
  const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
  const { code, output } = await run('git', [...who, ...args], { cwd: folder });
  if (code !== 0) throw new PlainError(`git ${args[0]} failed.\n${output}`);
}

/**
 * A project of somebody's, on a branch `main`, in which the commands have something to do.
 * @param {string} folder
 * @param {string} clone
 */
export async function makeWorkplace(folder, clone) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const letter = join(clone, 'packages', 'files', 'test', 'fixtures', 'letter.docx');
  copyFileSync(letter, join(folder, 'report.docx'));
  await git(folder, 'init', '--quiet', '--initial-branch=main');
  await git(folder, 'add', '.');
  await git(folder, 'commit', '--quiet', '--message=Begin');
}
