import { type Masked, unmask } from './placeholders.ts';
import { type Fault, findFault } from './verify.ts';

/** A version that can stand, with the protected items back in it, or what is wrong with it. */
export type Judgement = { text: string; fault: null } | { text: null; fault: Fault };

/** A version and what it is held against. */
export interface Version {
  masked: Masked;
  output: string;
}

/**
 * Takes or refuses a version of a masked text. Hidden characters, which models use as well, are to be
 * stripped before. Never throws.
 *
 * @param version the text with its items taken out, and what a model made of it
 * @returns the version with the items back in their places, or the first fault
 * @example
 * const masked = mask('Pay $5 before you leave the old house, said Ann.');
 * judgeVersion({ masked, output: 'Pay before you leave.' }).fault // 'protected'
 */
export function judgeVersion({ masked, output }: Version): Judgement {
  const trimmed = output.trim();
  const fault = findFault(masked, trimmed);
  return fault ? { text: null, fault } : { text: unmask(masked, trimmed), fault };
}

/** A paragraph of a version, judged by itself; `fault` null with the original's text: a border. */
export type JudgedParagraph = { original: string } & Judgement;

/** What stands between paragraphs; split by it, a text has them at even places. */
export const BORDER = /(\n[ \t]*\n\s*)/;

/**
 * Judges a version that was refused as a whole paragraph by paragraph. Never throws.
 *
 * @param version the text with its items taken out, and what a model made of it
 * @returns the paragraphs and the borders between them, in order; null when the version's paragraphs
 *   are not those of the original
 * @example
 * judgeParagraphs({ masked: mask('One.'), output: 'Two.' }) // null
 */
export function judgeParagraphs({ masked, output }: Version): JudgedParagraph[] | null {
  const before = masked.text.split(BORDER);
  const after = output.trim().split(BORDER);
  if (before.length !== after.length || before.length === 1) return null;
  return before.map((text, at) => {
    const original = unmask(masked, text);
    if (at % 2 === 1) return { original, text: original, fault: null };
    return { original, ...judgeVersion({ masked: { ...masked, text }, output: after[at]! }) };
  });
}
