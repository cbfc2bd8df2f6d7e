import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const novel = fileURLToPath(
  new URL('../../../apps/server/corpus/pride-and-prejudice.txt', import.meta.url),
);

export const wordsOfDocument = 400;

export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export type Write = (seed: number, length: number) => string;

/** Texts of a word chain over a novel: the statistics of real words, sequences and repetitions. */
export function writer(): Write {
  const words = readFileSync(novel, 'utf8').split(/\s+/);
  const after = new Map<string, string[]>();
  for (let i = 0; i + 1 < words.length; i++) {
    const list = after.get(words[i]!);
    if (list) list.push(words[i + 1]!);
    else after.set(words[i]!, [words[i + 1]!]);
  }
  return (seed, length) => {
    const random = randomFrom(seed * 2_654_435_761 + 1);
    const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)]!;
    let word = pick(words);
    const text = [word];
    while (text.length < length) {
      word = pick(after.get(word) ?? words);
      text.push(word);
    }
    return text.join(' ');
  };
}
