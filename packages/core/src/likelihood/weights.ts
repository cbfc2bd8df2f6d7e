import type { Calibration } from './calibration.ts';
import { BUCKETS, FIGURE_NAMES } from './figures.ts';
import { risingOf, type Tree } from './trees.ts';
import { CODES, MODEL } from './weights.gen.ts';

export interface Model {
  /** One weight a bucket for each of `TABLES`. */
  tables: Float32Array[];
  trees: readonly Tree[];
  /** For each figure, whether more of it speaks for a machine. */
  rising: readonly boolean[];
  calibration: Calibration;
  /** Standard deviation of each table's mean weight over texts. */
  spread: readonly number[];
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

let loaded: Model | undefined;

/** The model, unpacked at first use (a few milliseconds) and kept. */
export function loadModel(): Model {
  loaded ??= {
    tables: CODES.map((code, at) => unpack(code, MODEL.levels[at] as number[])),
    trees: MODEL.trees,
    rising: risingOf(MODEL.trees, FIGURE_NAMES.length),
    calibration: MODEL.calibration,
    spread: MODEL.spread,
  };
  return loaded;
}
