import { delexicalise } from '../../src/likelihood/delexical.ts';
import { BUCKETS } from '../../src/likelihood/figures.ts';
import { fold } from '../../src/likelihood/fold.ts';
import { STYLE_NAMES, styleOf } from '../../src/likelihood/style.ts';
import { TABLES, walkFeatures } from '../../src/likelihood/tables.ts';
import { type Tokens, tokenise } from '../../src/likelihood/tokens.ts';
import { genreOf, type Row } from './rows.ts';

/** A text, or a stretch of one, ready to be learnt from. */
export interface Example {
  row: Row;
  genre: string;
  words: number;
  /** Texts are learnt from whole and in stretches; only whole ones are measured. */
  whole: boolean;
}

/** Features of all examples, one bag a table, as columns end to end. */
export interface Bag {
  bucket: Uint32Array;
  /** Occurrences, for plain means; otherwise a feature counts once. */
  count: Uint16Array;
  /** First entry of each example, then the number of entries. */
  from: Float64Array;
}

export interface Examples {
  list: Example[];
  bags: Bag[];
  style: Float32Array;
}

/** Up to this many words a text is taken whole only. */
const SHORT = 130;
/** Longest stretch of a text that is read, in characters. */
const LONGEST = 12_000;

/** A column that grows by doubling. */
function growing<T extends Uint32Array | Float32Array | Uint16Array>(make: (n: number) => T) {
  let room = make(1 << 22);
  let length = 0;
  return {
    push(value: number) {
      if (length === room.length) {
        const wider = make(length * 2);
        wider.set(room as never);
        room = wider;
      }
      room[length++] = value;
    },
    get length() {
      return length;
    },
    done: () => room.subarray(0, length) as T,
  };
}

/** Stretches of 60 to 400 words that begin with a sentence: the model must bear any length. */
function stretches(tokens: Tokens, folded: string, random: () => number, many: number): Tokens[] {
  const found: Tokens[] = [];
  const size = tokens.form.length;
  for (let turn = 0; turn < many; turn++) {
    const most = Math.min(400, tokens.words);
    const words = Math.exp(Math.log(60) + random() * (Math.log(most) - Math.log(60)));
    const length = Math.round((words * size) / tokens.words);
    const begins = tokens.sentences.slice(0, -1).filter((begin) => begin + length <= size);
    const begin = begins[Math.floor(random() * begins.length)] ?? 0;
    const end = Math.min(size, begin + length) - 1;
    found.push(tokenise(folded.slice(tokens.start[begin], tokens.end[end])));
  }
  return found;
}

/** Turns rows into examples with their features: each text whole, and stretches of the long ones. */
export function examplesOf(rows: Row[], random: () => number): Examples {
  const list: Example[] = [];
  const columns = TABLES.map(() => ({
    bucket: growing((n) => new Uint32Array(n)),
    count: growing((n) => new Uint16Array(n)),
    from: [0],
  }));
  const styles = growing((n) => new Float32Array(n));
  const counts = TABLES.map(() => new Uint16Array(BUCKETS));
  const touched: number[][] = TABLES.map(() => []);

  const add = (row: Row, tokens: Tokens, whole: boolean) => {
    if (tokens.words < 25) return;
    walkFeatures(tokens, delexicalise(tokens), (table, hash) => {
      const bucket = hash & (BUCKETS - 1);
      const column = counts[table] as Uint16Array;
      const seen = column[bucket] as number;
      if (seen === 0) (touched[table] as number[]).push(bucket);
      if (seen < 65535) column[bucket] = seen + 1;
    });
    for (let table = 0; table < TABLES.length; table++) {
      const column = columns[table] as (typeof columns)[number];
      const counted = counts[table] as Uint16Array;
      const buckets = touched[table] as number[];
      for (const bucket of buckets) {
        const count = counted[bucket] as number;
        column.bucket.push(bucket);
        column.count.push(count);
        counted[bucket] = 0;
      }
      column.from.push(column.bucket.length);
      buckets.length = 0;
    }
    for (const figure of styleOf(tokens)) styles.push(figure);
    list.push({ row, genre: genreOf(row), words: tokens.words, whole });
  };

  for (const row of rows) {
    const folded = fold(row.text).text.slice(0, LONGEST);
    const tokens = tokenise(folded);
    add(row, tokens, true);
    if (tokens.words <= SHORT) continue;
    const many = row.label === 0 && tokens.words > 200 ? 4 : 2;
    for (const stretch of stretches(tokens, folded, random, many)) add(row, stretch, false);
  }
  if (styles.length !== list.length * STYLE_NAMES.length) throw new Error('style figures missing');
  return {
    list,
    bags: columns.map(({ bucket, count, from }) => ({
      bucket: bucket.done(),
      count: count.done(),
      from: Float64Array.from(from),
    })),
    style: styles.done(),
  };
}
