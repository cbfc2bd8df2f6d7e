import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variables } from '../../apps/server/src/config/variables.ts';
import { inRoot } from '../setup/paths.mjs';
import { betweenMarks, fillMarks, marksOf } from './between-marks.mjs';
import { filled, filledFiles } from './filled-files.mjs';
import { settingsTables } from './settings/table.mjs';
import { groups, words } from './settings/words.mjs';

const read = (file) => readFileSync(inRoot(...file.split('/')), 'utf8');

test.each(filledFiles)(
  '%s says what configuration and results say; else run npm run docs:tables',
  (file) => {
    expect(filled(read(file))).toBe(read(file));
  },
);

test('the README has its figures, and operators their settings and the capacity, from there', () => {
  expect(marksOf(read('README.md'))).toEqual(['figures-hidden', 'figures-speed', 'figures-load']);
  expect(marksOf(read('docs/operate.md'))).toEqual(['settings', 'capacity']);
});

test('a time that the README tells outside of these tables has the date of who measured it by hand', () => {
  const [, figures = ''] = /\n## Figures\n(.*?)\n## /s.exec(read('README.md')) ?? [];
  const sections = figures.replace(/<!-- made: .*?<!-- \/made -->/gs, '').split('\n### ');
  expect(sections.length).toBeGreaterThan(5);
  let times = 0;
  for (const section of sections) {
    for (const { index, 0: time } of section.matchAll(/\d (?:µs|ms|s|MB)(?![\w])/g)) {
      expect(section.slice(0, index), time).toMatch(/\*By hand, 20\d\d-\d\d-\d\d/);
      times += 1;
    }
  }
  expect(times).toBeGreaterThan(20);
});

test('every setting of the configuration has its words and one place', () => {
  const tables = settingsTables();
  for (const name of Object.keys(variables.shape)) {
    expect(words[name], name).toBeDefined();
    expect(tables.split(`\n| \`${name}\` |`), name).toHaveLength(2);
  }
  for (const { group } of Object.values(words))
    expect(groups.map((it) => it.group)).toContain(group);
});

test('what is no setting any more has no words left', () => {
  const awaited = ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'];
  const known = new Set([...Object.keys(variables.shape), ...awaited]);
  expect(Object.keys(words).filter((name) => !known.has(name))).toEqual([]);
});

test('defaults and forms are those of the configuration', () => {
  expect(settingsTables()).toMatch(
    /^\| `PORT` \| `3000` \| .* \| a whole number from 0 to 65535 \|$/m,
  );
  expect(settingsTables()).toMatch(/^\| `REWRITE_TIMEOUT` \| `120` \| .* from 1 to 600 \|$/m);
  expect(settingsTables()).not.toMatch(/undefined|NaN|null/);
});

test('a place without an end, or for which nothing is made, is refused', () => {
  const text = 'a\n<!-- made: x -->\nold\n<!-- /made -->\nb\n';
  expect(fillMarks(text, { x: 'new' })).toBe('a\n<!-- made: x -->\nnew\n<!-- /made -->\nb\n');
  expect(betweenMarks(text, 'x')).toBe('old');
  expect(() => fillMarks(text, {})).toThrow('nothing is made for the mark x');
  expect(() => fillMarks('<!-- made: x -->', { x: '' })).toThrow('the marks of x');
});

test('what operators have to know of this version is in the changelog', () => {
  const { version } = JSON.parse(read('apps/server/package.json'));
  expect(read('CHANGELOG.md')).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')}\\b`, 'm'));
});

test('what operators are led to is there', () => {
  const text = read('docs/operate.md');
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) expect(existsSync(inRoot('docs', link ?? '')), link).toBe(true);
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  );
  const inside = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  for (const anchor of inside) expect(headings).toContain(anchor);
});
