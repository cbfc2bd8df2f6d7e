// Reproduces the table of docs/compare.md: installs the other tools in a folder of their own and lets
// each look at the same files. `node scripts/compare.mjs`; with CODE_SERVER the editor as well.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cases } from './compare/cases.mjs';
import { editorMarks } from './compare/editor.mjs';
import { eslintConfig, rivals, tools } from './compare/tools.mjs';
import { run } from './setup/run.mjs';
import { runMain, say } from './setup/say.mjs';

await runMain(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-compare-'));
  try {
    const wanted = Object.entries(rivals).map(([name, version]) => `${name}@${version}`);
    writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
    const installed = await run('npm', ['install', '--no-audit', '--no-fund', ...wanted], {
      cwd: folder,
      shell: process.platform === 'win32',
    });
    if (installed.code !== 0) throw new Error(installed.output);
    writeFileSync(join(folder, 'eslint.config.js'), eslintConfig);
    const files = cases.map((it, index) => ({ ...it, file: `case-${index}.js` }));
    for (const { file, code } of files) writeFileSync(join(folder, file), code);
    const marks = await editorMarks(
      folder,
      files.map(({ file }) => file),
    );
    const names = [...Object.keys(tools), ...(marks ? ['VS Code'] : [])];
    say(`| | should be | ${names.join(' | ')} |\n|---|---|${names.map(() => '---').join('|')}|`);
    const wrong = names.map(() => 0);
    for (const { title, is, file } of files) {
      const found = [
        ...Object.values(tools).map((look) => look(folder, file)),
        ...(marks ? [marks.has(file)] : []),
      ];
      const cells = found.map((isFound, at) => {
        const isRight = isFound === (is === 'hidden');
        if (!isRight) wrong[at] = (wrong[at] ?? 0) + 1;
        return `${isFound ? 'found' : 'passed'}${isRight ? '' : ' ✗'}`;
      });
      say(`| ${title} | ${is === 'hidden' ? 'found' : 'passed'} | ${cells.join(' | ')} |`);
    }
    say(`| wrong of ${files.length} | | ${wrong.join(' | ')} |`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
});
