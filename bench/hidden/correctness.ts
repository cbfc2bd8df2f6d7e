import type { Entry } from './entry.ts';
import type { Cases } from './right-answers.ts';
import { canShape, looksAlike } from './shaping.ts';

export type Correctness = {
  keepBroken: string[];
  stripMissed: string[];
  /** Shares from 0 to 1: of all texts, and of those that hold something hidden. */
  corpusUnchanged: number;
  holdingUnchanged: number;
  /** Of texts with a no-break space. */
  noBreakUnchanged: number;
  /** Texts whose glyphs change; undefined without fonts. */
  glyphsChanged: number | undefined;
  changed: Entry[];
};

/** Something that some tool may take out or replace. */
const HOLDS =
  /[\p{Cf}\p{Default_Ignorable_Code_Point}\u0080-\u009f\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]/u;
const NO_BREAK = /[\u00a0\u202f]/;

export const holdsSomething = (text: string): boolean => HOLDS.test(text);
export const holdsNoBreakSpace = (text: string): boolean => NO_BREAK.test(text);

export function correctnessOf(
  clean: (text: string) => string,
  cases: Cases,
  corpus: Entry[],
): Correctness {
  const changed = corpus.filter(([, , text]) => clean(text) !== text);
  const share = (holds: (text: string) => boolean) => {
    const all = corpus.filter(([, , text]) => holds(text)).length;
    const gone = changed.filter(([, , text]) => holds(text)).length;
    return all === 0 ? 1 : 1 - gone / all;
  };
  return {
    keepBroken: cases.keep.filter(([, text]) => clean(text) !== text).map(([name]) => name),
    stripMissed: cases.strip
      .filter(([, text, expected]) => clean(text) !== expected)
      .map(([name]) => name),
    corpusUnchanged: share(() => true),
    holdingUnchanged: share(holdsSomething),
    noBreakUnchanged: share(holdsNoBreakSpace),
    glyphsChanged: canShape()
      ? changed.filter(([, , text]) => !looksAlike(text, clean(text))).length
      : undefined,
    changed,
  };
}
