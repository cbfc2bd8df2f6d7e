import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../setup/paths.mjs';
import { run } from '../setup/run.mjs';
import { countCheck, sum } from './reports.mjs';

const published = ['core', 'cli'];

/** Node as the machine has it, which is what a user of the packages runs. */
const plainNode = process.env.npm_node_execpath ?? process.execPath;

async function unpack(name, folder) {
  const packed = await run('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: inRoot('packages', name),
    shell: process.platform === 'win32',
  });
  if (packed.code !== 0) return packed;
  const answer = JSON.parse(packed.stdout.slice(packed.stdout.search(/[[{]/)));
  // npm answers with a list, newer ones with an object keyed by package name.
  const [{ filename }] = Object.values(answer);
  const { name: title } = JSON.parse(
    readFileSync(inRoot('packages', name, 'package.json'), 'utf8'),
  );
  const target = join(folder, 'node_modules', title);
  mkdirSync(target, { recursive: true });
  return run('tar', ['-xzf', join(folder, filename), '-C', target, '--strip-components=1']);
}

/** What a stranger's first program does: text with a zero-width space in it, cleaned. */
const program = `
import { clean, scan } from '@cleanpaste/core/hidden';
import { uniqueness } from '@cleanpaste/core/text';
const text = 'zero\\u200Bwidth';
const { text: cleaned, removedCharacterCount } = clean(text);
const [finding] = scan(text);
const ok = cleaned === 'zerowidth' && removedCharacterCount === 1 && finding.start === 4
  && typeof uniqueness('a b', 'a c') === 'number';
if (!ok) throw new Error(JSON.stringify({ cleaned, removedCharacterCount, finding }));
`;

async function useCore(folder) {
  writeFileSync(join(folder, 'use.mjs'), program);
  return run(plainNode, ['use.mjs'], { cwd: folder });
}

async function useCli(folder) {
  writeFileSync(join(folder, 'note.txt'), 'zero\u200Bwidth\n');
  const main = join(folder, 'node_modules', 'cleanpaste', 'dist', 'main.js');
  const cleaned = await run(plainNode, [main, 'clean', 'note.txt'], { cwd: folder });
  if (cleaned.code !== 0) return cleaned;
  const same = cleaned.stdout === 'zerowidth\n';
  return { ...cleaned, code: same ? 0 : 1 };
}

/** The published packages as a user gets them: built, linted, packed, unpacked and run. */
export async function checkPackages(node24) {
  const results = [];
  for (const name of published) {
    const bin = inRoot('node_modules', 'publint', 'src', 'cli.js');
    const lint = await run(node24, [
      bin,
      'run',
      inRoot('packages', name),
      '--strict',
      '--pack',
      'npm',
    ]);
    results.push(countCheck(lint));
  }
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-packages-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    for (const name of published) results.push(countCheck(await unpack(name, folder)));
    results.push(countCheck(await useCore(folder)), countCheck(await useCli(folder)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const version = (await run(plainNode, ['--version'])).stdout.trim();
  return { ...sum(results), note: `on Node ${version}` };
}
