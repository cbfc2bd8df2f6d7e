import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../setup/paths.mjs';
import { run } from '../setup/run.mjs';
import { countCheck, sum } from './reports.mjs';
import { useEverywhere } from './runtimes.mjs';

const published = [
  ...['core', 'files', 'cli', 'client', 'inspect', 'eslint-plugin', 'remark-lint'],
  ...['mcp', 'agent-plugin'],
];

/** What programs import, and so has types for every way of finding them. */
const libraries = ['core', 'client'];

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

/** By `import` and by `require`, every door of a package opens to the same names. */
async function openDoors(folder, name) {
  const { exports: doors, name: title } = JSON.parse(
    readFileSync(inRoot('packages', name, 'package.json'), 'utf8'),
  );
  const names = Object.keys(doors)
    .filter((door) => !door.endsWith('.json'))
    .map((door) => title + door.slice(1));
  const file = `doors-${name}.cjs`;
  writeFileSync(
    join(folder, file),
    `(async () => {
      for (const name of ${JSON.stringify(names)}) {
        const [imported, required] = [await import(name), require(name)];
        const [one, other] = [imported, required].map((it) => Object.keys(it).sort().join());
        if (one === '' || one !== other) throw new Error(name + ': ' + one + ' / ' + other);
      }
    })().catch((error) => { console.error(error); process.exitCode = 1; });`,
  );
  return run(plainNode, [file], { cwd: folder });
}

/** What belongs into every tarball beside the code, and what the registry shows of it. */
function hasPapers(folder, name) {
  const { name: title } = JSON.parse(
    readFileSync(inRoot('packages', name, 'package.json'), 'utf8'),
  );
  const home = join(folder, 'node_modules', title);
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const missing = ['LICENSE', 'CHANGELOG.md', 'README.md'].filter(
    (file) => !existsSync(join(home, file)),
  );
  if (!(manifest.keywords?.length >= 4)) missing.push('keywords');
  if (manifest.license !== 'MIT') missing.push('a license');
  if (manifest.repository?.directory !== `packages/${name}`) missing.push('its repository');
  const output = `${title}: the tarball lacks ${missing.join(', ')}`;
  return { code: missing.length === 0 ? 0 : 1, output };
}

/** Types for each way in which TypeScript finds a package, as are-the-types-wrong sees them. */
function checkTypesOf(node24, name) {
  const bin = inRoot('node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js');
  return run(node24, [bin, '--pack', inRoot('packages', name), '--no-color']);
}

/** The plugins for linters load where nothing but the library is beside them. */
const plugins = `
import eslint from '@cleanpaste/eslint-plugin';
import remark from '@cleanpaste/remark-lint';
if (!eslint.configs.recommended.rules || typeof remark !== 'function') throw new Error('no plugin');
`;

async function usePlugins(folder) {
  writeFileSync(join(folder, 'plugins.mjs'), plugins);
  return run(plainNode, ['plugins.mjs'], { cwd: folder });
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
    if (libraries.includes(name)) results.push(countCheck(await checkTypesOf(node24, name)));
  }
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-packages-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    for (const name of published) results.push(countCheck(await unpack(name, folder)));
    results.push(await useEverywhere(folder, plainNode));
    for (const name of libraries) results.push(countCheck(await openDoors(folder, name)));
    for (const name of published) results.push(countCheck(hasPapers(folder, name)));
    results.push(countCheck(await usePlugins(folder)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const version = (await run(plainNode, ['--version'])).stdout.trim();
  return { ...sum(results), note: `on Node ${version}` };
}
