import { type Figure, worded, wordedInterval } from './figures.ts';
import { busyMark, isBusy, machineLine } from './machine.ts';
import { commandOf, plan } from './plan.ts';
import { plotOf } from './plot.ts';
import type { Measured, Results } from './store.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');

const table = (heads: string[], rows: string[][]) =>
  [heads, heads.map(() => '---'), ...rows]
    .map((row) => `| ${row.map(cell).join(' | ')} |`)
    .join('\n');

const groupsOf = (figures: Figure[]) => [...Map.groupBy(figures, ({ group }) => group)];

/** From this on a picture says more than a table; numbers without a unit, which may count anything, have none. */
const leastForPlot = 2;

const fileOf = (bench: string, group: string) =>
  `plots/${bench}-${group
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.svg`;

/** Pictures by their file below bench/. */
export function plotsOf(results: Results): Record<string, string> {
  return Object.fromEntries(
    Object.entries(results).flatMap(([bench, { figures }]) =>
      groupsOf(figures)
        .filter(([, all]) => all.length >= leastForPlot && all.every(({ unit }) => unit !== ''))
        .map(([group, all]) => [
          fileOf(bench, group),
          plotOf(`${plan[bench]!.title}: ${group}`, all),
        ]),
    ),
  );
}

function section(
  name: string,
  { date, command, runs, seconds, machine, figures }: Measured,
  plots: object,
) {
  const parts = groupsOf(figures).map(([group, all]) => {
    const rows = all.map((one) => [
      one.name,
      worded(one.value, one.unit),
      wordedInterval(one),
      one.basis ?? 'one value',
    ]);
    const file = fileOf(name, group);
    const picture = Object.hasOwn(plots, file) ? [`![${group}](${file})`] : [];
    return [`### ${group}`, ...picture, table(['', 'value', 'interval', 'which is'], rows)].join(
      '\n\n',
    );
  });
  const took = `${runs === 1 ? 'one run' : `${runs} runs`}, ${Math.round(seconds)} s`;
  return [
    `## ${plan[name]!.title}`,
    `${date}, ${took}. ${machineLine(machine)}.`,
    ...(isBusy(machine) ? [busyMark(machine)] : []),
    `\`\`\`sh\n${command}\n\`\`\``,
    ...parts,
  ].join('\n\n');
}

/** bench/RESULTS.md, of what was run and when, and of what was not. */
export function reportOf(results: Results): string {
  const names = Object.keys(plan);
  const rows = names.map((name) => {
    const measured = results[name];
    return [
      plan[name]!.title,
      `\`${name}\``,
      measured ? measured.date : '**not run**',
      measured ? `${Math.round(measured.seconds)} s` : '–',
      measured ? `${measured.machine.load}${isBusy(measured.machine) ? ': **busy**' : ''}` : '–',
    ];
  });
  const plots = plotsOf(results);
  const missing = names.filter((name) => !results[name]);
  return `${[
    '# Results',
    'Made by `npm run bench`, which runs all of them in under 30 minutes, or by `npm run bench -- --only NAME,NAME`, which leaves the others as they were. Do not edit: a test holds this file, its pictures and the figures of the README against `results.json`.',
    'A value is the middle one of its runs. Times say little about another machine; ratios within one run do.',
    table(['what', 'name', 'measured', 'took', 'load before it'], rows),
    ...(missing.length > 0
      ? [`Not run for this file: ${missing.map((name) => `\`${commandOf(name)}\``).join(', ')}.`]
      : []),
    ...names.filter((name) => results[name]).map((name) => section(name, results[name]!, plots)),
  ].join('\n\n')}\n`;
}
