import { worded } from './figures.ts';
import { busyMark, isBusy, machineLine } from './machine.ts';
import { figureOf, type Results } from './store.ts';

/** What a day's visitors ask for; each line is an assumption, and stands in the table that is printed. */
export const assumptions = {
  /** Calls of a visit, by the benchmark that measured one. */
  calls: {
    'postgres, clean 5 KB, signed in, 64 accounts': 3,
    'postgres, check 300 words': 0.3,
    'postgres, rewrite 300 words': 0.3,
    'postgres, history': 0.5,
    'postgres, home counter': 1,
  } as Record<string, number>,
  /** Of a day's calls, in its busiest hour: 2.4 times the mean. */
  busiestHour: 0.1,
  /** Within that hour, the busiest seconds above its mean. */
  burst: 2,
  /** How full a machine may be at that moment. */
  fullness: 0.5,
  /** Connections to PostgreSQL of a process: its pool (db/postgres-pool.ts), and two that listen. */
  connections: 12,
  /** How many a PostgreSQL takes without a pooler: its default, less the three that it keeps for its administrator. */
  mostConnections: 97,
  /** Of a 5 KB text and its answer in the history of who is signed in, with their indexes. */
  keptBytes: 12_000,
  keptShare: 0.3,
};

export interface Need {
  visitors: number;
  /** Calls a second of all kinds, at the peak. */
  calls: number;
  commits: number;
  /** How many machines like the measured one would be quite full. */
  load: number;
  machines: number;
  processes: number;
  connections: number;
  needsPooler: boolean;
  /** GB a month. */
  growth: number;
}

interface MeasuredCall {
  perVisit: number;
  /** What one machine like the measured one answers, with clients and database on it. */
  perSecond: number;
  commits: number;
}

/** Null where one of them was not measured. */
function measuredCalls(results: Results): MeasuredCall[] | null {
  const rows = Object.entries(assumptions.calls).map(([name, perVisit]) => {
    const perSecond = figureOf(results, 'load', 'calls a second', name)?.value;
    const commits = figureOf(results, 'load', 'commits a call', name)?.value;
    return perSecond && commits !== undefined ? { perVisit, perSecond, commits } : null;
  });
  return rows.every((row) => row !== null) ? rows : null;
}

/** What so many visitors a day need; null where the load was not measured. */
export function needOf(results: Results, visitors: number): Need | null {
  const measured = measuredCalls(results);
  const machine = results.load?.machine;
  if (!measured || !machine) return null;
  const { busiestHour, burst, fullness, connections, mostConnections } = assumptions;
  const peak = ((visitors * busiestHour) / 3600) * burst;
  const sum = (of: (row: MeasuredCall) => number) =>
    measured.reduce((total, row) => total + row.perVisit * peak * of(row), 0);
  const load = sum((row) => 1 / row.perSecond);
  const machines = Math.max(1, Math.ceil(load / fullness));
  const processes = machines * machine.processors;
  const cleanups = Object.values(assumptions.calls)[0]! * visitors * 30;
  return {
    visitors,
    calls: sum(() => 1),
    commits: sum((row) => row.commits),
    load,
    machines,
    // One for each processor, since each has one main thread.
    processes,
    connections: processes * connections,
    needsPooler: processes * connections > mostConnections,
    growth: (cleanups * assumptions.keptShare * assumptions.keptBytes) / 1e9,
  };
}

/** The visitors a day that one machine like the measured one holds, as full as it may be. */
export function heldByOne(results: Results): number | null {
  const one = needOf(results, 1);
  return one && Math.floor(assumptions.fullness / one.load);
}

const powers = new Map([
  [1e3, '10³'],
  [1e5, '10⁵'],
  [1e7, '10⁷'],
]);

const roughly = (value: number) => worded(Number(value.toPrecision(2)), '');

const few = (value: number) =>
  value >= 10 ? worded(Math.round(value), '') : String(Number(value.toPrecision(2)));

function rowOf(need: Need): string {
  const cells = [
    powers.get(need.visitors) ?? worded(need.visitors, ''),
    few(need.calls),
    few(need.commits),
    `${few(100 * need.load)} %`,
    String(need.machines),
    `${worded(need.processes, '')}, ${worded(need.connections, '')} connections${need.needsPooler ? ': with PgBouncer' : ''}`,
    `${few(need.growth)} GB`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The text for operators: what was measured, what follows, and what it rests on. */
export function capacityText(results: Results): string {
  const held = heldByOne(results);
  const load = results.load;
  if (held === null || !load)
    return 'The load was not measured for this version: `npm run bench -- --only load`, then `npm run docs:tables`.';
  const needs = [...powers.keys()].map((visitors) => needOf(results, visitors)!);
  const calls = Object.entries(assumptions.calls).map(
    ([name, times]) => `${times} × ${name.replace(/^postgres, /, '')}`,
  );
  const measured = Object.keys(assumptions.calls).map((name) => {
    const { value, low, high } = figureOf(results, 'load', 'calls a second', name)!;
    const range =
      low === undefined
        ? ''
        : ` (${worded(Math.round(low), '')} to ${worded(Math.round(high!), '')})`;
    return `| ${name.replace(/^postgres, /, '')} | ${worded(Math.round(value), '')}${range} |`;
  });
  return [
    ...(isBusy(load.machine) ? [busyMark(load.machine)] : []),
    `Measured on ${load.date}: ${machineLine(load.machine)}. Clients and PostgreSQL ran on it as well. Calls a second of one process, the middle of its rounds:`,
    ['| one machine | calls a second |', '|---|---|', ...measured].join('\n'),
    isBusy(load.machine)
      ? `From that, by calculation, one such machine would hold ${roughly(held)} visitors a day: nothing to count on before \`npm run bench -- --only load\` was run on a quiet one. And`
      : `From that, by calculation, **one such machine holds ${roughly(held)} visitors a day**, and`,
    [
      '| visitors a day | calls a second at the peak | commits a second | of one such machine | machines like it | processes | history grows in a month by |',
      '|---|---|---|---|---|---|---|',
      ...needs.map(rowOf),
    ].join('\n'),
    `What this assumes: a visit is ${calls.join(', ')}; ${100 * assumptions.busiestHour} % of a day fall into its busiest hour, whose busiest seconds have ${assumptions.burst} times its mean; a machine is at most ${100 * assumptions.fullness} % full then; a process for each processor, with ${assumptions.connections} connections (ten of its pool, and two that listen); of ${100 * assumptions.keptShare} % of cleanups the history keeps ${assumptions.keptBytes / 1000} KB. Servers share nothing but the database, so more machines answer in proportion. The database does not grow in that way: hold the column of commits against what yours does in a second, give it a machine of its own, and replicas for reading, well before the third row. Where one machine is enough, a second one still lets you update and survive a fault. Not in it: traffic of the page's files (a cache in front of \`/assets\` takes it off), and models or providers, which have limits of their own.`,
  ].join('\n\n');
}
