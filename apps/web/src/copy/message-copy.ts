import { formatCount } from '../lib/count.ts';

const schemes: Record<string, string> = {
  'tag-characters': 'Written in tag characters',
  'variation-selectors': 'Bytes in variation selectors',
  'variation-selector-bits': 'Bits in variation selectors',
  'zero-width-binary': 'Bits in zero-width characters',
  'vercel-stega': 'Vercel Stega: where the text comes from',
  tolgee: 'Tolgee or i18next-subliminal: the key of a translation',
  'fairfox-zws': '@fairfox/zws',
  aitsteg: 'AITSteg',
  'py-unicode-steganography': 'pyUnicodeSteganography',
  'sneaky-bits': 'Sneaky bits, without leading zeros',
  'hangul-fillers': 'Bits in Hangul fillers',
  'emoji-letters': 'Letters written as emoji',
  'zero-width-unknown': 'A pattern of zero-width characters',
  stegcloak: 'StegCloak',
  innamark: 'Innamark, in the widths of spaces',
  'three-per-em-space': 'Bits in two kinds of space',
  snow: 'SNOW, behind the ends of lines',
  'trailing-whitespace': 'Bits behind the ends of lines',
  'latin-cyrillic': 'Bits in look-alike letters',
  'latin-greek': 'Bits in look-alike letters, Greek ones',
  'space-kinds': 'Bits in kinds of space',
  'open-spaces': 'Bits in gaps of one space or two',
  'line-ends': 'Bits in two kinds of line end',
  'line-tails': 'Bits in spaces behind lines',
  'variation-selectors-ascii': 'ASCII in variation selectors',
  'variation-selectors-presence': 'Bits in variation selectors, there or not',
};

const inWords = (scheme: string) =>
  scheme.charAt(0).toUpperCase() + scheme.slice(1).replaceAll('-', ' ');

export const messageCopy = {
  carries: (count: number) =>
    count === 1
      ? 'This text carries a message:'
      : `This text carries ${formatCount(count)} messages:`,
  /** Once the text has been cleaned of it. */
  carried: (count: number) =>
    count === 1
      ? 'This text carried a message:'
      : `This text carried ${formatCount(count)} messages:`,
  unreadGone: 'This text carried a message that could not be read.',
  unread: 'This text carries a message that could not be read.',
  /** In place of a message that could not be read, where others could. */
  notRead: 'One that could not be read.',
  /** A statement of origin (C2PA), which is no message. */
  provenance: {
    heading: {
      there: 'This text carries Content Credentials (C2PA).',
      gone: 'This text carried Content Credentials (C2PA), now removed.',
    },
    body: 'A signed statement of where the text comes from. Cleaning leaves it in unless you choose otherwise; its signature is not checked here.',
    bodyGone: 'It said where the text comes from. Untick this, and it is back at once.',
    /** Of a text that has been cleaned. */
    bodyKept:
      'A signed statement of where the text comes from, left in; its signature is not checked here. Tick this, and it is taken out at once.',
    rewritten:
      'A signed statement of where the text comes from. A rewrite takes it out, for it speaks of the words as they were.',
    remove: 'Remove it as well',
  },
  more: (count: number) => `and ${formatCount(count)} more`,
  certainty: {
    exact: 'certain',
    likely: 'likely',
    possible: 'possible, too short to be sure',
    detected: 'found, not read',
  },
  /** What a scheme is called; the others by their own name in words. */
  scheme: (scheme: string) => schemes[scheme] ?? inWords(scheme),
} as const;
