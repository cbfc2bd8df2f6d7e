import type { AcceptanceModel } from './acceptance.ts';

// Written by bench/similarity/fit.ts; figures of the fit, nothing of its texts.

/** Tells reworded copies from passages that merely share a subject. */
export const rewordingModel: AcceptanceModel = {
  bias: -0.9899,
  figures: {
    cosine: {
      mean: 0.4436,
      deviation: 0.1803,
      weight: -0.08377,
    },
    contained: {
      mean: 0.4853,
      deviation: 0.2197,
      weight: 0.5398,
    },
    sourceContained: {
      mean: 0.462,
      deviation: 0.1767,
      weight: 0.1631,
    },
    shared: {
      mean: 0.4937,
      deviation: 0.2037,
      weight: 0.5909,
    },
    evidence: {
      mean: 2.342,
      deviation: 1.216,
      weight: -0.8021,
    },
    sourceEvidence: {
      mean: 2.4,
      deviation: 1.245,
      weight: 0.9846,
    },
    evidencePerWord: {
      mean: 0.5212,
      deviation: 0.451,
      weight: -0.1638,
    },
    sourceEvidencePerWord: {
      mean: 0.4736,
      deviation: 0.3867,
      weight: 0.02546,
    },
    common: {
      mean: 2.225,
      deviation: 0.7789,
      weight: 1.052,
    },
    exclusive: {
      mean: 0.8879,
      deviation: 1.022,
      weight: 1.856,
    },
    pairs: {
      mean: 2.23,
      deviation: 1.184,
      weight: 0.2654,
    },
    pairShare: {
      mean: 0.2001,
      deviation: 0.165,
      weight: -0.1203,
    },
    longestRun: {
      mean: 0.7625,
      deviation: 1.018,
      weight: 0.4035,
    },
    length: {
      mean: 3.084,
      deviation: 0.5841,
      weight: -0.4715,
    },
    lengthRatio: {
      mean: -0.113,
      deviation: 0.4682,
      weight: -0.04119,
    },
    seeds: {
      mean: 1.166,
      deviation: 0.5928,
      weight: 0.5741,
    },
  },
};

/** Tells condensed copies from texts on the same subject. */
export const summaryModel: AcceptanceModel = {
  bias: -5.528,
  figures: {
    seeds: {
      mean: 1.79,
      deviation: 0.6782,
      weight: -0.08592,
    },
    seedDensity: {
      mean: 0.1026,
      deviation: 0.09934,
      weight: -0.2069,
    },
    seededSentences: {
      mean: 2.963,
      deviation: 2.232,
      weight: -0.3026,
    },
    seededShare: {
      mean: 0.8871,
      deviation: 0.181,
      weight: 0.3952,
    },
    sourceSentences: {
      mean: 1.451,
      deviation: 0.6988,
      weight: 0.3726,
    },
    cosines: {
      mean: 1.427,
      deviation: 1.756,
      weight: -0.7061,
    },
    cosinePerSentence: {
      mean: 0.3789,
      deviation: 0.2649,
      weight: -0.7683,
    },
    bestCosine: {
      mean: 0.472,
      deviation: 0.2806,
      weight: 0.2966,
    },
    contained: {
      mean: 0.5556,
      deviation: 0.2667,
      weight: 1.593,
    },
    common: {
      mean: 2.507,
      deviation: 0.8077,
      weight: 0.5046,
    },
    ownHere: {
      mean: 1.287,
      deviation: 1.117,
      weight: 0.6278,
    },
    ownRare: {
      mean: 1.145,
      deviation: 1.041,
      weight: 0.2582,
    },
    ownShare: {
      mean: 0.2532,
      deviation: 0.2375,
      weight: 0.7046,
    },
    evidence: {
      mean: 1.236,
      deviation: 1.276,
      weight: -0.05992,
    },
    evidencePerWord: {
      mean: 0.1082,
      deviation: 0.3306,
      weight: -1.02,
    },
    longestRun: {
      mean: 0.8771,
      deviation: 1.449,
      weight: -0.1462,
    },
    runWords: {
      mean: 1.001,
      deviation: 1.609,
      weight: 0.7345,
    },
    pairs: {
      mean: 2.242,
      deviation: 1.464,
      weight: 0.5544,
    },
    pairShare: {
      mean: 0.2421,
      deviation: 0.2878,
      weight: -0.2281,
    },
    ratio: {
      mean: 2.33,
      deviation: 0.982,
      weight: -0.2071,
    },
    spread: {
      mean: 0.6071,
      deviation: 0.2642,
      weight: 0.2988,
    },
    length: {
      mean: 3.257,
      deviation: 0.722,
      weight: -0.3739,
    },
    sourceLength: {
      mean: 5.555,
      deviation: 1.059,
      weight: -0.7841,
    },
    explained: {
      mean: 0.2164,
      deviation: 0.3523,
      weight: -0.8257,
    },
  },
};
