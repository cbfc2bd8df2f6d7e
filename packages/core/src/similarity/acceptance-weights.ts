// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted figures may look like constants
import type { AcceptanceModel } from './acceptance.ts';

// Written by bench/similarity/fit.ts; figures of the fit, nothing of its texts.

/** Tells reworded copies from passages that merely share a subject. */
export const REWORDING_MODEL: AcceptanceModel = {
  bias: -0.7716,
  figures: {
    cosine: {
      mean: 0.4469,
      deviation: 0.1839,
      weight: -0.1183,
    },
    contained: {
      mean: 0.4918,
      deviation: 0.2233,
      weight: 0.5945,
    },
    sourceContained: {
      mean: 0.4609,
      deviation: 0.1788,
      weight: 0.1457,
    },
    shared: {
      mean: 0.4957,
      deviation: 0.2078,
      weight: 0.6476,
    },
    evidence: {
      mean: 2.355,
      deviation: 1.223,
      weight: -0.7309,
    },
    sourceEvidence: {
      mean: 2.407,
      deviation: 1.26,
      weight: 0.5955,
    },
    evidencePerWord: {
      mean: 0.5329,
      deviation: 0.4599,
      weight: -0.02728,
    },
    sourceEvidencePerWord: {
      mean: 0.4785,
      deviation: 0.3966,
      weight: -0.05604,
    },
    common: {
      mean: 2.223,
      deviation: 0.7865,
      weight: 1.38,
    },
    exclusive: {
      mean: 0.9026,
      deviation: 1.023,
      weight: 1.726,
    },
    pairs: {
      mean: 2.231,
      deviation: 1.188,
      weight: 0.3003,
    },
    pairShare: {
      mean: 0.2028,
      deviation: 0.1673,
      weight: -0.2137,
    },
    longestRun: {
      mean: 0.7754,
      deviation: 1.024,
      weight: 0.4756,
    },
    length: {
      mean: 3.077,
      deviation: 0.5875,
      weight: -0.5337,
    },
    lengthRatio: {
      mean: -0.1228,
      deviation: 0.4707,
      weight: 0.108,
    },
    seeds: {
      mean: 1.18,
      deviation: 0.6043,
      weight: 0.5484,
    },
  },
};

/** Tells condensed copies from texts on the same subject. */
export const SUMMARY_MODEL: AcceptanceModel = {
  bias: -5.474,
  figures: {
    seeds: {
      mean: 1.782,
      deviation: 0.6821,
      weight: -0.08446,
    },
    seedDensity: {
      mean: 0.1056,
      deviation: 0.09934,
      weight: -0.315,
    },
    seededSentences: {
      mean: 2.943,
      deviation: 2.394,
      weight: -0.2061,
    },
    seededShare: {
      mean: 0.886,
      deviation: 0.1818,
      weight: 0.4895,
    },
    sourceSentences: {
      mean: 1.442,
      deviation: 0.7027,
      weight: 0.2714,
    },
    cosines: {
      mean: 1.372,
      deviation: 1.681,
      weight: -0.6858,
    },
    cosinePerSentence: {
      mean: 0.37,
      deviation: 0.2561,
      weight: -0.753,
    },
    bestCosine: {
      mean: 0.4638,
      deviation: 0.2747,
      weight: 0.3418,
    },
    contained: {
      mean: 0.5479,
      deviation: 0.262,
      weight: 1.582,
    },
    common: {
      mean: 2.487,
      deviation: 0.8034,
      weight: 0.4914,
    },
    ownHere: {
      mean: 1.242,
      deviation: 1.129,
      weight: 0.7082,
    },
    ownRare: {
      mean: 1.107,
      deviation: 1.049,
      weight: 0.2792,
    },
    ownShare: {
      mean: 0.2468,
      deviation: 0.2435,
      weight: 0.6117,
    },
    evidence: {
      mean: 1.248,
      deviation: 1.265,
      weight: 0.1023,
    },
    evidencePerWord: {
      mean: 0.1136,
      deviation: 0.3293,
      weight: -0.9553,
    },
    longestRun: {
      mean: 0.8372,
      deviation: 1.405,
      weight: -0.2068,
    },
    runWords: {
      mean: 0.9639,
      deviation: 1.575,
      weight: 0.7085,
    },
    pairs: {
      mean: 2.213,
      deviation: 1.435,
      weight: 0.6267,
    },
    pairShare: {
      mean: 0.2329,
      deviation: 0.2774,
      weight: -0.1825,
    },
    ratio: {
      mean: 2.301,
      deviation: 0.9874,
      weight: -0.2046,
    },
    spread: {
      mean: 0.6102,
      deviation: 0.2655,
      weight: 0.1616,
    },
    length: {
      mean: 3.246,
      deviation: 0.721,
      weight: -0.3858,
    },
    sourceLength: {
      mean: 5.515,
      deviation: 1.071,
      weight: -0.7578,
    },
    explained: {
      mean: 0.2109,
      deviation: 0.3495,
      weight: -1.049,
    },
  },
};
