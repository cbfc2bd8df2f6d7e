import { delexicalise } from './delexical.ts';
import { STYLE_NAMES, styleOf } from './style.ts';
import { TABLES, walkFeatures } from './tables.ts';
import type { Tokens } from './tokens.ts';

const BUCKET_BITS = 17;
export const BUCKETS = 1 << BUCKET_BITS;
/** The tables' sums are of the order of 1 on a text of unit length; this brings them to log-odds. */
export const TABLE_SCALE = 6;

/** Name of every figure the trees ask about: two a table, then the style of the text. */
export const FIGURE_NAMES: readonly string[] = [
  ...TABLES.flatMap((table) => [`${table}: whole`, `${table}: mean`]),
  ...STYLE_NAMES,
];

/** What the three tables say about a text, whole and token by token. */
export interface TableReading {
  /** `whole` and `mean` for each table, in that order. */
  figures: Float32Array;
  /** For each table, the summed weight of the features that end at a token. */
  tokens: Float32Array[];
  /** Over all tables, how many features end at a token. */
  features: Uint32Array;
  /** Hashes of all features of each table. */
  hashes: Uint32Array[];
}

/** For each bucket, the last text that it was met in. */
const scratch = { met: new Uint32Array(0), text: 0 };

/** Sum of the weights of the different features of a text, as for a text scaled to unit length. */
function wholeOf(hashes: Uint32Array, length: number, weights: Float32Array): number {
  if (scratch.met.length === 0 || scratch.text === 0xffffffff) {
    scratch.met = new Uint32Array(BUCKETS);
    scratch.text = 0;
  }
  const { met } = scratch;
  const text = ++scratch.text;
  let different = 0;
  let sum = 0;
  for (let at = 0; at < length; at++) {
    const bucket = (hashes[at] as number) & (BUCKETS - 1);
    if (met[bucket] === text) continue;
    met[bucket] = text;
    different++;
    sum += weights[bucket] as number;
  }
  return different === 0 ? 0 : (TABLE_SCALE * sum) / Math.sqrt(different);
}

/** Reads the tables over a text. */
export function readTables(tokens: Tokens, weights: readonly Float32Array[]): TableReading {
  const size = tokens.form.length;
  const perToken = TABLES.map(() => new Float32Array(size));
  const features = new Uint32Array(size);
  const lengths = TABLES.map(() => 0);
  const rooms = [2, 4, 3 * 40].map((each) => new Uint32Array(each * size + 8));
  const sums = TABLES.map(() => 0);
  walkFeatures(tokens, delexicalise(tokens), (table, hash, token) => {
    const bucket = hash & (BUCKETS - 1);
    const room = rooms[table] as Uint32Array;
    const length = lengths[table] as number;
    // A "word" of thousands of letters would not fit; what it adds beyond the room says nothing.
    if (length < room.length) {
      room[length] = hash;
      lengths[table] = length + 1;
    }
    const weight = (weights[table] as Float32Array)[bucket] as number;
    const column = perToken[table] as Float32Array;
    column[token] = (column[token] as number) + weight;
    features[token] = (features[token] as number) + 1;
    sums[table] = (sums[table] as number) + weight;
  });
  const figures = new Float32Array(TABLES.length * 2);
  for (let table = 0; table < TABLES.length; table++) {
    const length = lengths[table] as number;
    figures[table * 2] = wholeOf(
      rooms[table] as Uint32Array,
      length,
      weights[table] as Float32Array,
    );
    figures[table * 2 + 1] = length === 0 ? 0 : (sums[table] as number) / length;
  }
  const hashes = rooms.map((room, table) => room.subarray(0, lengths[table]));
  return { figures, tokens: perToken, features, hashes };
}

/** All figures of a text, one for each of `FIGURE_NAMES`. */
export function figuresOf(tokens: Tokens, reading: TableReading): Float32Array {
  const style = styleOf(tokens);
  const figures = new Float32Array(FIGURE_NAMES.length);
  figures.set(reading.figures);
  figures.set(style, reading.figures.length);
  return figures;
}
