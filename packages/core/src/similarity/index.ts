export { type AlignOptions, align, shortestRun } from './align.ts';
export { type Hit, type RankedDocument, type RankOptions, rankCandidates } from './candidates.ts';
export { type ExclusionOptions, excludedSpans } from './excluded.ts';
export {
  type Fingerprint,
  type FingerprintKind,
  type FingerprintOptions,
  fingerprints,
  guaranteedRun,
  sequenceLength,
  winnowWindow,
} from './fingerprints.ts';
export { outside, similarityOf } from './share.ts';
export type { Match, MatchKind, Span } from './types.ts';
