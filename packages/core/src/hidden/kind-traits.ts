/** What `clean` does with a finding: take it out, put `replacement` in its place, or only report it. */
export type Action = 'remove' | 'replace' | 'flag';

/** All that is peculiar to a kind, apart from the rules that keep it in its place. */
export interface KindTraits {
  /** The number under which tables and tokens hold it. */
  code: number;
  /** Its row of the categories table; plain characters and letters have none. */
  category?: string;
  /** What is done where no rule keeps it and no option says otherwise; see also `replacementOf`. */
  action?: Action;
  /** One short sentence for people: why it is listed. */
  reason?: string;
  /** An attack in itself. */
  isDangerous?: boolean;
  /** The name of what is a run by nature; each of its characters counts as removed. */
  wholeName?: string;
  /** The name of several in a row. */
  runName?: string;
  /** What its code points without a name are called; `reserved` if this is left out. */
  label?: string;
  /** Its names are made from the number and take no place in the table of names. */
  isNamedByNumber?: boolean;
  /** No code point has it by itself: it comes of what stands around it. */
  isMade?: boolean;
}
