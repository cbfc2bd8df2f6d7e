import { type Figure, worded, wordedInterval } from './figures.ts';
import { busyMark, isBusy, machineLine } from './machine.ts';
import type { Measured, Results } from './store.ts';

const table = (heads: string[], rows: string[][]) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** Rivals as readers know them. */
const labels: Record<string, string> = {
  cleanpaste: 'CleanPaste',
  'cf-regex': 'one `/\\p{Cf}/gu` replace',
  'anti-trojan-source': 'anti-trojan-source, its findings taken out',
};

/** Rows by name, a column for each group that begins like this. */
function byGroup(
  figures: Figure[],
  begins: string,
  heading: (group: string) => string,
  only?: string[],
) {
  const columns = [
    ...Map.groupBy(
      figures.filter(({ group }) => group.startsWith(begins)),
      ({ group }) => group,
    ),
  ];
  const names = only ?? [...new Set(columns.flatMap(([, all]) => all.map(({ name }) => name)))];
  const rows = names.map((name) => [
    labels[name] ?? name,
    ...columns.map(([, all]) => {
      const one = all.find((it) => it.name === name);
      return one ? worded(one.value, one.unit === 'share' ? 'share' : '') : '–';
    }),
  ]);
  return table(['', ...columns.map(([group]) => heading(group))], rows);
}

/** Under every table: when, where, and where the whole stands. */
const source = (name: string, { date, machine }: Measured) =>
  `<sub>${date}, \`npm run bench -- --only ${name}\`; ${machineLine(machine)}. Intervals and pictures: [bench/RESULTS.md](bench/RESULTS.md).</sub>`;

const missing = (name: string) =>
  `Not measured for this version yet: \`npm run bench -- --only ${name}\`, then \`npm run docs:tables\`.`;

const inTurn = (results: Results, name: string, write: (measured: Measured) => string[]) => {
  const measured = results[name];
  if (!measured) return missing(name);
  const mark = isBusy(measured.machine) ? [busyMark(measured.machine)] : [];
  return [...mark, ...write(measured), source(name, measured)].join('\n\n');
};

const correctnessGroups = /^(texts|that|with|drawn|keep|strip)/;

/** Where the simplest rival is faster, and where it is not, as the table above it has it. */
function aheadText(figures: Figure[]): string {
  const speed = (group: string, name: string) =>
    figures.find((one) => one.group === group && one.name === name)?.value ?? 0;
  const groups = [...new Set(figures.map(({ group }) => group))].filter((it) =>
    it.startsWith('speed: '),
  );
  const [theirs, ours] = [true, false].map((isAhead) =>
    groups
      .filter((it) => speed(it, 'cf-regex') > speed(it, 'cleanpaste') === isAhead)
      .map((it) => it.slice('speed: '.length)),
  );
  return `The plain replacement is faster in: ${theirs!.join(', ') || 'none'}; CleanPaste in: ${ours!.join(', ') || 'none'}.`;
}

function hiddenText({ figures }: Measured): string[] {
  const correct = figures.filter(({ group }) => correctnessGroups.test(group));
  const rivals = ['cleanpaste', 'out-of-character', 'cf-regex'];
  return [
    byGroup(correct, '', (group) => group),
    'MB a second:',
    byGroup(figures, 'speed: ', (group) => group.slice('speed: '.length), rivals),
    aheadText(figures),
  ];
}

function speedText({ figures }: Measured): string[] {
  const rest = figures.filter(({ group }) => /^(start|repository)$/.test(group));
  return [
    'Microseconds a call, on short texts with something hidden in them:',
    byGroup(figures, 'short text: ', (group) => group.slice('short text: '.length)),
    table(
      ['', '', 'value', 'interval'],
      rest.map((one) => [one.group, one.name, worded(one.value, one.unit), wordedInterval(one)]),
    ),
  ];
}

function loadText({ figures }: Measured): string[] {
  const shares = figures.filter(({ group }) => group === 'share of a bare route');
  const value = (group: string, name: string) =>
    figures.find((it) => it.group === group && it.name === name);
  const rows = shares.map((one) => {
    const calls = value('calls a second', one.name)!;
    const late = value('p99 at 0.7 of the load', one.name)!;
    const commits = value('commits a call', one.name)!;
    return [
      one.name,
      worded(one.value, ''),
      wordedInterval(one),
      worded(Math.round(calls.value), ''),
      worded(late.value, 'ms'),
      worded(commits.value, ''),
    ];
  });
  const heads = [
    '',
    'share',
    'of its rounds',
    'calls a second',
    'p99 at 0.7 of that',
    'commits a call',
  ];
  return [table(heads, rows)];
}

/** What the README shows of the results, by the mark that it stands at. */
export const readmeTables = (results: Results): Record<string, string> => ({
  'figures-hidden': inTurn(results, 'hidden', hiddenText),
  'figures-speed': inTurn(results, 'speed', speedText),
  'figures-load': inTurn(results, 'load', loadText),
});
