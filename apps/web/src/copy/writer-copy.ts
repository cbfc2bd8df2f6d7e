import type { EncodeProblem, EncodeScheme } from '@cleanpaste/core/hidden';
import { formatCount } from '../lib/count.ts';

export const writerCopy = {
  heading: 'Write something invisible',
  lead: 'Hide a short message in an ordinary sentence. Whoever pastes it into the box above, or on the home page, reads it.',
  cautionLead: 'This hides; it does not encrypt.',
  caution:
    'Whoever has the text can read the message, here or with any tool like this. Nothing that must stay secret belongs in it.',
  secretLabel: 'The message that nobody sees',
  secretExample: 'For example: Meet me at noon',
  coverLabel: 'The sentence that everybody sees',
  coverExample: 'For example: What a lovely evening!',
  schemeLabel: 'Written in',
  schemes: {
    'variation-selectors': {
      name: 'Variation selectors',
      hint: 'For any language and emoji: one hidden character for each plain letter, more for others.',
    },
    'tag-characters': {
      name: 'Tag characters',
      hint: 'For plain English alone: one hidden character for each letter, digit or sign.',
    },
    'zero-width-binary': {
      name: 'Zero-width bits',
      hint: 'For any language and emoji, and the longest: eight hidden characters for each plain letter.',
    },
  } satisfies Record<EncodeScheme, { name: string; hint: string }>,
  copy: 'Copy the text',
  copied: 'Copied!',
  preview: 'Preview, with the place of the message',
  noPreview: 'Write a message and a sentence, and see where the message stands.',
  carries: (count: number) => `${formatCount(count)} invisible characters`,
  /** For who does not see the button. */
  copiedAloud: 'Copied.',
  pasteIt: 'Paste it into the box above, or on the home page, to read the message.',
  ownDevice: 'It is written on your device; nothing is sent.',
  left: (length: number, most: number) => `${formatCount(length)} of ${formatCount(most)}`,
  tooLong: (over: number) =>
    `${formatCount(over)} ${over === 1 ? 'character' : 'characters'} too long.`,
  failed: 'The message could not be written. Please try again.',
  problems: {
    'empty-message': 'Please write the message that is to be hidden.',
    'empty-cover': 'Please write a sentence to hide the message in.',
    'cover-carries': 'This sentence carries a hidden message already. Please use another one.',
    'not-ascii':
      'Tag characters know only the letters, digits and signs of plain English, in one line. Variation selectors take any.',
    unreadable:
      'This would be taken for litter: it is too short, repeats itself, or has characters that cannot be read. Please write a little more.',
  } satisfies Record<EncodeProblem, string>,
} as const;
