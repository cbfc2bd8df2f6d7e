import { align, similarityOf, translationsOf } from '@cleanpaste/core/similarity';
import type { CompareWork } from './compare-messages.ts';
import { serve } from './serve.ts';

serve<CompareWork>({
  compare({ left, right }) {
    const passages = align(left, right).map(({ similarity: _, ...passage }) => passage);
    const there = passages.map(({ sourceStart: start, sourceEnd: end }) => ({ start, end }));
    return {
      passages,
      leftShare: similarityOf(left, passages),
      rightShare: similarityOf(right, there),
      translations: translationsOf(left, right),
    };
  },
});
