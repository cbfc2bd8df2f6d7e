import type { Reading } from './figures.ts';
import { jsonOf, type Reader } from './printed.ts';

/** Tools or rows by column, as readings of one group each. */
function grid(
  group: string,
  unit: string,
  rows: Record<string, Record<string, number>>,
): Reading[] {
  return Object.entries(rows).flatMap(([row, cells]) =>
    Object.entries(cells).map(([column, value]) => ({
      group: `${group}: ${column}`,
      name: row,
      unit,
      value,
    })),
  );
}

interface HiddenTool {
  unchanged: number;
  holding: number;
  no_break: number;
  glyphs_changed: number | null;
  keep_broken: number;
  strip_missed: number;
}

interface Hidden {
  tools: Record<string, HiddenTool>;
  totals: { texts: number; holding: number; no_break: number; keep: number; strip: number };
  mb_per_s: Record<string, Record<string, number>>;
  peak_bytes_per_byte: number;
}

export const hidden: Reader = (printed) => {
  const { tools, totals, mb_per_s, peak_bytes_per_byte } = jsonOf<Hidden>(printed);
  const count = (group: string, name: string, value: number) => ({ group, name, unit: '', value });
  const correctness = Object.entries(tools).flatMap(([name, it]): Reading[] => [
    { group: 'texts left unchanged', name, unit: 'share', value: it.unchanged, of: totals.texts },
    { group: 'that hold something', name, unit: 'share', value: it.holding, of: totals.holding },
    {
      group: 'with a no-break space',
      name,
      unit: 'share',
      value: it.no_break,
      of: totals.no_break,
    },
    ...(it.glyphs_changed === null ? [] : [count('drawn otherwise', name, it.glyphs_changed)]),
    count(`keep-cases broken, of ${totals.keep}`, name, it.keep_broken),
    count(`strip-cases missed, of ${totals.strip}`, name, it.strip_missed),
  ]);
  return [
    ...correctness,
    ...grid('speed', 'MB/s', mb_per_s),
    { group: 'memory', name: 'cleanpaste', unit: 'bytes a byte', value: peak_bytes_per_byte },
  ];
};

interface Speed {
  short: Record<string, Record<string, number>>;
  start: { command: number; bare: number };
  repository: { scanning: number; reading: number };
}

export const speed: Reader = (printed) => {
  const { short, start, repository } = jsonOf<Speed>(printed);
  return [
    ...grid('short text', 'µs', short),
    { group: 'start', name: 'the command', unit: 'ms', value: start.command },
    { group: 'start', name: 'a bare Node', unit: 'ms', value: start.bare },
    { group: 'repository', name: 'scanned', unit: 'ms', value: repository.scanning },
    { group: 'repository', name: 'its files read', unit: 'ms', value: repository.reading },
  ];
};

interface Load {
  name: string;
  perSecond: number;
  ratio: number;
  perSeconds: number[];
  ratios: number[];
  p99: number;
  calm: { p99: number };
  cpu: number;
  commits: number;
  memoryAfter: number;
  failed: number;
}

const spread = (all: number[]) => ({ low: Math.min(...all), high: Math.max(...all) });

export const load: Reader = (printed) =>
  jsonOf<Load[]>(printed).flatMap((it) => [
    {
      group: 'calls a second',
      name: it.name,
      unit: 'calls/s',
      value: it.perSecond,
      ...spread(it.perSeconds),
    },
    {
      group: 'share of a bare route',
      name: it.name,
      unit: '×',
      value: it.ratio,
      ...spread(it.ratios),
    },
    { group: 'p99 at 0.7 of the load', name: it.name, unit: 'ms', value: it.calm.p99 },
    { group: 'processor a call', name: it.name, unit: 'µs', value: it.cpu },
    { group: 'commits a call', name: it.name, unit: '', value: it.commits },
    { group: 'memory', name: it.name, unit: 'MB', value: it.memoryAfter },
    { group: 'calls that failed', name: it.name, unit: '', value: it.failed },
  ]);

interface Page {
  initial_javascript_kb: Record<string, number>;
  lighthouse: { path: string; scores: Record<string, number> }[];
  typing: { size: string; pasteTask: Spread; typeTask: Spread; keyToPaint: Spread }[];
  cleaning: { size: string; clickToResult: Spread }[];
}
interface Spread {
  median: number;
  worst: number;
}

export const page: Reader = (printed) => {
  const { initial_javascript_kb, lighthouse, typing, cleaning } = jsonOf<Page>(printed);
  const middle = (group: string, name: string, { median, worst }: Spread): Reading => ({
    ...{ group, name, unit: 'ms', value: median, low: median, high: worst },
    between: 'from the middle to the worst',
  });
  return [
    ...lighthouse.flatMap(({ path, scores }) =>
      Object.entries(scores).map(([kind, value]) => ({
        group: `Lighthouse: ${kind}`,
        name: path,
        unit: '',
        value,
      })),
    ),
    ...Object.entries(initial_javascript_kb).map(([name, value]) => ({
      ...{ group: 'JavaScript of the first view', name, unit: 'KB', value },
    })),
    ...cleaning.map(({ size, clickToResult }) =>
      middle('from click to result', size, clickToResult),
    ),
    ...typing.flatMap(({ size, pasteTask, typeTask, keyToPaint }) => [
      middle('longest task, pasting', size, pasteTask),
      middle('longest task, typing', size, typeTask),
      middle('from key to paint', size, keyToPaint),
    ]),
  ];
};

export const slowInputs: Reader = (printed) =>
  jsonOf<{ name: string; worst: number; median: number }[]>(printed).map(
    ({ name, worst, median }) => ({
      ...{
        group: 'the slowest text',
        name,
        unit: 'ms a MB',
        value: worst,
        low: median,
        high: worst,
        between: 'from the middle text to the slowest',
      },
    }),
  );

const found = (printed: string, pattern: RegExp) => {
  const numbers = pattern.exec(printed)?.slice(1).map(Number);
  if (!numbers) throw new Error(`the benchmark does not say what is looked for: ${pattern}`);
  return numbers;
};

export const decode: Reader = (printed) => {
  const [drawn = 0, real = 0, wrong = 0] = found(
    printed,
    /(\d+) drawn and (\d+) real texts: (\d+) wrong readings/,
  );
  const of = drawn + real;
  return [{ group: 'texts read wrongly', name: 'decode', unit: 'share', value: wrong / of, of }];
};

export const listed: Reader = (printed) => {
  const [texts = 0] = found(printed, /^(\d+) texts$/m);
  const totals = printed.slice(printed.search(/^\d+ texts$/m)).matchAll(/^(\S.*?) {2,}(\d+)$/gm);
  return [...totals].map(([, name = '', count]) => ({
    ...{
      group: `listed in ${texts.toLocaleString('en')} real texts`,
      name,
      unit: '',
      value: Number(count),
    },
  }));
};

export const walk: Reader = (printed) => {
  const [walks = 0] = found(printed, /^(\d+) walks of seed/m);
  return [
    { group: 'walks without a loss', name: 'page and server', unit: 'share', value: 1, of: walks },
  ];
};
