import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caseOf } from './cases.mjs';
import { knownOptions, pythonFiles, pythonPackage, writtenFiles } from './files.mjs';
import { optionsFor, randomTexts } from './texts.mjs';

const python = ['python3', 'python'].find(
  (name) => spawnSync(name, ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0,
);
const inPython = (args, input = '') =>
  spawnSync(python ?? '', ['-B', ...args], {
    cwd: pythonPackage,
    input,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });

test('the rules in Python are those of the library as it is (else: npm run python)', () => {
  const [made, written] = [pythonFiles(), writtenFiles()];
  expect([...written.keys()].sort()).toEqual([...made.keys()].sort());
  for (const [path, source] of made) expect(written.get(path) === source, path).toBe(true);
});

test.skipIf(!python)('Python 3.9 or newer, where there is one: its own tests pass', () => {
  const { status, stderr } = inPython(['-m', 'unittest', 'discover', '-s', 'tests']);
  expect(status, stderr).toBe(0);
});

test.skipIf(!python)('Python 3.9 or newer: the sources are written in what it knows', () => {
  const program = `import ast, pathlib
for one in pathlib.Path('src').rglob('*.py'): ast.parse(one.read_text('utf-8'), feature_version=(3, 9))`;
  const { status, stderr } = inPython(['-c', program]);
  expect(status, stderr).toBe(0);
});

test.skipIf(!python)('Python 3.9 or newer: it says of random texts what the library says', () => {
  const known = knownOptions();
  const seed = Math.floor(Math.random() * 2 ** 31);
  const cases = randomTexts(3000, seed).map((text, at) => caseOf(text, optionsFor(known, at)));
  const lines = cases.map((one) => JSON.stringify(one)).join('\n');
  const { stdout, stderr } = inPython([join('tests', 'compare_stream.py')], lines);
  expect(`${stdout}${stderr}`, `with the seed ${seed}`).toBe('3000 the same\n');
});
