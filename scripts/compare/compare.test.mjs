import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { cases } from './cases.mjs';
import { rivals, tools } from './tools.mjs';

const page = readFileSync(inRoot('docs', 'compare.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-compare-'));
writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'), 'junction');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The cells of the table of cases: its head, then a row a case, then the sums. */
const table = page.slice(page.indexOf('| | should be |')).split('\n\n', 1).join('').split('\n');
const [head = [], , ...rows] = table.map((line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim()),
);
const names = head.slice(2);

test('the comparison names the version and date of each tool, and they are those that are run', () => {
  expect(page).toMatch(/^Looked at on \d{1,2} [A-Z][a-z]+ 20\d\d\./m);
  for (const [name, version] of Object.entries(rivals)) {
    expect(page).toContain(`${name}@${version}`);
    const row = page.split('\n').find((line) => line.includes(`npmjs.com/package/${name})`));
    expect(row, name).toMatch(
      new RegExp(`\\| ${version.replaceAll('.', '\\.')} \\| \\d+ \\w+ 20\\d\\d \\|`),
    );
    const manifest = inRoot('node_modules', name, 'package.json');
    expect(JSON.parse(readFileSync(manifest, 'utf8')).version, name).toBe(version);
  }
});

// ESLint takes a second to start for each; the script runs it.
test.each(Object.keys(tools).filter((name) => name !== 'ESLint'))(
  'the comparison says of %s what it does today, case by case',
  (name) => {
    const at = names.indexOf(name);
    expect(rows.slice(0, -1).map(([title]) => title)).toEqual(cases.map(({ title }) => title));
    const said = cases.map(({ title, is, code }, index) => {
      const file = `case-${index}.js`;
      writeFileSync(join(folder, file), code);
      const found = tools[name]?.(folder, file);
      const isRight = found === (is === 'hidden');
      return [title, `${found ? 'found' : 'passed'}${isRight ? '' : ' ✗'}`];
    });
    expect(rows.slice(0, -1).map((row) => [row[0], row[2 + at]])).toEqual(said);
    const wrong = said.filter(([, cell]) => cell?.endsWith('✗')).length;
    expect(rows.at(-1)?.[2 + at]).toBe(String(wrong));
  },
);
