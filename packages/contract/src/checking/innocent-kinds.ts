/** Likeness that is no sign of copying: each kind is named, and counts only where its switch says so. */
export const innocentKinds = [
  'quotations',
  'references',
  'assignment',
  'notices',
  'licences',
  'contracts',
  'letters',
  'phrases',
] as const;

export type InnocentKind = (typeof innocentKinds)[number];

/** The switch of each kind, as the body of a check has it. */
export const innocentSwitches = {
  quotations: 'excludeQuotations',
  references: 'excludeReferences',
  assignment: 'excludeAssignment',
  notices: 'excludeNotices',
  licences: 'excludeLicences',
  contracts: 'excludeContracts',
  letters: 'excludeLetters',
  phrases: 'excludePhrases',
} as const satisfies Record<(typeof innocentKinds)[number], string>;

/** What is left out, as it is asked for: without a word the first two kinds count, and the others do not. */
export type Exclusions = Record<'excludeQuotations' | 'excludeReferences', boolean> & {
  [name in (typeof innocentSwitches)[InnocentKind]]?: boolean | undefined;
};
