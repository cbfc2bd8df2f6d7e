import { areaOf, clusterSeeds } from './clusters.ts';
import { type Area, bagOf, type Comparison, type Counted, wordsOf } from './comparison.ts';
import { bestStretch, evidenceFor } from './evidence.ts';
import { closePairs, containedIn } from './overlap.ts';
import type { Candidate } from './rewordings.ts';
import { type Seed, seedsIn } from './seeds.ts';
import { pairPlaces, passagesOf } from './source-places.ts';
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

/** Sentences that may be a summary, with their words, the seeds in them, and their close pairs. */
interface Settled {
  area: Area;
  seeds: Seed[];
  words: [number, number];
  sourceWords: [number, number];
}

/** Content words of a range of the source, counted. */
type Passages = (words: [number, number]) => Counted;

/** Null where too little stands there to be a summary, or too little is condensed. */
function settle(
  group: readonly Seed[],
  comparison: Comparison,
  passages: Passages,
): Settled | null {
  const { here, there } = comparison;
  const wide = areaOf(group);
  const passage = passages(wordsOf(there, wide.sourceFirst, wide.sourceLast));
  const [first, last] = bestStretch(here, [wide.first, wide.last], {
    ...comparison,
    passage,
    share: SHARE,
    margin: MARGIN,
  });
  const seeds = group
    .filter(({ sentence }) => sentence >= first && sentence < last)
    .sort((a, b) => a.sentence - b.sentence);
  if (new Set(seeds.map((seed) => seed.sourceSentence)).size < 2) return null;
  const area = { ...areaOf(seeds), first, last };
  const words = wordsOf(here, first, last);
  const sourceWords = wordsOf(there, area.sourceFirst, area.sourceLast);
  const length = words[1] - words[0];
  if (length < LEAST_WORDS || sourceWords[1] - sourceWords[0] < LEAST_RATIO * length) return null;
  return { area, seeds, words, sourceWords };
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

/** What a candidate's figures are read from. */
interface Context {
  runs: readonly Run[];
  known: Known;
  passages: Passages;
  isPairIn: (pair: number, words: [number, number]) => boolean;
}

function candidateAt(
  { area, seeds, words, sourceWords }: Settled,
  comparison: Comparison,
  { pairs, runs, known, passages, isPairIn }: Context & { pairs: ReadonlySet<number> },
): Candidate {
  const { here, there, counts } = comparison;
  const left = bagOf(here.stems, words, counts.length);
  const right = passages(sourceWords);
  const overlap = containedIn(left, right, comparison);
  const evidence = evidenceFor(here.stems, words, { ...comparison, passage: right, share: SHARE });
  let commonPairs = 0;
  for (const pair of pairs) if (isPairIn(pair, sourceWords)) commonPairs++;
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
    pairs: Math.log1p(commonPairs),
    pairShare: commonPairs / (pairs.size + 5),
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
  if (context.seeds.length === 0) return [];
  const { here, there, counts, sourceCounts } = comparison;
  const passages = passagesOf(there.stems, sourceCounts);
  const settled = clusterSeeds(context.seeds, GAPS)
    .map((group) => settle(group, comparison, passages))
    .filter((one) => one !== null);
  const size = counts.length;
  const pairs = settled.map(({ words }) => closePairs(here.stems, words, size));
  const isPairIn = pairPlaces(there.stems, size, pairs);
  const found = { runs: context.runs, known: shelved(context.known), passages, isPairIn };
  return settled.map((one, at) => candidateAt(one, comparison, { ...found, pairs: pairs[at]! }));
}
