import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/setup/paths.mjs';
import { assumptions, capacityText, heldByOne, needOf } from './capacity.ts';
import { figuresOf, type Reading, worded, wordedInterval } from './figures.ts';
import { plan } from './plan.ts';
import { plotOf } from './plot.ts';
import { decode, listed, load, walk } from './readers.ts';
import { readmeTables } from './readme-tables.ts';
import { plotsOf, reportOf } from './report.ts';
import { type Measured, type Results, readResults } from './store.ts';

const read = (...path: string[]) => readFileSync(inRoot('bench', ...path), 'utf8');
const one = (value: number, more: Partial<Reading> = {}): Reading => ({
  ...{ group: 'g', name: 'n', unit: 'ms', value },
  ...more,
});

test('bench/RESULTS.md and its pictures say what results.json says; else run npm run bench -- --write-only', () => {
  const results = readResults();
  expect(read('RESULTS.md')).toBe(reportOf(results));
  const plots = plotsOf(results);
  const drawn = existsSync(inRoot('bench', 'plots')) ? readdirSync(inRoot('bench', 'plots')) : [];
  expect(
    drawn
      .filter((name) => name.endsWith('.svg'))
      .map((name) => `plots/${name}`)
      .toSorted(),
  ).toEqual(Object.keys(plots).toSorted());
  for (const [file, svg] of Object.entries(plots)) expect(read(...file.split('/')), file).toBe(svg);
});

test('all benchmarks together take less than half an hour, whatever happens', () => {
  const minutes = Object.values(plan).reduce((sum, it) => sum + it.minutes, 0);
  expect(minutes).toBeLessThan(30);
});

test('every benchmark of the folder is run for the record, but what does not measure', () => {
  const files = readdirSync(inRoot('bench')).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const names = files
    .map((name) => name.slice(0, -3))
    .filter((name) => !['all', 'capacity'].includes(name));
  expect(Object.keys(plan).toSorted()).toEqual(names.toSorted());
});

test('of several runs the middle one is told, and how far they lie apart', () => {
  const [figure] = figuresOf([[one(3)], [one(9)], [one(5)]]);
  expect(figure).toMatchObject({ value: 5, low: 3, high: 9, basis: 'range of 3 runs' });
});

test('a share has the interval of its number of cases, and a single run says that it is one', () => {
  const [share] = figuresOf([[one(0, { unit: 'share', of: 100 })]]);
  expect(share!.low).toBe(0);
  expect(share!.high).toBeGreaterThan(0.03);
  expect(share!.high).toBeLessThan(0.05);
  expect(share!.basis).toContain('95 %');
  const [single] = figuresOf([[one(4)]]);
  expect(single!.basis).toBeNull();
  expect(wordedInterval(single!)).toBe('–');
  const [rounds] = figuresOf([[one(4, { low: 3, high: 6 })]]);
  expect(rounds).toMatchObject({ low: 3, high: 6, basis: 'range of its rounds' });
});

test('values are told with as many digits as they deserve', () => {
  expect([
    worded(1234.5, 'ms'),
    worded(12.34, ''),
    worded(1.234, 'µs'),
    worded(0.1234, ''),
  ]).toEqual([...['1,235 ms', '12.3', '1.23 µs', '0.123']]);
  expect(worded(0.98765, 'share')).toBe('98.77 %');
});

test('a picture has a bar for each figure, as long as its value, and a line for its interval', () => {
  const svg = plotOf(
    'a < b',
    figuresOf([[one(10, { name: 'x', low: 5, high: 20 }), one(20, { name: 'y & z' })]]),
  );
  const widths = [...svg.matchAll(/<rect[^>]* width="([\d.]+)"/g)].map(([, width]) =>
    Number(width),
  );
  expect(widths).toHaveLength(2);
  expect(widths[1]! / widths[0]!).toBeCloseTo(2, 1);
  expect(svg.match(/class="range"/g)).toHaveLength(1);
  expect(svg).toContain('a &lt; b');
  expect(svg).toContain('y &amp; z');
});

test('values that lie far apart are drawn by powers of ten, and say so', () => {
  const svg = plotOf('t', figuresOf([[one(1, { name: 'x' }), one(1000, { name: 'y' })]]));
  expect(svg).toContain('by powers of ten');
  const widths = [...svg.matchAll(/<rect[^>]* width="([\d.]+)"/g)].map(([, width]) =>
    Number(width),
  );
  expect(widths[0]).toBeGreaterThan(10);
});

test('what benchmarks print in words is read as figures', () => {
  expect(decode('12 drawn and 8 real texts: 2 wrong readings\n')).toMatchObject([
    { value: 0.1, of: 20 },
  ]);
  expect(() => decode('nothing')).toThrow('does not say');
  expect(
    listed('source  5  look-alikes 1\n\n20 texts\nlook-alikes                 3\n'),
  ).toMatchObject([{ name: 'look-alikes', value: 3, group: 'listed in 20 real texts' }]);
  expect(walk('200 walks of seed 1\n')).toMatchObject([{ value: 1, of: 200 }]);
});

const machine = { processor: 'a', processors: 2, memory: 8, system: 's', node: 'v', load: 0 };
const measured = (figures: Reading[]): Measured => ({
  ...{ date: '2026-01-02', command: 'c', runs: 1, seconds: 3, machine },
  figures: figuresOf([figures]),
});

