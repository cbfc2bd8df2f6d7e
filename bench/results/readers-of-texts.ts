import type { Reading } from './figures.ts';
import { jsonOf, type Reader, wholeJson } from './printed.ts';

interface Fix {
  figures: {
    all: Record<'wide' | 'innocentChanged' | 'foundChanged', { part: number; of: number }>;
  };
}

export const fix: Reader = (printed) => {
  const { wide, innocentChanged, foundChanged } = jsonOf<Fix>(printed).figures.all;
  const told = (name: string, { part, of }: { part: number; of: number }): Reading => ({
    ...{ group: 'a fix', name, unit: 'share', value: of === 0 ? 0 : part / of, of },
  });
  return [
    told('texts in which it rewords a sentence that was not found', wide),
    told('sentences that were not found, reworded', innocentChanged),
    told('sentences that were found, reworded', foundChanged),
  ];
};

interface Rewrite {
  synthid: Record<string, { median_z: number; fivegrams_left: number }>;
  damage: Record<string, { broken_sentences: number; content_recall: number }>;
  guard: { passed: number; faults: number; refused: number; sound: number };
}

export const rewrite: Reader = (printed) => {
  const { synthid, damage, guard } = wholeJson<Rewrite>(printed);
  const share = (name: string, value: number, of: number): Reading => ({
    ...{ group: 'the guard over a model', name, unit: 'share', value: value / of, of },
  });
  return [
    ...Object.entries(synthid).flatMap(([name, it]): Reading[] => [
      { group: 'median z of a mark', name, unit: 'z', value: it.median_z },
      { group: 'runs of five tokens left', name, unit: 'share', value: it.fivegrams_left },
    ]),
    ...Object.entries(damage).map(
      ([name, it]): Reading => ({
        ...{ group: 'sentences broken', name, unit: 'share', value: it.broken_sentences },
      }),
    ),
    share('planted faults that pass', guard.passed, guard.faults),
    share('sound paraphrases refused', guard.refused, guard.sound),
  ];
};

interface Similarity {
  kinds: Record<string, number>;
  plagdet: number;
  recall_at_30: Record<string, number>;
  innocent_pairs: number;
  innocent_flagged: number;
  short_answers: { answers: number; binary: Record<string, number>; graded: number };
}

export const similarity: Reader = (printed) => {
  const { kinds, plagdet, recall_at_30, innocent_pairs, innocent_flagged, short_answers } =
    jsonOf<Similarity>(printed);
  const of = short_answers.answers;
  const short = { ...short_answers.binary, 'which of four grades': short_answers.graded };
  return [
    ...Object.entries({ ...kinds, overall: plagdet }).map(
      ([name, value]): Reading => ({
        ...{ group: 'passages found (plagdet)', name, unit: 'share', value },
      }),
    ),
    ...Object.entries(recall_at_30).map(
      ([name, value]): Reading => ({
        ...{ group: 'sources among the first 30', name, unit: 'share', value },
      }),
    ),
    ...Object.entries(short).map(
      ([name, value]): Reading => ({
        ...{ group: 'short answers told rightly', name, unit: 'share', value, of },
      }),
    ),
    ...(innocent_pairs === 0
      ? []
      : [
          {
            ...{ group: 'innocent pairs flagged', name: 'pairs', unit: 'share' },
            ...{ value: innocent_flagged / innocent_pairs, of: innocent_pairs },
          },
        ]),
  ];
};

interface Likelihood {
  macro: Record<string, number>;
  sources: Record<string, { people: number; machines: number }>;
  ms_per_400_words: number;
}

export const likelihood: Reader = (printed) => {
  const { macro, sources, ms_per_400_words } = jsonOf<Likelihood>(printed);
  const count = (of: 'people' | 'machines') =>
    Object.values(sources).reduce((sum, source) => sum + source[of], 0);
  const rate = (name: string, value: number, of: number): Reading => ({
    ...{ group: 'told apart', name, unit: 'share', value, of },
  });
  return [
    rate('machine texts found at 1 % false alarms', macro.tpr_at_1!, count('machines')),
    rate('people called machines, as shipped', macro.fpr_frozen!, count('people')),
    { group: 'calibration error', name: 'all', unit: 'share', value: macro.ece! },
    { group: 'time', name: '400 words', unit: 'ms', value: ms_per_400_words },
  ];
};
