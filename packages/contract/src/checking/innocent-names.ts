import type { InnocentKind } from './innocent-kinds.ts';

/** What people read for each kind of likeness that is no sign of copying, in the page and in a report. */
export const innocentNames = {
  quotations: 'Quotations',
  references: 'List of references',
  assignment: 'Questions of an assignment',
  notices: 'Notices of publishers',
  licences: 'Licences',
  contracts: 'Formulae of contracts',
  letters: 'Formulae of applications',
  phrases: 'Phrases of papers',
} as const satisfies Record<InnocentKind, string>;
