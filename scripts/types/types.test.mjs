import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../setup/paths.mjs';
import { checkTypes } from './check-types.mjs';
import { typeProjects } from './projects.mjs';

const slashed = (/** @type {string} */ path) => path.split(sep).join('/');
const passedOver = new Set(['node_modules', 'dist', 'drizzle', 'coverage', 'public']);

/** @returns {string[]} */
function sourcesBelow(/** @type {string} */ folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
    return passedOver.has(entry.name) || entry.name.startsWith('.') ? [] : sourcesBelow(path);
  });
}

const sources = sourcesBelow(root).map((path) => slashed(relative(root, path)));

const projects = typeProjects(root).map((project) => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const parsed = ts.getParsedCommandLineOfConfigFile(join(root, project), { noEmit: true }, host);
  const files = (parsed?.fileNames ?? []).map((path) => slashed(relative(root, path)));
  return { project, options: parsed?.options ?? {}, files: new Set(files) };
});

test('every source file belongs to a project', () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(sources.filter((path) => !projects.some(({ files }) => files.has(path)))).toEqual([]);
});

/** What a check of a project says of one of its files, had it this text; nothing is written. */
function faultsIn(/** @type {string} */ path, /** @type {string} */ text) {
  const project = projects.find(({ files }) => files.has(path));
  if (!project) return [];
  const host = ts.createCompilerHost(project.options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, languageVersion, ...rest) =>
    slashed(name).endsWith(path)
      ? ts.createSourceFile(name, text, languageVersion)
      : getSourceFile(name, languageVersion, ...rest);
  // The planted file is all that is looked at: what it does not use need not be read.
  const options = { ...project.options, types: [], lib: undefined, noLib: true, jsx: undefined };
  const program = ts.createProgram({ rootNames: [join(root, path)], options, host });
  return program.getSemanticDiagnostics(program.getSourceFile(join(root, path)));
}

const places = [
  ...['packages/core/src', 'packages/core/test', 'packages/core/scripts', 'packages/contract/src'],
  ...[
    'packages/inspect/src',
    'packages/mcp/src',
    'packages/eslint-plugin/src',
    'packages/vscode/src',
  ],
  ...['packages/remark-lint/src', 'packages/browser-extension/src', 'packages/agent-plugin/src'],
  ...['packages/cli/src', 'packages/cli/test', 'apps/server/src', 'apps/server/test'],
  ...['apps/server/scripts', 'apps/web/src', 'apps/web/scripts', 'bench', 'e2e', 'scripts'],
];

describe.each(places)('an error of types planted in %s', (place) => {
  const [path = ''] = sources.filter((it) => it.startsWith(`${place}/`));

  test('is found', () => {
    const wrong = path.endsWith('.mjs')
      ? `/** @type {number} */\nexport const planted = 'a word';\n`
      : `export const planted: number = 'a word';\n`;
    expect(faultsIn(path, wrong)).toHaveLength(1);
    expect(faultsIn(path, wrong.replace("'a word'", '1'))).toEqual([]);
  });
});

const house = mkdtempSync(join(tmpdir(), 'cleanpaste-types-'));
afterAll(() => rmSync(house, { recursive: true, force: true }));

test('the check fails for each project with an error, and for no other', async () => {
  const options = { lib: ['ES5'], types: [], strict: true, noEmit: true };
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  };
  write('tsconfig.base.json', JSON.stringify({ compilerOptions: options }));
  for (const [name, value] of Object.entries({ sound: '1', faulty: `'a word'` })) {
    const settings = { extends: '../../tsconfig.base.json', include: ['src/**/*.ts'] };
    write(`packages/${name}/tsconfig.json`, JSON.stringify(settings));
    write(`packages/${name}/src/a.ts`, `export const planted: number = ${value};\n`);
  }
  const results = await checkTypes({ node24: process.execPath, folder: house });
  expect(results.map(({ project, code }) => [project, code === 0]).sort()).toEqual([
    ['packages/faulty/tsconfig.json', false],
    ['packages/sound/tsconfig.json', true],
  ]);
});
