import { areaOf, clusterSeeds } from './clusters.ts';
import { type Area, bagOf, bagsOf, type Comparison, wordsOf } from './comparison.ts';
import { bestStretch, evidenceFor } from './evidence.ts';
import { commonPairs, overlapOf } from './overlap.ts';
import type { Candidate } from './rewordings.ts';
import { type Seed, seedsIn } from './seeds.ts';
import { type Run, runsWithin } from './verbatim.ts';

// A summary's sentences stand together, what they condense may stand anywhere in the source.
const GAPS = { here: 2, there: Number.POSITIVE_INFINITY };
// Probability that a content word of a summary was taken from the source.
const SHARE = 0.4;
const MARGIN = 2;
const LEAST_WORDS = 15;
const LEAST_RATIO = 2.5;
// When a summary draws on this much of a source, it is taken to be a summary of the whole.
const WHOLE_FROM = 0.5;

function settleArea(group: readonly Seed[], comparison: Comparison): { area: Area; seeds: Seed[] } {
  const { here } = comparison;
  const wide = areaOf(group);
  const passage = bagsOf(comparison, wide)[1];
  const [first, last] = bestStretch(here, [wide.first, wide.last], {
    ...comparison,
    passage,
    share: SHARE,
    margin: MARGIN,
  });
  const seeds = group
    .filter(({ sentence }) => sentence >= first && sentence < last)
    .sort((a, b) => a.sentence - b.sentence);
  return { area: { ...areaOf(seeds), first, last }, seeds };
}

/** How much of the candidate a single known passage explains: then it is that passage, not a summary. */
function explainedBy(known: Known, { area, seeds }: { area: Area; seeds: Seed[] }) {
  const sum = (list: readonly Seed[]): number => list.reduce((all, seed) => all + seed.cosine, 0);
  const all = sum(seeds);
  let most = 0;
  for (const other of known(area)) {
    if (other.area.first >= area.last || other.area.last <= area.first) continue;
    const inside = seedsIn(seeds, other.area);
    most = Math.max(most, sum(inside) / all);
  }
  return most;
}

/** The known passages that may stand in the same sentences as an area. */
type Known = (area: Area) => Iterable<Candidate>;

/** Sentences whose passages are looked up together. */
const SHELF = 64;

function shelved(candidates: readonly Candidate[]): Known {
  const shelves = new Map<number, Candidate[]>();
  const shelfOf = (sentence: number) => Math.floor(sentence / SHELF);
  for (const candidate of candidates) {
    const { first, last } = candidate.area;
    for (let shelf = shelfOf(first); shelf <= shelfOf(last); shelf++) {
      const known = shelves.get(shelf);
      if (known) known.push(candidate);
      else shelves.set(shelf, [candidate]);
    }
  }
  return ({ first, last }) => {
    const found = new Set<Candidate>();
    for (let shelf = shelfOf(first); shelf <= shelfOf(last); shelf++)
      for (const candidate of shelves.get(shelf) ?? []) found.add(candidate);
    return found;
  };
}

function seedFigures(seeds: readonly Seed[], area: Area) {
  const best = new Map<number, number>();
  for (const { sentence, cosine } of seeds) {
    best.set(sentence, Math.max(best.get(sentence) ?? 0, cosine));
  }
  const sum = [...best.values()].reduce((all, cosine) => all + cosine, 0);
  const sentences = area.last - area.first;
  const field = sentences * (area.sourceLast - area.sourceFirst);
  return {
    seeds: Math.log1p(seeds.length),
    seedDensity: seeds.length / (field + 3),
    seededSentences: best.size,
    seededShare: best.size / sentences,
    sourceSentences: Math.log(new Set(seeds.map((seed) => seed.sourceSentence)).size),
    cosines: sum,
    cosinePerSentence: sum / sentences,
    bestCosine: [...best.values()].reduce((most, cosine) => Math.max(most, cosine), -Infinity),
  };
}

function candidateAt(
  { area, seeds }: { area: Area; seeds: Seed[] },
  comparison: Comparison,
  { runs, known }: { runs: readonly Run[]; known: Known },
): Candidate {
  const { here, there, counts } = comparison;
  const words = wordsOf(here, area.first, area.last);
  const sourceWords = wordsOf(there, area.sourceFirst, area.sourceLast);
  const left = bagOf(here.stems, words, counts.length);
  const right = bagOf(there.stems, sourceWords, counts.length);
  const overlap = overlapOf(left, right, comparison);
  const evidence = evidenceFor(here.stems, words, { ...comparison, passage: right, share: SHARE });
  const pairs = commonPairs(comparison, [words, sourceWords], left);
  const within = runsWithin(runs, words, sourceWords);
  const spread = (sourceWords[1] - sourceWords[0]) / there.words.length;
  const figures = {
    ...seedFigures(seeds, area),
    contained: overlap.contained,
    common: Math.log1p(overlap.common),
    ownHere: Math.log1p(overlap.ownHere),
    ownRare: Math.log1p(overlap.ownRare),
    ownShare: overlap.ownHere / (overlap.common + 1),
    evidence: Math.log1p(Math.max(0, evidence)),
    evidencePerWord: evidence / (left.total + 5),
    longestRun: Math.log1p(within.longest),
    runWords: Math.log1p(within.words),
    pairs: Math.log1p(pairs.common),
    pairShare: pairs.common / (pairs.all + 5),
    ratio: Math.log((sourceWords[1] - sourceWords[0]) / (words[1] - words[0])),
    spread,
    length: Math.log1p(left.total),
    sourceLength: Math.log1p(right.total),
    explained: explainedBy(known, { area, seeds }),
  };
  const whole: [number, number] = [0, there.words.length];
  return {
    area,
    words,
    sourceWords: spread >= WHOLE_FROM ? whole : sourceWords,
    figures,
    similarity: overlap.plain,
  };
}

/**
 * Finds passages that may condense a much longer passage of the source. What is already known to be taken over
 * otherwise is handed in, for it speaks against a summary.
 */
export function summaryCandidates(
  comparison: Comparison,
  context: { seeds: readonly Seed[]; runs: readonly Run[]; known: readonly Candidate[] },
): Candidate[] {
  const { here, there } = comparison;
  const known = shelved(context.known);
  return clusterSeeds(context.seeds, GAPS).flatMap((group) => {
    const settled = settleArea(group, comparison);
    const { area, seeds } = settled;
    if (new Set(seeds.map((seed) => seed.sourceSentence)).size < 2) return [];
    const [first, last] = wordsOf(here, area.first, area.last);
    const [sourceFirst, sourceLast] = wordsOf(there, area.sourceFirst, area.sourceLast);
    const length = last - first;
    if (length < LEAST_WORDS || sourceLast - sourceFirst < LEAST_RATIO * length) return [];
    return [candidateAt(settled, comparison, { runs: context.runs, known })];
  });
}
