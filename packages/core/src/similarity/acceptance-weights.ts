// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted figures may look like constants
import type { AcceptanceModel } from './acceptance.ts';

// Written by bench/similarity/fit.ts; figures of the fit, nothing of its texts.

/** Tells reworded copies from passages that merely share a subject. */
export const REWORDING_MODEL: AcceptanceModel = {
  bias: 2.21,
  figures: {
    cosine: {
      mean: 0.584,
      deviation: 0.1932,
      weight: 0.09909,
    },
    contained: {
      mean: 0.64,
      deviation: 0.2265,
      weight: 0.7322,
    },
    sourceContained: {
      mean: 0.5799,
      deviation: 0.1848,
      weight: 0.2955,
    },
    shared: {
      mean: 0.6408,
      deviation: 0.2018,
      weight: 0.5798,
    },
    evidence: {
      mean: 3.12,
      deviation: 1.083,
      weight: -0.7894,
    },
    sourceEvidence: {
      mean: 3.23,
      deviation: 1.087,
      weight: 0.4779,
    },
    evidencePerWord: {
      mean: 0.7699,
      deviation: 0.4782,
      weight: 0.01088,
    },
    sourceEvidencePerWord: {
      mean: 0.6848,
      deviation: 0.4187,
      weight: -0.138,
    },
    common: {
      mean: 2.824,
      deviation: 0.6907,
      weight: 1.482,
    },
    exclusive: {
      mean: 1.396,
      deviation: 1.035,
      weight: 1.792,
    },
    pairs: {
      mean: 3.136,
      deviation: 1.057,
      weight: 0.663,
    },
    pairShare: {
      mean: 0.3252,
      deviation: 0.1968,
      weight: -0.5297,
    },
    longestRun: {
      mean: 1.411,
      deviation: 1.108,
      weight: 0.3637,
    },
    length: {
      mean: 3.492,
      deviation: 0.4985,
      weight: -0.9364,
    },
    lengthRatio: {
      mean: -0.2058,
      deviation: 0.4089,
      weight: 0.2413,
    },
    seeds: {
      mean: 1.606,
      deviation: 0.6378,
      weight: 0.5798,
    },
  },
};

/** Tells condensed copies from texts on the same subject. */
export const SUMMARY_MODEL: AcceptanceModel = {
  bias: -5.542,
  figures: {
    seeds: {
      mean: 1.774,
      deviation: 0.6901,
      weight: -0.04858,
    },
    seedDensity: {
      mean: 0.1056,
      deviation: 0.1003,
      weight: -0.3105,
    },
    seededSentences: {
      mean: 2.952,
      deviation: 3.05,
      weight: -0.252,
    },
    seededShare: {
      mean: 0.8804,
      deviation: 0.1836,
      weight: 0.5807,
    },
    sourceSentences: {
      mean: 1.434,
      deviation: 0.7135,
      weight: 0.2633,
    },
    cosines: {
      mean: 1.279,
      deviation: 1.687,
      weight: -0.6428,
    },
    cosinePerSentence: {
      mean: 0.3478,
      deviation: 0.2429,
      weight: -0.6117,
    },
    bestCosine: {
      mean: 0.4397,
      deviation: 0.2626,
      weight: 0.3663,
    },
    contained: {
      mean: 0.5414,
      deviation: 0.2548,
      weight: 1.275,
    },
    common: {
      mean: 2.461,
      deviation: 0.799,
      weight: 0.3545,
    },
    ownHere: {
      mean: 1.072,
      deviation: 1.079,
      weight: 0.6467,
    },
    ownRare: {
      mean: 0.9467,
      deviation: 0.9888,
      weight: 0.2094,
    },
    ownShare: {
      mean: 0.1998,
      deviation: 0.2212,
      weight: 0.5893,
    },
    evidence: {
      mean: 1.11,
      deviation: 1.198,
      weight: 0.2442,
    },
    evidencePerWord: {
      mean: 0.07974,
      deviation: 0.303,
      weight: -0.7857,
    },
    longestRun: {
      mean: 0.6869,
      deviation: 1.308,
      weight: -0.2142,
    },
    runWords: {
      mean: 0.7937,
      deviation: 1.472,
      weight: 0.7119,
    },
    pairs: {
      mean: 2.064,
      deviation: 1.414,
      weight: 0.6131,
    },
    pairShare: {
      mean: 0.2072,
      deviation: 0.2626,
      weight: -0.1331,
    },
    ratio: {
      mean: 2.295,
      deviation: 0.961,
      weight: -0.1943,
    },
    spread: {
      mean: 0.6154,
      deviation: 0.2615,
      weight: 0.2035,
    },
    length: {
      mean: 3.231,
      deviation: 0.7421,
      weight: -0.3175,
    },
    sourceLength: {
      mean: 5.496,
      deviation: 1.064,
      weight: -0.6492,
    },
    explained: {
      mean: 0.1725,
      deviation: 0.3238,
      weight: -1.062,
    },
  },
};
