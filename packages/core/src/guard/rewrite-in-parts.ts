import { type Span, uniqueness } from '../text/index.ts';
import type { PieceEdit } from './pieces.ts';
import type { PartResult } from './rewrite-part.ts';

/** A part of a text and who did it; `start` and `end` are places in the text. */
export interface DonePart<Note extends string> extends Span {
  engine: PartResult['engine'];
  /** In percent; 0 where it stands as it was. */
  uniqueness: number;
  note?: Note;
}

/** A text that was rewritten part by part; `edits`, applied to it, give `text`. */
export interface RewrittenParts<Note extends string> {
  text: string;
  edits: PieceEdit[];
  parts: DonePart<Note>[];
}

/** How a text is rewritten in parts. */
export interface InParts<Note extends string> {
  /** The parts, as `splitChunks` finds them. */
  spans: readonly Span[];
  /** Which of the text's rewrites, from 1: no two have a seed of a part in common. Default 1. */
  seed?: number;
  /** Parts that are worked on side by side. Default 1. */
  width?: number;
  rewrite: (part: { text: string; seed: number }) => Promise<PartResult<Note>>;
  onProgress?: (progress: { done: number; total: number }) => void;
}

/** More than a text has parts. */
const SEEDS_APART = 10_000;

/**
 * Rewrites a text part by part, in order, and puts the parts together again.
 *
 * @param text the text, without its hidden characters
 * @param how its parts and who rewrites one
 * @returns the new text, its changes, and by whom each part was done
 * @throws the first failure of a part; none is begun after it
 * @example
 * const rewrite = async ({ text }) => ({ engine: 'unchanged', text, edits: [] });
 * const done = rewriteInParts('One. Two.', { spans: splitChunks('One. Two.', 5), rewrite });
 * done instanceof Promise // true
 */
export async function rewriteInParts<Note extends string>(
  text: string,
  { spans, seed = 1, width = 1, rewrite, onProgress }: InParts<Note>,
): Promise<RewrittenParts<Note>> {
  const results: PartResult<Note>[] = [];
  const total = spans.length;
  let [next, done, failed] = [0, 0, false];
  onProgress?.({ done, total });
  async function work(): Promise<void> {
    while (next < total && !failed) {
      const index = next++;
      const { start, end } = spans[index]!;
      try {
        const part = { text: text.slice(start, end), seed: (seed - 1) * SEEDS_APART + index + 1 };
        results[index] = await rewrite(part);
      } catch (error) {
        failed = true;
        throw error;
      }
      onProgress?.({ done: ++done, total });
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, total) }, work));
  return assemble(text, spans, results);
}

function assemble<Note extends string>(
  text: string,
  spans: readonly Span[],
  results: readonly PartResult<Note>[],
): RewrittenParts<Note> {
  const parts = results.map(({ engine, text: rewritten, note }, index): DonePart<Note> => {
    const { start, end } = spans[index]!;
    const percent = engine === 'unchanged' ? 0 : uniqueness(text.slice(start, end), rewritten);
    return { start, end, engine, uniqueness: percent, ...(note && { note }) };
  });
  return {
    text: results.map((result) => result.text).join(''),
    edits: results.flatMap(({ edits }, index) => {
      const shift = spans[index]!.start;
      return edits.map((edit) => ({ ...edit, start: edit.start + shift, end: edit.end + shift }));
    }),
    parts,
  };
}
