import type { CheckAnswer } from './check.ts';

/** Shares that people have a word for, each with what it is called at the beginning of a sentence. */
const named: [share: number, name: string][] = [
  [1 / 4, 'A quarter'],
  [1 / 3, 'A third'],
  [1 / 2, 'Half'],
  [2 / 3, 'Two thirds'],
  [3 / 4, 'Three quarters'],
];

/** A word is taken for what is this near to it. */
const nearly = 0.015;

/** What people read where some of the index did not answer; null where all of it did. */
export function indexShareNote({ indexShare = 1 }: Pick<CheckAnswer, 'indexShare'>): string | null {
  if (indexShare >= 1) return null;
  if (indexShare === 0) return 'None of the index answered; try again later.';
  const name = named.find(([share]) => Math.abs(share - indexShare) < nearly)?.[1];
  const percent = Math.min(99, Math.max(1, Math.round(100 * indexShare)));
  return `${name ?? `${percent}%`} of the index answered; try again later for the rest.`;
}
