import { useState } from 'react';
import { checkCopy } from '../../copy/check-copy.ts';

/** So much of what stayed as it was is shown beside a change, in characters. */
const beside = 120;
/** Less than this is not worth a button. */
const leastHidden = 160;

interface Sides {
  isFirst: boolean;
  isLast: boolean;
}

/** From the last sentence that begins near the end, so that what is shown of it can be read; else from a word. */
function tailOf(text: string): string {
  const near = text.slice(-2 * beside);
  const starts = [...near.matchAll(/(?:[.!?…]["'”’)]*\s+|\n+)(?=\S)/g)];
  const start = starts
    .map((found) => found.index + found[0].length)
    .findLast((at) => near.length - at >= 20);
  return start === undefined ? text.slice(-beside).replace(/^\S+/, '') : near.slice(start);
}

/** What is seen before and after the part that is hidden; null where all of it is seen. */
function endsOf(text: string, { isFirst, isLast }: Sides) {
  const head = isFirst ? '' : text.slice(0, beside).replace(/\S+$/, '');
  const tail = isLast ? '' : tailOf(text);
  const hidden = text.slice(head.length, text.length - tail.length);
  if (hidden.length < leastHidden) return null;
  return { head, tail, words: hidden.split(/\s+/).filter((word) => word !== '').length };
}

/** A stretch that no change touched: its ends, so that the changes are in view, and all of it when it is asked for. */
export function Unchanged({ text, ...sides }: Sides & { text: string }) {
  const [isShown, setIsShown] = useState(false);
  const ends = endsOf(text, sides);
  if (isShown || ends === null) return text;
  return (
    <>
      {ends.head.trimEnd()}
      <button
        type="button"
        onClick={() => setIsShown(true)}
        className="my-2 block min-h-9 w-full rounded-md border border-dashed border-line text-center text-sm text-soft hover:text-ink max-sm:min-h-11 pointer-coarse:min-h-11"
      >
        {checkCopy.unchanged(ends.words)}
      </button>
      {ends.tail.trimStart()}
    </>
  );
}
