import { NORMAL_PAIRS, STRONG_PAIRS } from './data/pairs.gen.ts';
import type { Document } from './document.ts';
import { clashKey } from './neighbours.ts';
import type { Strength } from './types.ts';

const PIECE = /['’][a-z]+|[\p{L}\p{N}-]+|[^\s\p{L}\p{N}]/gu;

const piecesOf = (text: string): string[] =>
  (text.toLowerCase().match(PIECE) ?? []).map((piece) => piece.replace('’', "'"));

/**
 * What a rule's proposal is known by: the rule, and the words and marks that come and go. Words that
 * it only moves are left out, so that the name is the same in every text: `sentence: . = ;`.
 */
export function rulePair(
  doc: Document,
  rule: string,
  { start, end, replacement }: { start: number; end: number; replacement: string },
): string {
  const gone = piecesOf(doc.text.slice(start, end));
  const come = piecesOf(replacement).filter((piece) => {
    const at = gone.indexOf(piece);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
  return `${rule}: ${gone.join(' ') || '-'} = ${come.join(' ') || '-'}`;
}

/** How strong a rewrite must be to use a pair. */
export type PairUse = Strength | 'off';

let table: Map<string, PairUse> | undefined;

/**
 * What the table says of a pair. No rewrite uses one that it does not know: readers have called it
 * wrong too often or have not read it often enough, or it would turn back what another one makes.
 */
export function useOf(pair: string): PairUse {
  table ??= new Map(
    (
      [
        ['normal', NORMAL_PAIRS],
        ['strong', STRONG_PAIRS],
      ] as const
    ).flatMap(([use, list]) =>
      list
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => [line, use] as const),
    ),
  );
  return table.get(pair) ?? 'off';
}

/** A pair that only changes the order of words, and so could be turned back by itself. */
const TURNS = /^order(?: of phrases)?: /;

/** Whether a rewrite of this strength may make an edit. */
export function mayUse(
  strength: Strength,
  { pair, replacement }: { pair: string; replacement: string },
  original: string,
): boolean {
  const use = useOf(pair);
  if (use === 'off') return false;
  if (strength === 'normal' && use !== 'normal') return false;
  return !TURNS.test(pair) || staysTurned(original, replacement);
}

/** Whether words that change places may do so in this direction: never in both. */
export const staysTurned = (original: string, replacement: string): boolean =>
  drawWord(replacement) > drawWord(original);

/** A number for the first word of a text: words that change places always end in the same order. */
const drawWord = (text: string): number =>
  clashKey((/[\p{L}\p{N}'’-]+/u.exec(text)?.[0] ?? '').toLowerCase(), '', {
    neighbour: '',
    side: 'before',
  });
