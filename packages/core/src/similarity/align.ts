import { type AcceptanceModel, scoreOf } from './acceptance.ts';
import { REWORDING_MODEL, SUMMARY_MODEL } from './acceptance-weights.ts';
import { type Comparison, compare } from './comparison.ts';
import { SHORT_TEXT } from './containment.ts';
import { joinScattered } from './join-scattered.ts';
import { joinSummaries } from './join-summaries.ts';
import { type Accepted, resolveOverlaps } from './resolve.ts';
import { type Candidate, rewordingCandidates } from './rewordings.ts';
import { sentenceSeeds } from './seeds.ts';
import { summaryCandidates } from './summaries.ts';
import type { Match } from './types.ts';
import { joinRuns, type Passage, verbatimRuns } from './verbatim.ts';

/** Words of the shortest run that counts as taken over by itself, in a short text; as the fingerprints promise. */
export const SHORTEST_RUN = 12;

// The longer the texts, the more they have in common by chance.
const LIMITS = {
  short: { shortestRun: SHORTEST_RUN, shortestMatch: 100 },
  long: { shortestRun: 20, shortestMatch: 160 },
};

/** What counts by itself in a text of this length. */
export function limitsFor({ here }: Comparison): Required<AlignOptions> {
  return here.words.length > SHORT_TEXT ? LIMITS.long : LIMITS.short;
}

export interface AlignOptions {
  /** Words of the shortest verbatim run that is a match by itself. Default 12, in texts of over 400 words 20. */
  shortestRun?: number;
  /** Fewest UTF-16 units, on either side, of a reworded or condensed match. Default 100, or 160 likewise. */
  shortestMatch?: number;
}

const SEQUENCE = 5;
const LOOSE_SEEDS = { cosine: 0.18, dice: 0.15 };
const FIRM_SEEDS = { cosine: 0.22, dice: 0.2 };
const ACCEPTED = { reworded: 0.3, summary: -1 };
// A rewording that has few of its words from the source has to look like one all the more.
const LOOSE = { similarity: 0.4, accepted: 1.5 };
// Words of a source in which something like a summary is found by chance.
const LONG_SOURCE = { words: 2000, accepted: 0 };
// A rewording as certain as this counts from three quarters of the shortest length, and never below this one.
const CERTAIN = { score: 2.5, share: 0.75, least: 100 };

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

/** What judges candidates: the weights that ship, or those of a fold. */
export interface Models {
  rewording: AcceptanceModel;
  summary: AcceptanceModel;
}

const SHIPPED: Models = { rewording: REWORDING_MODEL, summary: SUMMARY_MODEL };

/** All that counts as a match between two texts, by the given models. */
export function matchesOf(
  comparison: Comparison,
  { shortestRun, shortestMatch }: Required<AlignOptions>,
  models: Models,
): Match[] {
  const { here, there } = comparison;
  const size = there.words.length;
  const { passages, known, summaries } = candidatesOf(comparison, {
    least: Math.max(1, shortestRun),
    judge: (candidates) =>
      acceptedFrom(candidates, models.rewording, ACCEPTED.reworded).filter(
        ({ similarity, score }) => similarity >= LOOSE.similarity || score >= LOOSE.accepted,
      ),
  });
  const least = size < LONG_SOURCE.words ? ACCEPTED.summary : LONG_SOURCE.accepted;
  const condensed = acceptedFrom(summaries, models.summary, least);
  const findings = resolveOverlaps({ rewordings: known, summaries: condensed }, passages);
  const shortest = (score: number): number =>
    score < CERTAIN.score
      ? shortestMatch
      : Math.min(shortestMatch, Math.max(CERTAIN.least, CERTAIN.share * shortestMatch));
  return joinScattered(joinSummaries(findings), size).flatMap(
    ({ words, sourceWords, similarity, kind, score }) => {
      const match: Match = {
        start: here.words[words[0]]!.start,
        end: here.words[words[1] - 1]!.end,
        sourceStart: there.words[sourceWords[0]]!.start,
        sourceEnd: there.words[sourceWords[1] - 1]!.end,
        similarity,
        kind,
      };
      return kind === 'verbatim' || lengthOf(match) >= shortest(score) ? [match] : [];
    },
  );
}

/** UTF-16 units of the shorter side. */
function lengthOf(match: Match): number {
  return Math.min(match.end - match.start, match.sourceEnd - match.sourceStart);
}

/**
 * Finds the passages that two texts share: taken over word by word, reworded, or condensed. Every common run of
 * at least `shortestRun` words lies inside a match. Matches come in the order of the suspicious text; only
 * verbatim ones may overlap another. Never throws. Seeds, clusters and their extension follow the text-alignment
 * task of PAN (Potthast et al. 2014), on whose training texts the figures that decide were fitted.
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
  const limits = limitsFor(comparison);
  const { shortestRun = limits.shortestRun, shortestMatch = limits.shortestMatch } = options;
  return matchesOf(comparison, { shortestRun, shortestMatch }, SHIPPED);
}
