/** Kinds of texts by people: where their style lies, and how high their figures are. */
export interface Kinds {
  /** Spread of each figure of style within kinds. */
  spread: number[];
  list: {
    kind: string;
    texts: number;
    /** Mean of each figure of style. */
    centre: number[];
    /** Share of the texts with a likelihood of 0 %, 5 %, … 100 % or more. */
    above: number[];
    /** What is left of log-odds that speak for a machine: less where people write much like one. */
    slope: number;
  }[];
}

/** How many texts by people of the nearest kind get a figure as high. */
export interface PeopleAsHigh {
  /** What kind of texts, for people: "essays". */
  label: string;
  /** Texts that this was measured on; none of their sources was learnt from. */
  texts: number;
  /** Share between 0 and 1 with this figure or more; never too low, by at most the share within 5 %. */
  rate: number;
}

const LABELS: Record<string, string> = {
  essay: 'essays',
  fiction: 'stories',
  'formal-essay': 'formal essays, such as are sold as samples',
  manual: 'manuals and technical articles',
  news: 'news',
  public: 'textbooks, law, health and government pages',
  review: 'reviews',
  science: 'abstracts and answers of science',
  web: 'web pages and articles',
};

/** One odd figure is not to decide: no distance counts more than this. */
const FARTHEST = 3;

/** The kind of text whose style is nearest. */
export function nearestKind({ spread, list }: Kinds, style: Float32Array): Kinds['list'][number] {
  let nearest = list[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const one of list) {
    let distance = 0;
    for (let at = 0; at < style.length; at++) {
      const apart = spread[at]! > 0 ? (style[at]! - one.centre[at]!) / spread[at]! : 0;
      distance += Math.min(FARTHEST, Math.abs(apart)) ** 2;
    }
    if (distance >= least) continue;
    least = distance;
    nearest = one;
  }
  return nearest;
}

const labelOfKind = (kind: string) => LABELS[kind] ?? kind;

/**
 * How many texts by people get a likelihood as high: of the kind with this label, or where there is none, of the
 * kind that the style is nearest to.
 */
export function peopleAsHigh(
  kinds: Kinds,
  style: Float32Array,
  { likelihood, label }: { likelihood: number; label?: string | undefined },
): PeopleAsHigh {
  const wanted = kinds.list.find(({ kind }) => labelOfKind(kind) === label);
  const { kind, texts, above } = wanted ?? nearestKind(kinds, style);
  const rate = above[Math.floor(likelihood * (above.length - 1))]!;
  return { label: labelOfKind(kind), texts, rate };
}
