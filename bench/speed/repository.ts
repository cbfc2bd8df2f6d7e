import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../scripts/setup/leaving.mjs';
import { declarations } from '../hidden/corpus.ts';

const FOLDERS = 200;

/** One file in a hundred has something hidden, one in ten is in some other script, the rest is code. */
function contentOf(number: number, size: number, foreign: string[]): string {
  if (number % 10 === 3) {
    const paragraphs: string[] = [];
    for (let length = 0, at = number; length < size; at++) {
      const text = foreign[at % foreign.length]!;
      paragraphs.push(text);
      length += Buffer.byteLength(text) + 1;
    }
    return paragraphs.join('\n');
  }
  const line = `export const value${number} = compute('name ${number}', { retries: 3 }); // see below\n`;
  const text = line.repeat(Math.ceil(size / line.length));
  return number % 100 === 7 ? `${text}// pay\u200bpal\n` : text;
}

/** A folder like a large project, gone afterwards: so many files, 6.75 KB on average. */
export async function withRepository<Result>(
  files: number,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const { path: folder, discard } = temporaryFolder('cleanpaste-repository');
  try {
    const foreign = declarations().map(({ text }) => text);
    for (let at = 0; at < FOLDERS; at++) mkdirSync(join(folder, `part${at}`));
    for (let number = 0; number < files; number++) {
      const size = 1000 + ((number * 7919) % 11_500);
      const ending = number % 10 === 3 ? 'md' : 'ts';
      const name = join(folder, `part${number % FOLDERS}`, `file${number}.${ending}`);
      writeFileSync(name, contentOf(number, size, foreign));
    }
    return await work(folder);
  } finally {
    discard();
  }
}
