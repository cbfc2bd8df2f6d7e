import { shareCopy } from '../../copy/share-copy.ts';

/** From this many hidden characters on, the specified sentence asks; below it softer ones. */
const plainFrom = 2;

/** A visitor's free cleanup is used up by the one that is shared; a member has no limit; a subscriber pays. */
export type Sharer = 'visitor' | 'member' | 'subscriber';

interface Shared {
  /** Hidden characters that were found. */
  count: number;
  by: Sharer;
}

/** What a share of a cleanup is asked for with, and what the post says. */
export function shareWords(shared: Shared, productName: string) {
  const { count } = shared;
  return {
    title: titleOf(shared, productName),
    description: shareCopy.description,
    message: shareCopy.message(count, productName),
  };
}

/** "To keep using it for free" is said to those alone to whom it is true. */
function titleOf({ count, by }: Shared, productName: string) {
  if (count === 0) return shareCopy.titleNone;
  if (by === 'subscriber') return shareCopy.titleSubscriber;
  if (count < plainFrom) return shareCopy.titleOne;
  return by === 'visitor' ? shareCopy.titleFound(productName) : shareCopy.titleMany(count);
}
