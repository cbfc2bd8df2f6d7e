export const laboratoryCopy = {
  heading: 'The laboratory',
  intro:
    'Everything here runs in your browser. A secret key calls a quarter of all words green; a marked text leans towards them, and the score z says how far beyond chance. Plant a mark, watch a detector find it, then rewrite the text and look again.',
  textLabel: 'A text in English',
  keyLabel: 'Secret key',
  scheme: 'Kind of list',
  kgw: 'A new list at each word',
  unigram: 'One list for all words',
  /** What the article above calls them. */
  schemeNames: {
    kgw: 'The “green lists” of 2023 (KGW): the word before decides.',
    unigram: '“Unigram”: the key alone decides.',
  },
  plant: 'Plant the mark',
  rewrite: 'Rewrite the text',
  reset: 'Start again',
  working: 'Working...',
  steps: { original: 'Original', planted: 'With the mark', rewritten: 'After the rewrite' },
  green: 'green',
  notGreen: 'not green',
  greenCounted: 'green, and counted',
  greenAgain: 'green again, not counted twice',
  /** A quarter of all words are green: the library's own share. */
  counted: (greens: number, scored: number) =>
    `${greens} of ${scored} counted words are green; by chance it would be about ${Math.round(scored / 4)}.`,
  /** A break in a line would part the sign from what it belongs to. */
  score: (z: string) => `Score z\u00a0=\u00a0${z}; from 4 on a text counts as marked.`,
  verdict: (z: number) =>
    z >= 4
      ? 'A detector with this key would say: marked.'
      : z >= 2.33
        ? 'Suspicious: unmarked texts score this high about one time in a hundred.'
        : 'Nothing stands out: unmarked texts score like this every day.',
  chart: 'How this text scores under 200 other keys, and under yours',
  yourKey: 'your key',
  otherKeys: '200 other keys',
  /** At the line where a detector begins to say so. */
  markedFrom: 'marked from here',
  axis: 'z-score: standard deviations above chance',
  wrongKey: 'Change it after planting, and the mark is gone from sight.',
  fewPlaces:
    'In a text of your own only words with a known stand-in can lean, so a mark stays weaker there than a model would make it: take a longer text, or start again with the sample.',
  fall: (planted: string, rewritten: string) =>
    `Under the same key the score fell from ${planted} with the mark to ${rewritten} after the rewrite.`,
  stillMarked:
    'The mark is weaker and still there: the built-in rewrite makes only changes that a careful reader is meant to let stand.',
  toCleaner: 'Rewrite a text of your own',
  firstKey: 'the secret key',
  /** A fresh key is one of each. */
  keyWords: [
    [
      'amber',
      'brave',
      'copper',
      'distant',
      'early',
      'gentle',
      'hidden',
      'lucky',
      'quiet',
      'silver',
    ],
    [
      'anchor',
      'bridge',
      'comet',
      'forest',
      'harbour',
      'island',
      'lantern',
      'meadow',
      'river',
      'tower',
    ],
  ],
} as const;
