/** How often a pair was read, and how often it was called wrong or awkward. */
export interface Count {
  read: number;
  wrong: number;
  awkward: number;
}

/** Fewer readings than these say nothing. */
const LEAST = 8;
/** From these on one reading alone may be a slip. */
const MANY = 16;
/** Fewer than these say too little for a rewrite that is to be wrong in one place of a hundred at most. */
const NORMAL_LEAST = 32;
/** Most of its readings that may call a pair wrong, or awkward, in the strong and in the normal rewrite. */
const STRONG = { wrong: 0.04, awkward: 0.12 };
const NORMAL = { wrong: 0.01, awkward: 0.12 };

/** What the readings of a pair allow. */
export function strengthOf({ read, wrong, awkward }: Count): 'normal' | 'strong' | 'off' {
  const holds = (most: typeof STRONG) =>
    wrong <= most.wrong * read && awkward <= most.awkward * read;
  if (read < LEAST || (read < MANY && wrong > 0) || !holds(STRONG)) return 'off';
  return read >= NORMAL_LEAST && holds(NORMAL) ? 'normal' : 'strong';
}

const OF_LEXICON = /^(?:word|function-word|phrase|connective): (.*) → (.*)$/;
/** The word before stays, and is left out: `contractions: it 's → it is` is `contraction: 's = is`. */
const OF_CONTRACTIONS = /^contractions: \S+ (\S+) → \S+ (\S+)$/;
const OF_COMMAS = /^commas: (,|X) → .*?( \(\w+\))?$/;
const OF_ORDER = /^order: X (, )?(?:and |(or ))?Y → .* \((nouns|adjectives)\)$/;
/** Rules whose pairs stand for one row of the table, by the beginning of a pair's name. */
const OF_RULES: readonly [beginning: string, key: string][] = [
  ['relative: that → which', 'relative: that = which'],
  ['relative: which → that', 'relative: which = that'],
  ['relative: that → -', 'relative: that = -'],
  ['relative: X → X that', 'relative: - = that'],
  ['marks: , → -', 'comma: , = - (mark)'],
  ['marks: X → X ,', 'comma: - = , (mark)'],
  ['sentences: . ', 'sentence: . = ;'],
  ['sentences: ; ', 'sentence: ; = .'],
  ['pairs: ', 'order of phrases: - = -'],
  ['adverbs: ', 'adverb: - = -'],
  ['typography: — → –', 'dash: — = –'],
];

/**
 * The name of a judged pair in the table of pairs, where the verdict was given under an older name
 * (`word: use^ → employ^`); null for what the table does not know apart.
 */
export function tableKey(pair: string): string | null {
  if (pair.includes(' = ')) return pair;
  const [, gone, conjunction = ''] = OF_COMMAS.exec(pair) ?? [];
  if (gone !== undefined) return `comma: ${gone === ',' ? ', = -' : '- = ,'}${conjunction}`;
  const [, list, or, what] = OF_ORDER.exec(pair) ?? [];
  if (what !== undefined) return `order: - = - (${list ? 'list ' : or ? 'or ' : ''}${what})`;
  const [, long, short] = OF_CONTRACTIONS.exec(pair) ?? [];
  if (long !== undefined) return `contraction: ${long} = ${short}`;
  const [, from, to] = OF_LEXICON.exec(pair) ?? [];
  if (from !== undefined) return `${from} = ${to?.trim() || '-'}`;
  return OF_RULES.find(([beginning]) => pair.startsWith(beginning))?.[1] ?? null;
}
