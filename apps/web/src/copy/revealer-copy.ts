import { formatCount } from '../lib/count.ts';
import type { RevealedKind } from '../workers/messages.ts';

const number = (count: number) => formatCount(count);

export const revealerCopy = {
  /** No button adds a file there. */
  placeholder: 'Or type it',
  heading: 'Unicode Character Revealer',
  lead: 'Paste a text and press Reveal: every character that you cannot see is drawn where it stands, and messages hidden in them are read out. The text stays on your device.',
  reveal: 'Reveal',
  revealing: 'Revealing...',
  example: 'Try an example',
  clear: 'Clear',
  failed: 'The text could not be revealed. Please try again.',
  resultLabel: 'Revealed text',
  found: (count: number) =>
    `${number(count)} hidden ${count === 1 ? 'character' : 'characters'} found`,
  /** Drawn in a colour of their own, wherever else they are counted. */
  deceiving: (count: number) => `${number(count)} of these may deceive`,
  /** Of those that the head counts. */
  cleanable: (count: number) => `${number(count)} would be cleaned`,
  kept: (count: number) =>
    `${number(count)} more ${count === 1 ? 'belongs' : 'belong'} here and ${count === 1 ? 'stays' : 'stay'}`,
  /** What can be seen, and may deceive. */
  lookAlikes: (count: number) =>
    `${number(count)} more: look-alike ${count === 1 ? 'letter' : 'letters'}, for you to judge`,
  provenance: (count: number) =>
    `${number(count)} more, of provenance: kept unless you choose otherwise`,
  flagged: (count: number) => `${number(count)} more, for you to judge`,
  layout: (count: number) =>
    `${number(count)} line ${count === 1 ? 'break or tab' : 'breaks or tabs'}`,
  nothing: 'Nothing is hidden in this text. What you see is all there is.',
  surfaceLabel:
    'Revealed text. The left and right arrow keys go from one hidden character to the next.',
  loading: 'Drawing the text...',
  previous: 'Previous hidden character',
  next: 'Next hidden character',
  /** What belongs and what is to be judged is stepped through as well, and the head counts neither. */
  step: (at: number, count: number) => `${number(at)} of ${number(count)}`,
  /** Before the first step. */
  marks: (count: number) => `${number(count)} ${count === 1 ? 'mark' : 'marks'}`,
  box: ({ name, label, fate }: RevealedKind) =>
    `${name}, ${label}${fate === 'flag' ? ', for you to judge' : ''}`,
  /** In the order in which it is written on the chip, so that it can be called by what is seen. */
  chip: ({ name, label, count, fate }: RevealedKind) =>
    `${name}${count > 1 ? ` ×${number(count)}` : ''} ${label}${fate === 'flag' ? ', for you to judge' : ''}`,
  allKinds: (count: number) => `Show all ${number(count)} kinds`,
  moreKinds: (count: number) => `and ${number(count)} more kinds`,
  fates: {
    remove: 'Cleaning removes it.',
    replace: 'Cleaning replaces it.',
    flag: 'Cleaning leaves it: it is for you to judge.',
    keep: 'It belongs here, so cleaning leaves it.',
  } satisfies Record<RevealedKind['fate'], string>,
  provenanceStays: 'It stays in the cleaned text unless you choose to remove it.',
  /** Of what the word speaks: how sure the reading is. */
  certainty: (word: string) => `reading: ${word}`,
  payloads: (count: number) => (count === 1 ? 'A hidden message' : 'Hidden messages'),
  bytes: (count: number) => `${number(count)} ${count === 1 ? 'byte' : 'bytes'}`,
  cut: (count: number) => `… and ${number(count)} more characters`,
  morePayloads: (count: number) => `and ${number(count)} more`,
  provenanceHeading: 'Provenance',
  provenanceBody:
    'This text carries a C2PA manifest: a signed statement about where it comes from and how it was made. It is not a secret, and its signature is not checked here. The cleaned text below keeps it unless you choose otherwise, and so does “Clean Text” on the front page.',
  removeProvenance: 'Remove the provenance as well',
  cleanedHeading: 'Cleaned text',
  cleanedBody: (count: number) =>
    count === 0
      ? 'There is nothing to clean; the copy is the text as it is.'
      : `The same text with ${number(count)} ${count === 1 ? 'character' : 'characters'} removed or replaced. What emoji, scripts and layout need stays.`,
  cleanLink: 'Open in the cleaner',
  toCleaner: 'Go to the cleaner',
  nothingLeft: 'This text is nothing but hidden characters; cleaning leaves nothing to copy.',
} as const;
