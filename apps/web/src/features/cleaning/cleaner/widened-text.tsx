import type { ReactNode } from 'react';
import { cleanerCopy } from '../../../copy/cleaner-copy.ts';

/** Those of the places at which two spaces do stand in the text, one after the other. */
export function doubleSpacesAt(text: string, places: Int32Array): readonly number[] {
  let end = 0;
  return [...places].filter((place) => {
    const isOne = place >= end && text.slice(place, place + 2) === '  ';
    if (isOne) end = place + 2;
    return isOne;
  });
}

/** A cleaned text in which two spaces that stand together only since the cleaning are tinted. */
export function WidenedText({ text, places }: { text: string; places: readonly number[] }) {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const place of places) {
    const end = place + 2;
    pieces.push(
      text.slice(from, place),
      <span key={place} title={cleanerCopy.widenedMeans} className="double-space">
        {text.slice(place, end)}
      </span>,
    );
    from = end;
  }
  return [...pieces, text.slice(from)];
}
