import { type AcceptanceModel, scoreOf } from './acceptance.ts';
import { REWORDING_MODEL, SUMMARY_MODEL } from './acceptance-weights.ts';
import { type Comparison, compare } from './comparison.ts';
import { type Accepted, type Finding, resolveOverlaps } from './resolve.ts';
import { type Candidate, rewordingCandidates } from './rewordings.ts';
import { sentenceSeeds } from './seeds.ts';
import { summaryCandidates } from './summaries.ts';
import type { Match } from './types.ts';
import { joinRuns, type Passage, verbatimRuns } from './verbatim.ts';

/** Words of the shortest run that counts as taken over by itself; the same as the fingerprints promise. */
export const SHORTEST_RUN = 12;

/** UTF-16 units of the shortest reworded or condensed match. */
export const SHORTEST_MATCH = 100;

export interface AlignOptions {
  /** Words of the shortest verbatim run that is a match by itself. Default 12. */
  shortestRun?: number;
  /** Fewest UTF-16 units, on either side, of a reworded or condensed match. Default 100. */
  shortestMatch?: number;
}

const SEQUENCE = 5;
const LOOSE_SEEDS = { cosine: 0.18, dice: 0.15 };
const FIRM_SEEDS = { cosine: 0.22, dice: 0.2 };
const ACCEPTED = { reworded: 0.3, summary: -0.4 };

/** The candidates whose score reaches the least one. */
export function acceptedFrom(
  candidates: readonly Candidate[],
  model: AcceptanceModel,
  least: number,
): Accepted[] {
  return candidates
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate.figures, model) }))
    .filter(({ score }) => score >= least);
}

/** All that may be a match between two texts, before anything is judged; `judge` says what is a rewording. */
export function candidatesOf(
  comparison: Comparison,
  { least, judge }: { least: number; judge: (candidates: Candidate[]) => Accepted[] },
): { passages: Passage[]; rewordings: Candidate[]; known: Accepted[]; summaries: Candidate[] } {
  const { here, there, weights } = comparison;
  const runs = verbatimRuns(here, there, Math.min(SEQUENCE, least));
  const loose = sentenceSeeds(here, there, { weights, limits: LOOSE_SEEDS });
  const firm = loose.filter(
    ({ cosine, dice }) => cosine >= FIRM_SEEDS.cosine && dice >= FIRM_SEEDS.dice,
  );
  const rewordings = rewordingCandidates(comparison, { seeds: firm, runs });
  const known = judge(rewordings);
  return {
    passages: joinRuns(runs).filter((passage) => passage.longest >= least),
    rewordings,
    known,
    summaries: summaryCandidates(comparison, { seeds: loose, runs, known }),
  };
}

function findAll(comparison: Comparison, least: number): Finding[] {
  const { passages, known, summaries } = candidatesOf(comparison, {
    least,
    judge: (candidates) => acceptedFrom(candidates, REWORDING_MODEL, ACCEPTED.reworded),
  });
  const condensed = acceptedFrom(summaries, SUMMARY_MODEL, ACCEPTED.summary);
  return resolveOverlaps({ rewordings: known, summaries: condensed }, passages);
}

/** UTF-16 units of the shorter side. */
function lengthOf(match: Match): number {
  return Math.min(match.end - match.start, match.sourceEnd - match.sourceStart);
}

/**
 * Finds the passages that two texts share: taken over word by word, reworded, or condensed. Every common run of
 * at least `shortestRun` words lies inside a match. Matches come in the order of the suspicious text; only
 * verbatim ones may overlap another. Never throws. Seeds, clusters and their extension follow the text-alignment
 * task of PAN (Potthast et al. 2014); the figures that decide were fitted on texts of our own.
 *
 * @param suspicious the text that is checked
 * @param source the text that it may have been taken from
 * @param options the shortest matches that count
 * @returns spans on both sides in UTF-16 units, the ends not included
 * @example
 * const source = 'one two three four five six seven eight nine ten eleven twelve';
 * align(`He said: ${source}!`, source).map(({ start, end, kind }) => [start, end, kind])
 * // [[9, 71, 'verbatim']]
 */
export function align(suspicious: string, source: string, options: AlignOptions = {}): Match[] {
  const comparison = compare(suspicious, source);
  const { here, there } = comparison;
  return findAll(comparison, Math.max(1, options.shortestRun ?? SHORTEST_RUN))
    .map(({ words, sourceWords, similarity, kind }) => ({
      start: here.words[words[0]]!.start,
      end: here.words[words[1] - 1]!.end,
      sourceStart: there.words[sourceWords[0]]!.start,
      sourceEnd: there.words[sourceWords[1] - 1]!.end,
      similarity,
      kind,
    }))
    .filter(
      (match) =>
        match.kind === 'verbatim' || lengthOf(match) >= (options.shortestMatch ?? SHORTEST_MATCH),
    );
}
