import { demonstrationSentence } from '@cleanpaste/contract';
import { site } from '../lib/site.ts';

export const statisticalCopy = {
  title: `Statistical watermarks: what they are and what a rewrite can do · ${site.productName}`,
  description:
    'How language models can sign their word choices, how detectors add up the evidence, how far a rewrite weakens it, measured. With a working laboratory.',
  heading: 'Statistical watermarks',
  lead: 'A hidden character is a thing in a text. A statistical watermark is a habit in it: a slight, secret preference that no single word shows and a thousand words cannot hide.',
  exampleHeading: 'A worked example',
  exampleIntro: 'This sentence goes through the same rewrite that the cleaner uses:',
  exampleSentence: demonstrationSentence,
  original: 'Original',
  rewritten: 'Rewritten',
  share: (percent: number) =>
    `${percent.toFixed(1)}% of the words of the original are no longer in it.`,
  whatChanged: 'What changed',
  changed: (original: string, replacement: string) =>
    replacement.trim() === ''
      ? `“${original.trim()}” was left out`
      : `“${original.trim()}” became “${replacement.trim()}”`,
  show: 'Show Example',
  hide: 'Hide Example',
  processing: 'Processing...',
  exampleFailed: 'The example could not be rewritten just now. Please try again.',
  /** What the specified words "strip" and "removal" stand for on this site, said wherever they stand. */
  stripMeans:
    'It rewrites the text. That weakens such a mark, and does not promise that nothing of it is left; how far it goes is measured above.',
  tryIt: 'Try Statistical Watermark Removal',
} as const;
