import { formatCount } from '../lib/count.ts';

export const receiptCopy = {
  button: 'Receipt',
  /** On the strip that asks for a share. */
  asPicture: 'Share the receipt, a picture',
  title: 'Receipt',
  /** Where its code does not come. */
  part: 'The receipt',
  description: 'A picture of what was found, to keep or to show. Nothing of your text is in it.',
  drawing: 'Drawing the receipt...',
  failed: 'The receipt could not be drawn. Please try again.',
  removed: (count: number, replaced: number) =>
    `hidden ${count === 1 ? 'character' : 'characters'} ${replaced === 0 ? 'removed' : replaced < count ? 'removed or replaced' : 'replaced'}`,
  noneFound: 'hidden characters found',
  nothingHidden: 'Nothing was hidden in the text.',
  unchanged: 'The text is unchanged.',
  wordsChanged: '0 words changed',
  wordingsChanged: (count: number) =>
    `${formatCount(count)} ${count === 1 ? 'wording' : 'wordings'} changed`,
  times: (count: number) => `×${formatCount(count)}`,
  moreKinds: (kinds: number) => `and ${formatCount(kinds)} more kinds`,
  withoutText: 'The text itself is not on this receipt.',
  save: 'Save as PNG',
  share: 'Share the receipt',
  notShared: 'The picture could not be handed on. Save it and add it to a post.',
  post: 'Then add it to a post:',
  fileName: (product: string, day: string) =>
    `${product.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-receipt-${day}.png`,
} as const;