/** Every call measured alike: a hundred a second, a tenth of a commit each. */
const results: Results = {
  load: measured(
    Object.keys(assumptions.calls).flatMap((name) => [
      { group: 'calls a second', name, unit: '', value: 100 },
      { group: 'commits a call', name, unit: '', value: 0.1 },
    ]),
  ),
};

test('what visitors need follows from what was measured, in proportion', () => {
  const perVisit = Object.values(assumptions.calls).reduce((sum, it) => sum + it, 0);
  const need = needOf(results, 360_000)!;
  // 100 visitors a second if they came evenly in that hour's share, twice that in its busiest seconds.
  const peak = 360_000 * (assumptions.busiestHour / 3600) * assumptions.burst;
  expect(need.calls).toBeCloseTo(peak * perVisit, 6);
  expect(need.commits).toBeCloseTo(need.calls / 10, 6);
  expect(need.load).toBeCloseTo(need.calls / 100, 6);
  expect(need.machines).toBe(Math.ceil(need.load / assumptions.fullness));
  expect(need.processes).toBe(2 * need.machines);
  expect(needOf(results, 720_000)!.load).toBeCloseTo(2 * need.load, 6);
  expect(needOf(results, 1)).toMatchObject({ machines: 1, needsPooler: false });
  expect(need.needsPooler).toBe(need.connections > assumptions.mostConnections);
});

test('one machine holds as many visitors as fill it to the bound, and not one more', () => {
  const held = heldByOne(results)!;
  expect(needOf(results, held)!.machines).toBe(1);
  expect(needOf(results, held + 2)!.machines).toBe(2);
});

test('operators read of 10³, 10⁵ and 10⁷ visitors, with every assumption; without a measurement of that', () => {
  const text = capacityText(results);
  for (const visitors of ['10³', '10⁵', '10⁷']) expect(text).toContain(`| ${visitors} |`);
  expect(text).toContain('2026-01-02');
  expect(text).toContain('10 % of a day');
  expect(text).not.toMatch(/NaN|undefined|Infinity/);
  expect(capacityText({})).toContain('not measured');
  expect(needOf({}, 1)).toBeNull();
});

test('what was measured on a busy machine is marked wherever it is shown, and nobody is told to count on it', () => {
  const busy: Results = {
    load: { ...results.load!, machine: { ...machine, load: 2.1 } },
  };
  const mark = 'Measured on a busy machine (load 2.1 on 2 processors)';
  expect(reportOf(busy)).toContain(mark);
  expect(reportOf(busy)).toContain('| 2.1: **busy** |');
  expect(capacityText(busy).startsWith(`**${mark}`)).toBe(true);
  expect(capacityText(busy)).not.toMatch(/\*\*one such machine holds/);
  expect(capacityText(results)).toMatch(/\*\*one such machine holds [\d,]+ visitors a day\*\*/);
  const shown = readmeTables({
    load: { ...measured([]), machine: { ...machine, load: 2.1 } },
  });
  expect(shown['figures-load']).toMatch(/^\*\*Measured on a busy machine/);
  const quiet = { load: { ...results.load!, machine: { ...machine, load: 2 } } };
  for (const text of [reportOf(quiet), capacityText(quiet), reportOf(results)])
    expect(text).not.toMatch(/busy/);
});

test('a process has as many connections as its pool and those that listen', () => {
  const pool = readFileSync(inRoot('apps', 'server', 'src', 'db', 'postgres-pool.ts'), 'utf8');
  const [, most] = /\bmax: (\d+),/.exec(pool) ?? [];
  expect(assumptions.connections).toBe(Number(most) + 2);
  expect(capacityText(results)).toContain(
    'with 12 connections (ten of its pool, and two that listen)',
  );
});

test('the results name what was not run, and the README says so in the place of its figures', () => {
  const text = reportOf(results);
  expect(text).toContain('| The server | `load` | 2026-01-02 |');
  expect(text).toContain('| Speed | `speed` | **not run** |');
  expect(text).toMatch(/Not run for this file: .*npm run bench -- speed/);
  expect(readmeTables({})['figures-speed']).toContain('npm run bench -- --only speed');
});

test('the README says who is faster where as the table above it does', () => {
  const speed = (group: string, name: string, value: number): Reading => ({
    ...{ group: `speed: ${group}`, name, unit: 'MB/s', value },
  });
  const hidden = measured([
    ...[speed('ascii', 'cleanpaste', 9), speed('ascii', 'cf-regex', 3)],
    ...[speed('multi', 'cleanpaste', 2), speed('multi', 'cf-regex', 3)],
    ...[speed('persian', 'cleanpaste', 1), speed('persian', 'cf-regex', 4)],
  ]);
  expect(readmeTables({ hidden })['figures-hidden']).toContain(
    'The plain replacement is faster in: multi, persian; CleanPaste in: ascii.',
  );
});

test('the README shows the server’s figures as they are in the results, with date and machine', () => {
  const name = 'postgres, clean 5 KB, signed in, 64 accounts';
  const all = load(
    JSON.stringify([
      {
        ...{
          name,
          perSecond: 812,
          ratio: 0.2,
          perSeconds: [700, 812, 900],
          ratios: [0.18, 0.2, 0.25],
        },
        ...{ p99: 90, calm: { p99: 45 }, cpu: 800, commits: 0.1, memoryAfter: 300, failed: 0 },
      },
    ]),
  );
  const text = readmeTables({ load: measured(all) })['figures-load']!;
  expect(text).toContain(`| ${name} | 0.200 | 0.180 to 0.250 | 812 | 45 ms | 0.100 |`);
  expect(text).toContain('2026-01-02');
});
