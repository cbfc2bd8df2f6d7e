import {
  type JudgedParagraph,
  type Judgement,
  judgeParagraphs,
  judgeVersion,
  type Version,
} from './judge.ts';
import { type Masked, mask, proseOf } from './placeholders.ts';
import type { Fault } from './verify.ts';

/** A stretch of the original and what became of it: `by` nobody where it stands as it was. */
export interface GuardedPiece<Done> {
  original: string;
  by: 'model' | 'fallback' | 'nobody';
  /** The new text of a piece by the model. */
  text?: string;
  /** What the built-in engine gave back for a piece of its own. */
  done?: Done;
}

/** The pieces of a text in order, or why no version of the model could stand. */
export type GuardedOutcome<Done> =
  | { pieces: GuardedPiece<Done>[]; refused: null }
  | { pieces: null; refused: 'nothing-to-rewrite' | 'model-refused' };

/** Who does the work. Each may be done elsewhere, in a thread or by a server. */
export interface GuardedParts<Done> {
  /** The model's version of a masked text; null when it was cut. It is told what was wrong before. */
  ask: (masked: string, fault: Fault | 'cut' | null) => Promise<string | null>;
  /** The built-in engine, for the paragraphs whose versions cannot stand. */
  fallback: (text: string) => Promise<Done>;
  mask?: (text: string) => Promise<Masked>;
  judge?: (version: Version) => Promise<Judgement>;
  judgeParagraphs?: (version: Version) => Promise<JudgedParagraph[] | null>;
  /** Told of each version that was refused. */
  onRefused?: (fault: Fault | 'cut') => void;
  /** Versions that are asked for. Default 2. */
  versions?: number;
}

/**
 * Has a text rewritten by a model that is not trusted. What must not change is taken out before and put
 * back after; each version is held against its original and asked for again when it cannot stand; then
 * its paragraphs are judged one by one, and those that cannot stand are done by the built-in engine.
 *
 * @param text the original
 * @param parts the model, the built-in engine and, where the work is done elsewhere, the guard's parts
 * @returns the pieces of the text, each with who did it; their originals together are the text
 * @throws whatever the model or the built-in engine throws
 * @example
 * const ask = async (masked) => masked;
 * const fallback = async (text) => text;
 * const outcome = guardedRewrite('Ann wrote a long letter to the king.', { ask, fallback });
 * outcome instanceof Promise // true
 */
export async function guardedRewrite<Done>(
  text: string,
  { ask, fallback, onRefused, versions = 2, ...work }: GuardedParts<Done>,
): Promise<GuardedOutcome<Done>> {
  const masked = await (work.mask ?? mask)(text);
  if (!hasWords(proseOf(masked, masked.text)))
    return { pieces: null, refused: 'nothing-to-rewrite' };
  let fault: Fault | 'cut' | null = null;
  let last: string | null = null;
  for (let number = 0; number < versions; number++) {
    const output = await ask(masked.text, fault);
    const judged = output === null ? null : await (work.judge ?? judgeVersion)({ masked, output });
    if (judged?.text != null)
      return { pieces: [{ original: text, by: 'model', text: judged.text }], refused: null };
    fault = judged?.fault ?? 'cut';
    last = output ?? last;
    onRefused?.(fault);
  }
  const paragraphs =
    last === null
      ? null
      : await (work.judgeParagraphs ?? judgeParagraphs)({ masked, output: last });
  if (!paragraphs?.some((one) => one.text !== null && one.text !== one.original))
    return { pieces: null, refused: 'model-refused' };
  const pieces: GuardedPiece<Done>[] = [];
  for (const { original, text: version } of paragraphs) {
    if (version === original) pieces.push({ original, by: 'nobody' });
    else if (version !== null) pieces.push({ original, by: 'model', text: version });
    else pieces.push({ original, by: 'fallback', done: await fallback(original) });
  }
  return { pieces, refused: null };
}

/** Whether letters stand before and behind something else: two looks, for one has no room for megabytes of signs. */
function hasWords(prose: string): boolean {
  const first = prose.search(/\p{L}/u);
  return first >= 0 && /\P{L}\p{L}/u.test(prose.slice(first));
}
