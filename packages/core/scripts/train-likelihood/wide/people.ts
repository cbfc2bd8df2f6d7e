import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { randomFrom, shuffle } from '../random.ts';
import type { Row } from '../rows.ts';

/** Share-alike sources, whose weights may or may not be an adaptation: measured on, never learnt from. */
const SHARE_ALIKE =
  /^(?:dialogue-sgd|scp-wiki|wikipedia-wikisplit|ud-ewt|owasp-.*|legalmattic)\.txt\.zst$/;

export interface PeopleOptions {
  /** Most texts of one file. */
  most: number;
  seed: number;
}

/** Cuts running paragraphs into texts of 80 to 450 words, each begun at a paragraph. */
function textsOf(lines: readonly string[], random: () => number): string[] {
  const texts: string[] = [];
  let held: string[] = [];
  let words = 0;
  let wanted = 80 + 270 * random();
  for (const line of lines) {
    held.push(line);
    words += line.split(/\s+/).length;
    if (words < wanted) continue;
    if (words <= 450) texts.push(held.join('\n\n'));
    held = [];
    words = 0;
    wanted = 80 + 270 * random();
  }
  return texts;
}

function rowsOf(path: string, name: string, options: PeopleOptions & { learnt: boolean }): Row[] {
  const random = randomFrom(options.seed);
  const lines = zstdDecompressSync(readFileSync(path)).toString('utf8').split('\n');
  const texts = textsOf(
    lines.filter((line) => line.trim() !== ''),
    random,
  );
  return shuffle(texts, random)
    .slice(0, options.most)
    .map((text, at) => ({
      text,
      label: 0,
      domain: `language:${name}`,
      gen: 'human',
      src: `people:${name}`,
      attack: 'none',
      group: `${name}:${at}`,
      licensed: options.learnt,
    }));
}

/**
 * Texts by people of many kinds, one source a file. `licensed` is false where nothing may be learnt:
 * the folder `measuring-only`, and share-alike sources.
 */
export function readPeople(folder: string, options: PeopleOptions): Row[] {
  const files = (path: string) =>
    readdirSync(path)
      .filter((name) => name.endsWith('.txt.zst'))
      .sort();
  const nameOf = (file: string) => file.replace('.txt.zst', '').replace(/-\d$/, '');
  const kept = join(folder, 'measuring-only');
  return [
    ...files(folder).flatMap((file) =>
      rowsOf(join(folder, file), nameOf(file), { ...options, learnt: !SHARE_ALIKE.test(file) }),
    ),
    ...files(kept).flatMap((file) =>
      rowsOf(join(kept, file), nameOf(file), { ...options, learnt: false }),
    ),
  ];
}
