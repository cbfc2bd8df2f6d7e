import { KIND_RUNS } from './data/kinds.gen.ts';
import { JOINING_RUNS, LETTER_RUNS, OTHER_RUNS, SCRIPT_RUNS } from './data/properties.gen.ts';
import * as Kind from './kind-codes.ts';
import { SCRIPT_SHIFT } from './properties.ts';
import { eachRun } from './runs.ts';

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

/** By 128 code points; a page of one value is shared. */
let pages: Uint32Array[] | undefined;

/**
 * What goes together stands in a table of its own: letters and marks take turns in every script
 * alike, so that the tables are far shorter apart than one of what they are together.
 */
function buildPages(): Uint32Array[] {
  const uniform = new Map<number, Uint32Array>();
  const uniformPage = (value: number) => {
    const page = uniform.get(value) ?? new Uint32Array(PAGE_SIZE).fill(value);
    uniform.set(value, page);
    return page;
  };
  const all = new Array<Uint32Array>(PROPERTY_END >> PAGE_BITS).fill(uniformPage(0));
  const add = (first: number, last: number, bits: number) => {
    for (let start = first; start <= last; start = ((start >> PAGE_BITS) + 1) << PAGE_BITS) {
      const number = start >> PAGE_BITS;
      const from = start & (PAGE_SIZE - 1);
      const to = Math.min(last - (number << PAGE_BITS), PAGE_SIZE - 1);
      let page = all[number]!;
      if (uniform.get(page[0]!) === page) {
        const isWhole = from === 0 && to === PAGE_SIZE - 1;
        page = isWhole ? uniformPage((page[0]! | bits) >>> 0) : page.slice();
        all[number] = page;
        if (isWhole) continue;
      }
      for (let at = from; at <= to; at++) page[at] = (page[at]! | bits) >>> 0;
    }
  };
  for (const runs of [LETTER_RUNS, JOINING_RUNS, OTHER_RUNS]) eachRun(runs, add);
  eachRun(SCRIPT_RUNS, (first, last, script) => add(first, last, script << SCRIPT_SHIFT));
  return all;
}

/** Flags and script of a code point (see `property-flags.ts`); 0 for -1, which is no character. */
export function propertiesOf(codePoint: number): number {
  if (codePoint < 0 || codePoint >= PROPERTY_END) return 0;
  pages ??= buildPages();
  return pages[codePoint >> PAGE_BITS]![codePoint & (PAGE_SIZE - 1)]!;
}
