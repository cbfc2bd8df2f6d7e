import { KIND_RUNS } from './data/kinds.gen.ts';
import { PROPERTY_RUNS, PROPERTY_VALUES } from './data/properties.gen.ts';
import { Kind } from './kinds.ts';

/** Reads `gap[.length][:value]` runs; the form is described where they are written. */
export function eachRun(
  runs: string,
  visit: (first: number, last: number, value: number) => void,
): void {
  let next = 0;
  let value = 0;
  for (const run of runs.split(' ')) {
    const [span, newValue] = run.split(':');
    const [gap, length] = span!.split('.');
    if (newValue !== undefined) value = Number.parseInt(newValue, 36);
    const first = next + Number.parseInt(gap!, 36);
    const last = first + (length === undefined ? 0 : Number.parseInt(length, 36));
    visit(first, last, value);
    next = last + 1;
  }
}

type KindTables = {
  /** Kind of each of the 65,536 units. */
  units: Uint8Array;
  /** 1 where a block of 256 code points above U+FFFF holds anything but plain characters. */
  blocks: Uint8Array;
  /** Runs above U+FFFF: first, last, kind, and so on. */
  astral: number[];
};

let kindTables: KindTables | undefined;

function buildKindTables(): KindTables {
  const units = new Uint8Array(0x10000);
  const blocks = new Uint8Array(0x1100);
  const astral: number[] = [];
  eachRun(KIND_RUNS, (first, last, kind) => {
    if (first <= 0xffff) {
      units.fill(kind, first, last + 1);
      return;
    }
    astral.push(first, last, kind);
    blocks.fill(1, first >> 8, (last >> 8) + 1);
  });
  return { units, blocks, astral };
}

/** The tables are made on first use: a page that never cleans does not pay for them. */
export function kinds(): KindTables {
  kindTables ??= buildKindTables();
  return kindTables;
}

/** Kind of a code point; a surrogate counts as unpaired. */
export function kindOf(codePoint: number): number {
  const { units, blocks, astral } = kinds();
  if (codePoint <= 0xffff) {
    const kind = units[codePoint]!;
    return kind === Kind.highSurrogate || kind === Kind.lowSurrogate ? Kind.loneSurrogate : kind;
  }
  if (blocks[codePoint >> 8] === 0) return Kind.plain;
  for (let run = 0; run < astral.length; run += 3) {
    if (codePoint <= astral[run + 1]!) return codePoint >= astral[run]! ? astral[run + 2]! : 0;
  }
  return Kind.plain;
}

const PAGE_BITS = 7;
const PAGE_SIZE = 1 << PAGE_BITS;
const PROPERTY_END = 0x40000;

type PropertyTables = { values: Uint32Array; pages: Uint16Array[] };

let propertyTables: PropertyTables | undefined;

/** Pages of 128 code points that hold indices into `values`; a page of one value is shared. */
function buildPropertyTables(): PropertyTables {
  const values = Uint32Array.from(PROPERTY_VALUES.split(' '), (text) => Number.parseInt(text, 36));
  const uniform = new Map<number, Uint16Array>();
  const uniformPage = (value: number) => {
    const page = uniform.get(value) ?? new Uint16Array(PAGE_SIZE).fill(value);
    uniform.set(value, page);
    return page;
  };
  const empty = uniformPage(0);
  const pages = new Array<Uint16Array>(PROPERTY_END >> PAGE_BITS).fill(empty);
  eachRun(PROPERTY_RUNS, (first, last, value) => {
    for (let start = first; start <= last; start = ((start >> PAGE_BITS) + 1) << PAGE_BITS) {
      const number = start >> PAGE_BITS;
      const from = start & (PAGE_SIZE - 1);
      const to = Math.min(last - (number << PAGE_BITS), PAGE_SIZE - 1);
      if (from === 0 && to === PAGE_SIZE - 1) {
        pages[number] = uniformPage(value);
        continue;
      }
      if (pages[number] === empty) pages[number] = new Uint16Array(PAGE_SIZE);
      pages[number]!.fill(value, from, to + 1);
    }
  });
  return { values, pages };
}

/** Flags and script of a code point (see `Property`); 0 for -1, which stands for no character. */
export function propertiesOf(codePoint: number): number {
  if (codePoint < 0 || codePoint >= PROPERTY_END) return 0;
  propertyTables ??= buildPropertyTables();
  const page = propertyTables.pages[codePoint >> PAGE_BITS]!;
  return propertyTables.values[page[codePoint & (PAGE_SIZE - 1)]!]!;
}
