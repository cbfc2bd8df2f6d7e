import { demonstrationSentence } from '@cleanpaste/contract';

export const statisticalCopy = {
  title: 'Statistical watermarks: what they are and what a rewrite can do · CleanPaste',
  description:
    'How language models can sign their word choices, how detectors add up the evidence, what a rewrite removes and what it cannot. With a working laboratory.',
  heading: 'Statistical watermarks',
  lead: 'A hidden character is a thing in a text. A statistical watermark is a habit in it: a slight, secret preference that no single word shows and a thousand words cannot hide.',
  exampleHeading: 'A worked example',
  exampleIntro: 'This sentence goes through the same rewrite that the cleaner uses:',
  exampleSentence: demonstrationSentence,
  show: 'Show Example',
  processing: 'Processing...',
  exampleFailed: 'The example could not be rewritten just now. Please try again.',
  tryIt: 'Try Statistical Watermark Removal',
} as const;
