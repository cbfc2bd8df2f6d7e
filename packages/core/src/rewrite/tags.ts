/**
 * Parts of speech, as many as the rules need to tell apart. E is any -ed form (past or participle),
 * `$` a possessive determiner, X a clitic 's, H the word "that", F a name, Q a quantity in figures.
 */
export const TAGS = [
  'N',
  'S',
  'V',
  'Z',
  'E',
  'G',
  'J',
  'R',
  'D',
  '$',
  'P',
  'I',
  'T',
  'C',
  'W',
  'H',
  'M',
  'B',
  'A',
  'O',
  '!',
  'X',
  '#',
  'F',
  '.',
] as const;

type TagName = (typeof TAGS)[number];

const INDEX = new Map<string, number>(TAGS.map((name, index) => [name, index]));

/** Number of a tag: its place in `TAGS`. */
export function tag(name: TagName): number {
  return INDEX.get(name)!;
}

/** A set of tags as bits, from their letters: `tagSet('NS')` is any common noun. */
export function tagSet(names: string): number {
  let bits = 0;
  for (const name of names) bits |= 1 << INDEX.get(name)!;
  return bits;
}

export const has = (set: number, code: number): boolean => ((set >> code) & 1) === 1;

const CLOSED: Record<string, string> = {
  D: 'a an the every each another some any no these those all both either neither several many few various numerous countless',
  $: 'my your his her its our their whose',
  P: `i you he she it we they me him us them mine yours hers ours theirs myself yourself himself herself itself
    ourselves yourselves themselves someone somebody everyone everybody anyone anybody nobody nothing something
    everything anything none oneself this`,
  I: `of in for with on at by from about into through over after between under during without before against among
    within across behind beyond above upon toward towards onto beneath beside besides despite along throughout amid
    amongst near unlike regarding concerning per via alongside outside inside around below as than until since because
    if although though while unless whereas whether once whilst till`,
  T: 'to',
  C: 'and or but nor',
  W: 'who which whom what when where why how whatever whichever whoever whenever wherever',
  H: 'that',
  M: "can could will would shall should may might must 'll ’ll ought can't can’t couldn't couldn’t won't won’t wouldn't wouldn’t shouldn't shouldn’t mightn't mustn't cannot",
  B: "is are was were be been being am 're ’re 'm ’m isn't isn’t aren't aren’t wasn't wasn’t weren't weren’t",
  A: "have has had having 've ’ve haven't haven’t hasn't hasn’t hadn't hadn’t",
  O: "do does did done don't don’t doesn't doesn’t didn't didn’t",
  '!': 'not never',
  X: "'s ’s ' ’",
  '#': 'one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million billion',
  R: `very also often always then there here now just even still too quite rather however therefore moreover
    furthermore thus hence instead perhaps maybe soon already almost again together ever yet only so well more most
    less least`,
};

/** Words with one tag whatever stands around them. */
export const CLOSED_CLASS: ReadonlyMap<string, number> = new Map(
  Object.entries(CLOSED).flatMap(([name, list]) =>
    list
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => [word, INDEX.get(name)!] as const),
  ),
);
