import {
  align,
  readWords,
  SHORTEST_RUN,
  similarityOf,
  translationsOf,
} from '@cleanpaste/core/similarity';
import type { CompareWork } from './compare-messages.ts';

/** What two texts have in common, and whether they are long enough to have anything. */
export function compareTwo({
  left,
  right,
}: CompareWork['compare']['input']): CompareWork['compare']['output'] {
  const passages = align(left, right).map(({ similarity: _, ...passage }) => passage);
  const there = passages.map(({ sourceStart: start, sourceEnd: end }) => ({ start, end }));
  return {
    passages,
    leftShare: similarityOf(left, passages),
    rightShare: similarityOf(right, there),
    translations: translationsOf(left, right),
    words: Math.min(readWords(left).length, readWords(right).length),
    least: SHORTEST_RUN,
  };
}
