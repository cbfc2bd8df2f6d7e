import { readFileSync } from 'node:fs';
import type { Entry } from './corpus.ts';

/** Texts that must stay as they are, and texts with what must be left of them. */
export type Cases = {
  keep: [name: string, text: string][];
  strip: [name: string, text: string, expected: string][];
};

export type Correctness = { keepBroken: string[]; stripMissed: string[]; corpusUnchanged: number };

export function readCases(file: string | undefined): Cases {
  const own = new URL('data/cases.json', import.meta.url);
  return JSON.parse(readFileSync(file ?? own, 'utf8')) as Cases;
}

export function correctnessOf(
  clean: (text: string) => string,
  cases: Cases,
  corpus: Entry[],
): Correctness {
  const unchanged = corpus.filter(([, , text]) => clean(text) === text).length;
  return {
    keepBroken: cases.keep.filter(([, text]) => clean(text) !== text).map(([name]) => name),
    stripMissed: cases.strip
      .filter(([, text, expected]) => clean(text) !== expected)
      .map(([name]) => name),
    corpusUnchanged: corpus.length === 0 ? 1 : unchanged / corpus.length,
  };
}
