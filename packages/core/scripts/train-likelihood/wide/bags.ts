import { delexicalise } from '../../../src/likelihood/delexical.ts';
import { fold } from '../../../src/likelihood/fold.ts';
import { WIDE_TABLES, walkFeatures } from '../../../src/likelihood/tables.ts';
import { tokenise, WORD } from '../../../src/likelihood/tokens.ts';
import { randomFrom } from '../random.ts';
import type { Row } from '../rows.ts';

/** A text, or a stretch of one, and the row that it is of. */
interface WideExample {
  row: number;
  words: number;
  whole: boolean;
}

/** For each table of `WIDE_TABLES`, the different buckets of every example, end to end. */
export interface WideBags {
  list: WideExample[];
  tables: { bucket: Uint32Array; from: Float64Array }[];
}

/** A text is read up to so many words; a longer one says what it has to say in them. */
const MOST_WORDS = 400;
/** Texts from here on are learnt from in a stretch of 60 to 150 words as well. */
const LONG = 160;

/** How much of a text holds so many words, from a beginning of a sentence on. */
function cut(text: string, from: number, words: number): string {
  const tokens = tokenise(text);
  if (from === 0 && tokens.words <= words) return text;
  const begins = tokens.sentences.slice(0, -1);
  const first = begins[Math.floor(from * begins.length)] ?? 0;
  let seen = 0;
  let at = first;
  while (at < tokens.form.length && seen < words) if (tokens.kind[at++] === WORD) seen++;
  return text.slice(tokens.start[first], tokens.end[at - 1]);
}

/** Turns rows into bags of hashed features: each text whole, and a stretch of the long ones. */
export function wideBagsOf(rows: readonly Row[], seed: number): WideBags {
  const random = randomFrom(seed);
  const list: WideExample[] = [];
  const columns = WIDE_TABLES.map(() => ({ bucket: new Uint32Array(1 << 22), size: 0, from: [0] }));
  const met = WIDE_TABLES.map(({ bits }) => new Uint32Array(1 << bits));
  const add = (row: number, text: string, whole: boolean) => {
    const tokens = tokenise(text);
    const mark = list.length + 1;
    walkFeatures(tokens, delexicalise(tokens), (table, hash) => {
      const wide = WIDE_TABLES.findIndex((one) => one.table === table);
      if (wide < 0) return;
      const bucket = hash & ((1 << WIDE_TABLES[wide]!.bits) - 1);
      if (met[wide]![bucket] === mark) return;
      met[wide]![bucket] = mark;
      const column = columns[wide]!;
      if (column.size === column.bucket.length) {
        const wider = new Uint32Array(column.size * 2);
        wider.set(column.bucket);
        column.bucket = wider;
      }
      column.bucket[column.size++] = bucket;
    });
    for (const column of columns) column.from.push(column.size);
    list.push({ row, words: tokens.words, whole });
  };
  for (const [at, row] of rows.entries()) {
    const text = cut(fold(row.text.slice(0, 12_000)).text, 0, MOST_WORDS);
    add(at, text, true);
    if (list.at(-1)!.words > LONG) add(at, cut(text, random() * 0.7, 60 + 90 * random()), false);
  }
  const tables = columns.map(({ bucket, size, from }) => ({
    bucket: bucket.subarray(0, size),
    from: Float64Array.from(from),
  }));
  return { list, tables };
}
