/** A font of the computer that stands in until ours has come. */
export interface StandIn {
  /** Name of its metrics in the collection. */
  metrics: string;
  /** Names by which systems know it, or one cut to the same widths. */
  local: string[];
  localBold: string[];
}

export interface Family {
  /** Package and beginning of its file names. */
  name: string;
  /** As the style sheet calls it. */
  family: string;
  weights: { min: number; max: number };
  /** Weights that are set most, each drawn by the stand-in's regular or bold cut. */
  set: { weight: number; from: number; to: number; isBold: boolean }[];
  standIns: StandIn[];
}

export const families: Family[] = [
  {
    name: 'newsreader',
    family: 'Newsreader Variable',
    weights: { min: 400, max: 600 },
    set: [
      { weight: 400, from: 400, to: 400, isBold: false },
      { weight: 500, from: 500, to: 500, isBold: false },
    ],
    standIns: [
      { metrics: 'georgia', local: ['Georgia', 'Gelasio'], localBold: [] },
      {
        metrics: 'timesNewRoman',
        local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
        localBold: [],
      },
      { metrics: 'notoSerif', local: ['Noto Serif'], localBold: [] },
    ],
  },
  {
    name: 'instrument-sans',
    family: 'Instrument Sans Variable',
    weights: { min: 400, max: 700 },
    set: [
      { weight: 400, from: 400, to: 500, isBold: false },
      { weight: 600, from: 600, to: 700, isBold: true },
    ],
    standIns: [
      {
        metrics: 'arial',
        local: ['Arial', 'Liberation Sans', 'Arimo'],
        localBold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      },
      { metrics: 'roboto', local: ['Roboto'], localBold: ['Roboto Bold'] },
    ],
  },
];

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);

/** Basic Latin and the marks of good typography: what the page itself is set in. */
export const basicCharacters = [
  ...range(0x20, 0x7e),
  ...[0xa0, 0xa9, 0xb7, 0xd7, 0x2013, 0x2014, 0x2018, 0x2019],
  ...[0x201c, 0x201d, 0x2022, 0x2026, 0x2212],
];
