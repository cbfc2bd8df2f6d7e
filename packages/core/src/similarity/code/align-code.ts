import type { Match } from '../types.ts';
import { joinRuns, type Passage, verbatimRuns } from '../verbatim.ts';
import { type CodeToken, readCode } from './code-tokens.ts';

/** Tokens of the shortest stretch that counts as taken over. */
const SHORTEST_STRETCH = 24;
/** Tokens of a sequence that is looked for. */
export const CODE_SEQUENCE = 12;
// A table of figures or a row of calls is alike everywhere: so many sorts of tokens make a stretch of its own.
const LEAST_SORTS = 8;

function numbersOf(tokens: readonly CodeToken[], known: Map<string, number>): Int32Array {
  return Int32Array.from(tokens, ({ form }) => {
    const number = known.get(form) ?? known.size;
    known.set(form, number);
    return number;
  });
}

function sortsIn(forms: Int32Array, first: number, last: number): number {
  return new Set(forms.subarray(first, last)).size;
}

/**
 * Finds what two programs share when names, literals, comments and layout do not count, and functions may stand in
 * another order. Never throws.
 *
 * @param suspicious the program that is checked
 * @param source the program that it may have been taken from
 * @returns spans on both sides in UTF-16 units; `verbatim` where the text is the same, otherwise `reworded`
 * @example
 * alignCode('', 'let a = 1;') // []
 */
export function alignCode(suspicious: string, source: string): Match[] {
  const [here, there] = [readCode(suspicious), readCode(source)];
  const known = new Map<string, number>();
  const [forms, sourceForms] = [numbersOf(here, known), numbersOf(there, known)];
  const runs = verbatimRuns({ forms }, { forms: sourceForms }, CODE_SEQUENCE).filter(
    ({ at, length }) => sortsIn(forms, at, at + length) >= LEAST_SORTS,
  );
  return joinRuns(runs)
    .filter(({ inRuns }) => inRuns >= SHORTEST_STRETCH)
    .map((passage) => matchAt(passage, { here, there, suspicious, source }));
}

function matchAt(
  passage: Passage,
  texts: { here: CodeToken[]; there: CodeToken[]; suspicious: string; source: string },
): Match {
  const { here, there, suspicious, source } = texts;
  const [start, end] = [here[passage.first]!.start, here[passage.last - 1]!.end];
  const sourceStart = there[passage.sourceFirst]!.start;
  const sourceEnd = there[passage.sourceLast - 1]!.end;
  const isSame = suspicious.slice(start, end) === source.slice(sourceStart, sourceEnd);
  return {
    start,
    end,
    sourceStart,
    sourceEnd,
    similarity: Math.min(1, passage.inRuns / (passage.last - passage.first)),
    kind: isSame ? 'verbatim' : 'reworded',
  };
}
