import { parseArgs } from 'node:util';
import { translationsOf } from '@cleanpaste/core/similarity';
import { readTranslatedPages } from './translated-pages.ts';

/*
 * How many translated pages are found, and how often a page is taken for the translation of another:
 * `node --conditions=cleanpaste-source bench/similarity/translations.ts --root DIR`, where the packages debian-handbook,
 * installation-guide-amd64, apache2-doc and wesnoth-1.16-data (with campaigns) are unpacked.
 */
const { values } = parseArgs({
  options: {
    root: { type: 'string' },
    misses: { type: 'boolean', default: false },
    queries: { type: 'string', default: '150' },
    candidates: { type: 'string', default: '1400' },
  },
});
if (!values.root) throw new Error('Usage: translations.ts --root DIR');

interface Page {
  id: string;
  set: string;
  language: string;
  text: string;
}

const LEAST = 300;
const FREQUENT_ENGLISH = /\b(?:the|of|and|that|with|this|which|you)\b/gi;
const wordsIn = (text: string): number => text.split(/\s+/).length;

/** The first 300 words or more, in whole paragraphs; as much of a translation, whose paragraphs are the same. */
function beginnings(): Page[] {
  return readTranslatedPages(values.root!).flatMap(({ set, name, texts }) => {
    const lines = texts.get('en')!.split('\n');
    let [taken, words] = [0, 0];
    while (taken < lines.length && words < LEAST) words += wordsIn(lines[taken++]!);
    if (words < LEAST) return [];
    return [...texts].flatMap(([language, text]) => {
      const own = text.split('\n');
      const part = own.slice(0, Math.round((taken / lines.length) * own.length)).join('\n');
      const count = wordsIn(part);
      // A page that nobody has translated yet is English under another name.
      const english = (part.match(FREQUENT_ENGLISH)?.length ?? 0) / count > 0.06;
      if (count < LEAST * 0.85 || (language === 'en') !== english) return [];
      return [{ id: `${set}/${name}`, set, language, text: part }];
    });
  });
}

/** The same ones each time. */
function some<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, list.length / count);
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, at) => list[Math.floor(at * step)]!,
  );
}

const pages = beginnings();
const english = pages.filter(({ language }) => language === 'en');
const foreign = pages.filter(({ language }) => language !== 'en');
const found = new Map<string, [number, number]>();
for (const page of foreign) {
  const original = english.find(({ id }) => id === page.id);
  if (!original) continue;
  const hit = translationsOf(original.text, page.text).length > 0;
  const key = `${page.set} ${page.language}`;
  if (values.misses && !hit) console.log(`not found: ${page.id} ${page.language}`);
  const [hits, all] = found.get(key) ?? [0, 0];
  found.set(key, [hits + Number(hit), all + 1]);
}
for (const [key, [hits, all]] of found) {
  console.log(`${key}: ${hits} of ${all} found, ${((100 * hits) / all).toFixed(0)} %`);
}
const [queries, candidates] = [
  some(english, Number(values.queries)),
  some(foreign, Number(values.candidates)),
];
let wrong = 0;
let pairs = 0;
for (const query of queries) {
  const taken = candidates.filter(
    ({ id, text }) => id !== query.id && translationsOf(query.text, text).length > 0,
  );
  pairs += taken.length;
  if (taken.length > 0) {
    wrong++;
    console.log(
      `${query.id} taken for: ${taken.map(({ id, language }) => `${id} ${language}`).join(', ')}`,
    );
  }
}
console.log(
  `${queries.length} pages without their translations among ${candidates.length} others: ${wrong} have one that is none (${pairs} pairs)`,
);
