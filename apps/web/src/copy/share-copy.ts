import { formatCount } from '../lib/count.ts';

export const shareCopy = {
  link: 'Share result',
  /** The specified sentence sounds like a condition and is none: that stands beside it, as large. */
  titleFound: (product: string) =>
    `Share on social media to keep using ${product} for free! It is optional.`,
  /** Whoever has an account cleans without a limit: a share keeps nothing free for them. */
  titleMany: (count: number) =>
    `${formatCount(count)} hidden characters were in your text. Tell someone who should look at theirs.`,
  titleOne: 'One hidden character was in your text. Tell someone who should look at theirs.',
  titleNone: 'Nothing was hidden in your text. Tell someone who should look at theirs.',
  titleSubscriber: 'Share what was found',
  description: 'A post takes a few seconds, and none of your text is in it.',
  message: (count: number, product: string) =>
    count === 0
      ? `I looked for hidden characters in my text with ${product} and found none.`
      : `I just found ${count} hidden character${count === 1 ? '' : 's'} in my text with ${product}.`,
  linkHint: 'Opens X with a message about what was found; none of your text is in it.',
  checkTitle: 'Nothing found in your text. Tell someone?',
  checkDescription: 'The post says that you checked a text, and nothing of what is in it.',
  checkMessage: (product: string) =>
    `I checked my text with ${product}: no copied passages found, and nothing that reads like a machine.`,
  fixedTitle: 'Fixed, and nothing found any more. Tell someone?',
  fixedDescription:
    'The post says that you checked a text and fixed it, and nothing of what is in it.',
  fixedMessage: (product: string) =>
    `I checked my text with ${product}, fixed what it found, and checked again: no copied passages found, and nothing that reads like a machine.`,
  stripLabel: 'Share',
  dismiss: 'Dismiss',
  thanks: 'Thanks for sharing!',
  later: 'Maybe later',
  platforms: { twitter: 'Post on X', facebook: 'Facebook', bluesky: 'Bluesky' },
} as const;
