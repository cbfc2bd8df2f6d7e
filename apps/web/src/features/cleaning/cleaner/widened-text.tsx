import type { ReactNode } from 'react';
import { resultCopy } from '../../../copy/result-copy.ts';

/** Those of the places at which two spaces do stand in the text, one after the other. */
export function doubleSpacesAt(text: string, places: Int32Array): readonly number[] {
  let end = 0;
  return [...places].filter((place) => {
    const isOne = place >= end && text.slice(place, place + 2) === '  ';
    if (isOne) end = place + 2;
    return isOne;
  });
}

/** Start and end of what cleaning left in the text, without those that another text would have. */
export function keptPlaces(text: string, kept: Int32Array): readonly [number, number][] {
  const places: [number, number][] = [];
  for (let i = 0; i + 1 < kept.length; i += 2) {
    const [start, end] = [kept[i]!, kept[i + 1]!];
    if (start < end && end <= text.length && start >= (places.at(-1)?.[1] ?? 0))
      places.push([start, end]);
  }
  return places;
}

interface WidenedTextProps {
  text: string;
  /** Of two spaces. */
  places: readonly number[];
  /** Of what is only shown, and stays. */
  kept: readonly [number, number][];
}

/**
 * A cleaned text in which two spaces that stand together only since the cleaning are tinted, and what cleaning
 * leaves has the line below it that it had in the box.
 */
export function WidenedText({ text, places, kept }: WidenedTextProps) {
  const marked = [
    ...places.map((start) => ({ start, end: start + 2, isKept: false })),
    ...kept.map(([start, end]) => ({ start, end, isKept: true })),
  ].sort((a, b) => a.start - b.start);
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const { start, end, isKept } of marked) {
    if (start < from) continue;
    pieces.push(
      text.slice(from, start),
      <span
        key={start}
        title={isKept ? resultCopy.staysMeans : resultCopy.widenedMeans}
        className={isKept ? 'kept-mark' : 'double-space'}
      >
        {text.slice(start, end)}
      </span>,
    );
    from = end;
  }
  return [...pieces, text.slice(from)];
}
