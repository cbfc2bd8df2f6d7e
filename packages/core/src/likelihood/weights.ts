import { BLEND } from './blend.gen.ts';
import type { Calibration, Settlement } from './calibration.ts';
import { BUCKETS, FIGURE_NAMES } from './figures.ts';
import type { Kinds } from './kinds.ts';
import { risingOf, type Tree } from './trees.ts';
import { CODES, MODEL } from './weights.gen.ts';
import { loadWide, type WideTable } from './wide.ts';

export interface Model {
  /** One weight a bucket for each of `TABLES`. */
  tables: Float32Array[];
  trees: readonly Tree[];
  /** What a wide table's word adds to the log-odds of the trees, for each of `WIDE_TABLES`. */
  wideShares: readonly number[];
  wide: readonly WideTable[];
  /** For each figure, whether more of it speaks for a machine. */
  rising: readonly boolean[];
  calibration: Calibration;
  settlement: Settlement;
  /** Standard deviation of each table's mean weight over texts. */
  spread: readonly number[];
  kinds: Kinds;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Four letters of Base64 are three bytes are six buckets; the levels are looked up on the way. */
function unpack(code: string, levels: readonly number[]): Float32Array {
  const table = new Float32Array(BUCKETS);
  const value = new Uint8Array(128);
  for (let at = 0; at < LETTERS.length; at++) value[LETTERS.charCodeAt(at)] = at;
  let bucket = 0;
  let bits = 0;
  let held = 0;
  for (let at = 0; at < code.length && bucket < BUCKETS; at++) {
    held = (held << 6) | (value[code.charCodeAt(at)] as number);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    const byte = (held >> bits) & 255;
    table[bucket++] = levels[byte & 15] as number;
    table[bucket++] = levels[byte >> 4] as number;
  }
  return table;
}

/** The small tables and the trees, unpacked. */
export function loadSmall() {
  return {
    tables: CODES.map((code, at) => unpack(code, MODEL.levels[at] as number[])),
    trees: MODEL.trees as readonly Tree[],
    spread: MODEL.spread as readonly number[],
  };
}

let loaded: Model | undefined;

/** The model, unpacked at first use (some tens of milliseconds) and kept. */
export function loadModel(): Model {
  loaded ??= assemble();
  return loaded;
}

function assemble(): Model {
  const small = loadSmall();
  return {
    ...small,
    rising: risingOf(small.trees, FIGURE_NAMES.length),
    wideShares: BLEND.wideShares,
    wide: loadWide(),
    calibration: BLEND.calibration,
    settlement: BLEND.settlement,
    kinds: BLEND.kinds,
  };
}
