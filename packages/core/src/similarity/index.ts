export {
  LEAST_TRANSLATED,
  readForTranslations,
  type Translated,
  type TranslationText,
  translationsOf,
} from './across-languages/translations.ts';
export { type AlignOptions, align, SHORTEST_RUN } from './align.ts';
export { type Hit, type RankedDocument, type RankOptions, rankCandidates } from './candidates.ts';
export { alignCode } from './code/align-code.ts';
export { readsAsCode } from './code/reads-as-code.ts';
export { containmentOf, SHORT_TEXT } from './containment.ts';
export { type ExclusionOptions, excludedSpans } from './excluded.ts';
export {
  type Fingerprint,
  type FingerprintKind,
  type FingerprintOptions,
  fingerprints,
  GUARANTEED_RUN,
} from './fingerprints.ts';
export { type Likeness, type LikenessOptions, likenessOf } from './innocent/counted.ts';
export { innocentSpans } from './innocent/innocent-spans.ts';
export { INNOCENT_KINDS, type InnocentKind, type InnocentSpan } from './innocent/kinds.ts';
export { outside, similarityOf } from './share.ts';
export type { Match, MatchKind, Span } from './types.ts';
export { readWords, type Word } from './words.ts';
