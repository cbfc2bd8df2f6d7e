export { type AlignOptions, align, SHORTEST_RUN } from './align.ts';
export { type Hit, type RankedDocument, type RankOptions, rankCandidates } from './candidates.ts';
export { type ExclusionOptions, excludedSpans } from './excluded.ts';
export {
  type Fingerprint,
  type FingerprintKind,
  type FingerprintOptions,
  fingerprints,
  GUARANTEED_RUN,
} from './fingerprints.ts';
export { outside, similarityOf } from './share.ts';
export type { Match, MatchKind, Span } from './types.ts';
