import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { inRoot } from '../setup/paths.mjs';
import { caseOf } from './cases.mjs';
import { fixtureTexts, optionsFor, randomTexts, wholeTexts } from './texts.mjs';
import { pythonCategories, pythonOptions, pythonSources } from './write.mjs';

export const pythonPackage = inRoot('packages', 'python');
const rules = join(pythonPackage, 'src', 'cleanpaste', 'rules');

/** All that may be asked for. */
export const knownOptions = () => ({ names: pythonOptions(), categories: pythonCategories() });

/** Texts with what the library says of them: with no options, and with some. */
function sharedCases() {
  const options = knownOptions();
  const whole = [...fixtureTexts(), ...wholeTexts()].map((text) => caseOf(text, {}));
  const odd = randomTexts(240, 2026).map((text, at) => caseOf(text, optionsFor(options, at)));
  return [...whole, ...odd];
}

/** All that is generated for Python: the text of each file by its path in the package. */
export function pythonFiles() {
  const files = new Map();
  for (const [path, source] of pythonSources()) files.set(`src/cleanpaste/${path}`, source);
  const lines = sharedCases().map((one) => JSON.stringify(one));
  files.set('tests/cases.json', `[\n${lines.join(',\n')}\n]\n`);
  return files;
}

/** What is there of it, with what a former rule may have left. */
export function writtenFiles() {
  const found = new Map();
  const visit = (folder) => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) {
        if (name !== '__pycache__') visit(path);
      } else
        found.set(relative(pythonPackage, path).split(sep).join('/'), readFileSync(path, 'utf8'));
    }
  };
  visit(rules);
  const cases = 'tests/cases.json';
  return found.set(cases, readFileSync(join(pythonPackage, cases), 'utf8'));
}

export function writeFiles() {
  rmSync(rules, { recursive: true, force: true });
  for (const [path, source] of pythonFiles()) {
    mkdirSync(dirname(join(pythonPackage, path)), { recursive: true });
    writeFileSync(join(pythonPackage, path), source);
  }
}
