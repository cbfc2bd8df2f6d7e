import { innocentNames } from '@cleanpaste/contract';

/** Likeness that is no sign of copying: its kinds, their switches, and what the report says of them. */
export const innocentCopy = {
  leaveOut: 'Leave out of the score',
  more: 'Also: set phrases, notices and the like',
  /** The same while all of them are. */
  moreLeftOut: 'Left out: set phrases, notices and the like',
  kinds: innocentNames,
  title: 'Alike, but no sign of copying',
  /** Where it is nothing but what stands in quotation marks, which may well be copied. */
  titleQuoted: 'Quoted, and not counted',
  /** Where all of it counts: what stands in a copied passage is a sign all the same. */
  titleCounted: 'Also in the text',
  share: (percent: number) =>
    percent < 1 ? 'less than 1% of the words' : `${percent}% of the words`,
  /** Below the tick of a check; without the likelihood it is half a check. */
  fewWords: (words: number, least: number) =>
    `The box has ${words} ${words === 1 ? 'word' : 'words'}: too few for the AI likelihood, which needs ${least}. Only the similarity would be checked, and that counts as a check.`,
  counted: 'counted, as you did not leave it out',
  notCounted: 'not counted',
} as const;
