import { brokenRate, hasParser } from './grammar.ts';
import { contentRecall, countKept, KEPT, type Kept } from './kept.ts';
import type { Variant } from './variants.ts';

export type Damage = Record<Kept, number> & {
  /** Share of sentences without a parse, less the same share of the originals; undefined without the parser. */
  broken_sentences: number | undefined;
  content_recall: number;
  length_ratio: number;
};

/** What each variant loses of the marked texts. 1 where there was nothing to lose. */
export function measureDamage(input: {
  variants: readonly Variant[];
  marked: Record<string, string[]>;
}): Record<string, Damage> {
  const originals = input.marked.untouched ?? [];
  const parser = hasParser();
  if (!parser) console.error('link-parser is not installed: broken sentences are not measured');
  const own = parser ? brokenRate(originals) : 0;
  return Object.fromEntries(
    input.variants.map((variant) => {
      const texts = input.marked[variant]!;
      const totals = originals.map((text, i) => countKept(text, texts[i]!));
      const kept = Object.fromEntries(
        KEPT.map((kind) => {
          const all = totals.reduce((sum, total) => sum + total[kind].all, 0);
          const left = totals.reduce((sum, total) => sum + total[kind].kept, 0);
          return [kind, all === 0 ? 1 : left / all];
        }),
      ) as Record<Kept, number>;
      const mean = (values: number[]): number =>
        values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
      return [
        variant,
        {
          broken_sentences: parser ? brokenRate(texts) - own : undefined,
          ...kept,
          content_recall: mean(originals.map((text, i) => contentRecall(text, texts[i]!))),
          length_ratio: mean(originals.map((text, i) => texts[i]!.length / text.length)),
        },
      ];
    }),
  );
}
