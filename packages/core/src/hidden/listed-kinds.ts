import type { KindTraits } from './kind-traits.ts';

/** What is only listed, each with a switch of its own. */
export type ListedCategory =
  | 'look-alike-word'
  | 'latin-look-alike'
  | 'styled-letters'
  | 'mixed-digits'
  | 'punctuation-look-alike'
  | 'stacked-marks'
  | 'doubled-mark'
  | 'leading-mark'
  | 'denormalised'
  | 'trailing-message'
  | 'space-message'
  | 'line-end-message'
  | 'chat-trace';

/**
 * What can be seen and may yet deceive, or was left behind by a program. No rule of the cleaner looks
 * at these: they are added to what it found, each under its own switch (`CleanOptions.listed`).
 */
export const LISTED_KINDS = {
  lookAlikeWord: {
    code: 80,
    category: 'look-alike-word',
    action: 'flag',
    reason: 'A whole word of another alphabet that reads as a Latin one.',
    wholeName: 'WORD OF LOOK-ALIKE LETTERS',
  },
  latinLookAlike: {
    code: 81,
    category: 'latin-look-alike',
    action: 'flag',
    reason: 'A rare Latin letter or numeral in the place of a common one.',
  },
  styledLetters: {
    code: 82,
    category: 'styled-letters',
    action: 'flag',
    reason: 'Letters of mathematics or of another width in the place of plain ones.',
    wholeName: 'STYLED LETTERS',
  },
  mixedDigits: {
    code: 83,
    category: 'mixed-digits',
    action: 'flag',
    reason: 'A number with digits of two systems, which reads otherwise than it counts.',
    wholeName: 'DIGITS OF SEVERAL SYSTEMS',
  },
  punctuationLookAlike: {
    code: 84,
    category: 'punctuation-look-alike',
    action: 'flag',
    reason: 'Another sign in the place of ASCII punctuation.',
  },
  stackedMarks: {
    code: 85,
    category: 'stacked-marks',
    action: 'flag',
    reason: 'More marks on a letter than any language writes.',
    wholeName: 'STACKED COMBINING MARKS',
  },
  doubledMark: {
    code: 86,
    category: 'doubled-mark',
    action: 'flag',
    reason: 'The same mark twice on one letter: the second is drawn over the first.',
    wholeName: 'REPEATED COMBINING MARK',
  },
  leadingMark: {
    code: 87,
    category: 'leading-mark',
    action: 'flag',
    reason: 'A mark with no letter before it.',
    wholeName: 'LEADING COMBINING MARK',
  },
  denormalised: {
    code: 88,
    category: 'denormalised',
    action: 'flag',
    reason: 'A letter and a mark apart, where the same letter also stands in one piece.',
    wholeName: 'DECOMPOSED LETTER',
  },
  trailingMessage: {
    code: 89,
    category: 'trailing-message',
    action: 'flag',
    reason: 'Spaces and tabs behind the lines that read as a message.',
    wholeName: 'MESSAGE BEHIND LINES',
  },
  spaceMessage: {
    code: 90,
    category: 'space-message',
    action: 'flag',
    reason: 'Gaps between the words that read as a message.',
    wholeName: 'MESSAGE IN SPACES',
  },
  lineEndMessage: {
    code: 91,
    category: 'line-end-message',
    action: 'flag',
    reason: 'Two kinds of line end that read as a message.',
    wholeName: 'MESSAGE IN LINE ENDS',
  },
  chatTrace: {
    code: 92,
    category: 'chat-trace',
    action: 'flag',
    reason: 'A reference that a chat assistant left behind.',
    wholeName: 'CHAT TRACE',
  },
  snow: {
    code: 93,
    category: 'trailing-message',
    action: 'remove',
    reason: 'Spaces between tabs behind a line, as SNOW hides messages.',
    wholeName: 'SNOW BEHIND A LINE',
  },
} as const satisfies Record<string, KindTraits & { category: ListedCategory }>;
