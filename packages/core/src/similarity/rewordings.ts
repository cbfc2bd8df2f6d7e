import { areaOf, clusterSeeds } from './clusters.ts';
import { type Area, bagOf, bagsOf, type Comparison, wordsOf } from './comparison.ts';
import { bestStretch, evidenceFor } from './evidence.ts';
import { commonPairs, overlapOf } from './overlap.ts';
import { type Seed, seedsIn } from './seeds.ts';
import { type Run, runsWithin } from './verbatim.ts';

/** Two passages that may belong together, and the figures that decide it. */
export interface Candidate {
  area: Area;
  /** Words here and in the source, the ends not included. */
  words: [number, number];
  sourceWords: [number, number];
  figures: Record<string, number>;
  /** 0 to 1: share of the words here that stand in the source's passage. */
  similarity: number;
}

const WIDEST_GAP = 4;
const LEAST_COSINE = 0.25;
// Probability that a content word of a reworded passage was kept.
const SHARE = 0.6;
const MARGIN = 2;

/** Parts seeds until each group's passages are alike as wholes, with ever narrower gaps. */
function alikeAreas(seeds: readonly Seed[], comparison: Comparison, gap: number): Area[] {
  return clusterSeeds(seeds, { here: gap, there: gap }).flatMap((group) => {
    const area = areaOf(group);
    const [left, right] = bagsOf(comparison, area);
    if (overlapOf(left, right, comparison).cosine >= LEAST_COSINE) return [area];
    return gap > 0 ? alikeAreas(group, comparison, gap - 1) : [];
  });
}

/** Moves both ends, here first, to where the words stop speaking for a copy. */
function settle(area: Area, comparison: Comparison): Area {
  const { here, there, counts } = comparison;
  const passage = bagsOf(comparison, area)[1];
  const [first, last] = bestStretch(here, [area.first, area.last], {
    ...comparison,
    passage,
    share: SHARE,
    margin: MARGIN,
  });
  const left = bagOf(here.stems, wordsOf(here, first, last), counts.length);
  const [sourceFirst, sourceLast] = bestStretch(there, [area.sourceFirst, area.sourceLast], {
    ...comparison,
    passage: left,
    share: SHARE,
    margin: MARGIN,
  });
  return { first, last, sourceFirst, sourceLast };
}

function candidateAt(
  area: Area,
  comparison: Comparison,
  { runs, seeds }: { runs: readonly Run[]; seeds: readonly Seed[] },
): Candidate {
  const { here, there } = comparison;
  const [left, right] = bagsOf(comparison, area);
  const words = wordsOf(here, area.first, area.last);
  const sourceWords = wordsOf(there, area.sourceFirst, area.sourceLast);
  const overlap = overlapOf(left, right, comparison);
  const pairs = commonPairs(comparison, [words, sourceWords], left);
  const evidence = evidenceFor(here.stems, words, { ...comparison, passage: right, share: SHARE });
  const sourceEvidence = evidenceFor(there.stems, sourceWords, {
    ...comparison,
    passage: left,
    share: SHARE,
  });
  const figures = {
    cosine: overlap.cosine,
    contained: overlap.contained,
    sourceContained: overlap.sourceContained,
    shared: overlap.shared,
    evidence: Math.log1p(Math.max(0, evidence)),
    sourceEvidence: Math.log1p(Math.max(0, sourceEvidence)),
    evidencePerWord: evidence / (left.total + 5),
    sourceEvidencePerWord: sourceEvidence / (right.total + 5),
    common: Math.log1p(overlap.common),
    exclusive: Math.log1p(overlap.exclusive),
    pairs: Math.log1p(pairs.common),
    pairShare: pairs.common / (pairs.all + 5),
    longestRun: Math.log1p(runsWithin(runs, words, sourceWords).longest),
    length: Math.log1p(left.total),
    lengthRatio: Math.log((1 + left.total) / (1 + right.total)),
    seeds: Math.log1p(seedsIn(seeds, area).length),
  };
  return { area, words, sourceWords, figures, similarity: overlap.plain };
}

/** Finds passages that may be reworded copies of each other; each area once. */
export function rewordingCandidates(
  comparison: Comparison,
  { seeds, runs }: { seeds: readonly Seed[]; runs: readonly Run[] },
): Candidate[] {
  const areas = new Map<string, Area>();
  for (const area of alikeAreas(seeds, comparison, WIDEST_GAP)) {
    const settled = settle(area, comparison);
    areas.set(Object.values(settled).join(), settled);
  }
  return [...areas.values()].map((area) => candidateAt(area, comparison, { runs, seeds }));
}
