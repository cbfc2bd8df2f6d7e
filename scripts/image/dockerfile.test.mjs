import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { contextFiles } from './context-files.mjs';
import { readDockerfile, settingsOf, wordsOf } from './dockerfile.mjs';
import { parts } from './lay-out.mjs';
import { closureOf, loaded, namedIn } from './runtime-packages.mjs';

const read = (...path) => readFileSync(inRoot(...path), 'utf8');
const stages = readDockerfile(read('Dockerfile'));
const last = stages.at(-1);
const stepsOf = (stage, word) => stage.steps.filter((step) => step.word === word);
const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-context-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the packages are installed from every list of the repository that names some', () => {
  const copied = stepsOf(stages[0], 'COPY').flatMap(({ rest }) => rest.split(' ').slice(0, -1));
  const { workspaces } = JSON.parse(read('package.json'));
  for (const place of workspaces) expect(copied).toContain(`${place}/package.json`);
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    expect(copied).toContain(file);
});

test('the image runs as nobody that has rights, and is asked how it is', () => {
  const [user] = stepsOf(last, 'USER');
  expect(user?.rest).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
  const [health] = stepsOf(last, 'HEALTHCHECK');
  const [entry] = stepsOf(last, 'ENTRYPOINT');
  // Without a shell: there is none.
  expect(wordsOf(health)[0]).toBe(wordsOf(entry)[0]);
  expect(health?.flags).toMatchObject({ interval: '10s', timeout: '3s' });
  expect(stepsOf(last, 'RUN')).toEqual([]);
});

test('what is built with is not in what is run', () => {
  expect(last?.base).toBe('scratch');
  for (const { flags } of stepsOf(last, 'COPY')) expect(flags.from).toBe('build');
});

test('pages of the image before find their code in the next one, which is told of it', () => {
  const told = readDockerfile(read('Dockerfile'), { LAST: 'registry.example/cleanpaste:1' });
  expect(told.find(({ name }) => name === 'last')?.base).toBe('registry.example/cleanpaste:1');
  const last = stages.find(({ name }) => name === 'last');
  // Not the name of another stage: Buildah looks for an image that is called so.
  expect(last?.base).toBe('scratch');
  const build = stages.find(({ name }) => name === 'build');
  const [, , from] = build?.steps ?? [];
  const [, kept] = stepsOf(build, 'COPY');
  expect(kept).toMatchObject({
    flags: { from: 'last' },
    rest: expect.stringMatching(/ apps\/web\/dist\/$/),
  });
  // Before the build, which keeps them, and from where an image has them.
  expect(from?.word).toBe('RUN');
  const place = kept?.rest.split(' ')[0]?.replace(/\/$/, '');
  expect(place).toBe('/srv/cleanpaste/apps/web/dist');
  // Buildah makes no folder for WORKDIR alone, and what is copied has to be there.
  expect(last?.steps.map(({ word, rest }) => [word, rest.split(' ').at(-1)])).toEqual([
    ['COPY', `${place}/`],
  ]);
  for (const part of ['client', 'generations.json'])
    expect(parts).toContain(`${place?.slice('/srv/cleanpaste/'.length)}/${part}`);
});

test('it keeps its data in the volume', () => {
  const [env] = stepsOf(last, 'ENV');
  const [volume] = stepsOf(last, 'VOLUME');
  expect(settingsOf(env)).toMatchObject({ NODE_ENV: 'production', DATA_DIR: volume?.rest });
});

test('Node is the one that the repository asks for', () => {
  expect(stages[0]?.base).toMatch(new RegExp(`^node:${read('.nvmrc').trim()}-`));
});

test('a word that is not known is refused, not passed over', () => {
  expect(() => readDockerfile('FROM a\nADD x y')).toThrow('line 2: ADD');
  expect(() => readDockerfile('RUN x')).toThrow('nothing comes before FROM');
  expect(() => readDockerfile('FROM a\nARG B=1')).toThrow('line 2: ARG');
  expect(readDockerfile('# why\nFROM a AS b\nRUN one \\\n  && two\n')).toEqual([
    { base: 'a', name: 'b', steps: [{ word: 'RUN', flags: {}, rest: 'one   && two', line: 3 }] },
  ]);
});

test('nothing that is secret, foreign or made here is copied into a build', () => {
  const files = {
    ...{ 'package.json': 1, 'apps/server/src/main.ts': 1, 'packages/core/src/data/table.ts': 1 },
    ...{ '.env': 0, 'apps/server/.env': 0, 'data/database/1': 0, 'node_modules/x/index.js': 0 },
    ...{
      'apps/web/dist/client/index.html': 0,
      'packages/cli/node_modules/x/a.js': 0,
      '.git/HEAD': 0,
    },
    ...{ 'apps/server/tsconfig.tsbuildinfo': 0, '.cache-9/x': 0 },
  };
  for (const file of Object.keys(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  const kept = Object.keys(files).filter((file) => files[file] === 1);
  expect(contextFiles(folder, read('.dockerignore'))).toEqual(kept.toSorted());
});

test('a pattern that would be read otherwise is refused', () => {
  expect(() => contextFiles(folder, '!keep')).toThrow('!keep');
});

test('a package brings what it needs, from where npm put it', () => {
  const lock = {
    packages: {
      'node_modules/a': { dependencies: { b: '1', c: '1' }, optionalDependencies: { gone: '1' } },
      'node_modules/a/node_modules/b': {},
      'node_modules/b': { dependencies: { never: '1' } },
      'node_modules/c': { dependencies: { a: '1' } },
      'node_modules/other': {},
    },
  };
  expect(closureOf(lock, ['a'], 'apps/server')).toEqual([
    ...['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c'],
  ]);
  expect(() => closureOf(lock, ['b'], 'apps/server')).toThrow('never is not in package-lock.json');
});

test('what the server loads is in the lock file, and what it is built with stays behind', () => {
  const places = closureOf(JSON.parse(read('package-lock.json')), loaded, 'apps/server');
  for (const name of loaded) expect(places).toContain(`node_modules/${name}`);
  expect(places.filter((place) => /rolldown|typescript|vite|esbuild/.test(place))).toEqual([]);
});

test('packages that a built file names are found, in whatever way it names them', () => {
  const text = `import a from "one";
import{b}from'@two/three/deep';
  const late = await import("four");
import "node:fs";
export * from "five/x.js";
import"fs";
import c from "./own.js";
// As in: import x from "seven"
const d = "from six";`;
  writeFileSync(join(folder, 'built.js'), text);
  expect(namedIn(folder).toSorted()).toEqual(['@two/three', 'five', 'four', 'one']);
});
