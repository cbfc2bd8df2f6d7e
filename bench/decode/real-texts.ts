import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { declarations } from '../hidden/corpus.ts';

const DATA = new URL('../../../shared/data/', import.meta.url);
const LENGTH = 1500;

/** A source and its texts; those of `shared/data` only where it is there. */
export type Source = { name: string; texts: string[] };

function strings(name: string): Source {
  const rows = JSON.parse(
    readFileSync(new URL(`hidden-characters/${name}.json`, DATA), 'utf8'),
  ) as [string, string, string][];
  return { name, texts: rows.map(([, , text]) => text) };
}

/** Running text in pieces of a page. */
function pieces(text: string, most: number): string[] {
  const all: string[] = [];
  for (let at = 0; at < text.length && all.length < most; ) {
    // A cut within a word would leave marks without their letter.
    const space = text.indexOf(' ', at + LENGTH);
    const end = space === -1 ? text.length : space;
    all.push(text.slice(at, end));
    at = end;
  }
  return all;
}

function runningText(): Source[] {
  const folder = new URL('language/', DATA);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt.zst'))
    .map((name) => {
      const text = zstdDecompressSync(readFileSync(new URL(name, folder))).toString('utf8');
      return { name, texts: pieces(text, 500) };
    });
}

function answers(): Source {
  const file = new URL('ai-likelihood/train.jsonl.gz', DATA);
  const rows = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  const texts: string[] = [];
  for (let at = 0; at < rows.length && texts.length < 8000; at += 9) {
    if (rows[at] !== '')
      texts.push(
        (JSON.parse(rows[at]!.replaceAll(': NaN', ': null')) as { text: string }).text.slice(
          0,
          4000,
        ),
      );
  }
  return { name: 'ai-likelihood', texts };
}

/** Source files of this repository, whose white space is as untidy as white space gets. */
function programs(): Source {
  const root = new URL('../../', import.meta.url);
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split(
    '\0',
  );
  const texts = files
    .filter((file) => /\.(ts|tsx|md|json|css|mjs|sql)$/.test(file))
    .map((file) => readFileSync(new URL(file, root), 'utf8'))
    .filter((text) => text.length < 200_000);
  return { name: 'this repository', texts };
}

export function realTexts(): Source[] {
  const declared = new Map<string, string[]>();
  for (const { locale, text } of declarations())
    declared.set(locale, [...(declared.get(locale) ?? []), text]);
  const universal = {
    name: 'the Declaration, by language',
    texts: [...declared.values()].flatMap((texts) => pieces(texts.join('\n'), 6)),
  };
  if (!existsSync(DATA)) return [universal];
  return [
    universal,
    strings('legit-dev'),
    strings('legit-mediawiki-dev'),
    ...runningText(),
    answers(),
  ];
}

/** What must not be read at all, though nothing is claimed of it: fixtures carry messages on purpose. */
export { programs };
