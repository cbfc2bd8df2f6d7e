import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { shuffle } from './random.ts';

/** One text of the training data, as it stands in the file. */
export interface Row {
  text: string;
  /** 0 written by a person, 1 by a machine. */
  label: number;
  domain: string;
  gen: string;
  src: string;
  attack: string;
  group: string;
  licensed: boolean;
}

/** Lines as JSON-lines means them: U+2028 stands within a text, and `readline` would cut there. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const chunks = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  chunks.setEncoding('utf8');
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

/** Reads the rows of a JSON-lines file, gzipped or not; a row without a group gets one of its own. */
export async function readRows(path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const line of linesOf(path)) {
    if (line.trim() === '') continue;
    // Some writers leave NaN where a field is missing, which JSON does not know.
    const row = JSON.parse(line.replace(/: ?NaN\b/g, ': null')) as Row;
    rows.push({ ...row, group: row.group ?? `alone:${path}:${rows.length}` });
  }
  return rows;
}

/** The kind of text a domain holds; people and machines are balanced within each kind. */
export function genreOf(row: { domain: string; src: string }): string {
  const name = row.domain.toLowerCase();
  if (/essay|outfox|corizzo|argugpt|asap|fce|education|toefl|ielts|learner|student/.test(name))
    return 'essay';
  if (/creative|writing|raidar|eqbench|literature|story|stories|fiction|novel/.test(name))
    return 'fiction';
  if (/xsum|news|reuters|cnn|bbc/.test(name)) return 'news';
  if (/arxiv|pubmed|academic|abstract|peerread|medicine/.test(name)) return 'science';
  if (/yelp|food|entertainment|review|imdb|amazon/.test(name)) return 'review';
  return 'web';
}

const BASE = /^davinci|gpt2-xl|babbage|curie|flan|bloomz/;

/**
 * Models without instruction tuning, which only continue a human text. Their texts are measured but
 * not learnt from: nothing in them sets them apart, and learning them costs on all others.
 */
export function onlyContinues({ gen, src, label }: Row): boolean {
  if (label === 0) return false;
  return BASE.test(gen) || (src === 'lastde' && /llama|gemma/.test(gen));
}

/** Keeps at most `most` machine rows of each source, domain, generator and attack; all human rows. */
export function thin(rows: Row[], most: number, random: () => number): Row[] {
  const cells = new Map<string, Row[]>();
  const kept: Row[] = [];
  for (const row of rows) {
    if (row.label === 0) {
      kept.push(row);
      continue;
    }
    const key = `${row.src}|${row.domain}|${row.gen}|${row.attack}`;
    const cell = cells.get(key);
    if (cell) cell.push(row);
    else cells.set(key, [row]);
  }
  for (const cell of cells.values()) kept.push(...shuffle(cell, random).slice(0, most));
  return kept;
}
