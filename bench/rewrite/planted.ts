import { alternatives } from '@cleanpaste/core/rewrite';
import { detectGreenList, type GreenListMark, plantGreenList } from '@cleanpaste/core/watermark';
import { median } from './synthid.ts';
import { type Variant, vary } from './variants.ts';

const KEYS = ['harbour', 'lantern', 'meridian'];
const TRIED: readonly Exclude<Variant, 'recorded' | 'engine'>[] = [
  'untouched',
  'clean',
  'swap',
  'offline',
  'offline_strong',
];

/**
 * Green-list marks with γ = 0.25, planted in unmarked texts by choosing between wordings: median z
 * over texts and keys, for every variant. Texts in pairs, so that a mark has room.
 */
export function measurePlanted({
  texts,
  seed,
}: {
  texts: readonly string[];
  seed: number;
}): Record<string, Record<string, { median_z: number }>> {
  const pairs = texts.flatMap((text, i) =>
    i % 2 === 0 && i + 1 < texts.length ? [`${text}\n\n${texts[i + 1]!}`] : [],
  );
  return Object.fromEntries(
    (['kgw', 'unigram'] as const).map((scheme) => {
      const scores: Record<string, number[]> = {};
      for (const key of KEYS) {
        const mark: GreenListMark = { scheme, key };
        pairs.forEach((text, i) => {
          const planted = plantGreenList(text, mark, alternatives(text));
          for (const variant of TRIED) {
            scores[variant] ??= [];
            scores[variant].push(detectGreenList(vary(planted, variant, seed + i), mark).z);
          }
        });
      }
      return [
        scheme,
        Object.fromEntries(
          TRIED.map((variant) => [variant, { median_z: median(scores[variant] ?? []) }]),
        ),
      ];
    }),
  );
}
