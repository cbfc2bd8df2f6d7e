import { lineEnd } from './elements.ts';

const ANNOUNCED = /<<[-~]?\s?(["'`]?)([A-Za-z_]\w{0,63})\1/y;

/** Texts that are announced in one line and stand below it. */
export interface HereDocuments {
  /** Notes what is announced at a place, if anything is. */
  announce(at: number): void;
  /** The end of the texts that begin with a line; its start where none was announced. */
  bodyAt(line: number): number;
}

export function hereDocumentsOf(text: string): HereDocuments {
  let closings: Map<string, number[]> | undefined;
  let waiting: string[] = [];

  /** Where a word stands alone on a line from `from` on: the end of that line, or -1. */
  function closingAfter(word: string, from: number): number {
    closings ??= wordLines(text);
    const places = closings.get(word) ?? [];
    // Asked in ascending order: what lies behind is asked no more.
    while (places.length > 0 && places.at(-1)! < from) places.pop();
    return places.length === 0 ? -1 : lineEnd(text, places.at(-1)!);
  }

  return {
    announce(at) {
      ANNOUNCED.lastIndex = at;
      const word = ANNOUNCED.exec(text)?.[2];
      // A word without its line is a shift of bits.
      if (word !== undefined && closingAfter(word, at) !== -1) waiting.push(word);
    },
    bodyAt(line) {
      let end = line;
      for (const word of waiting) end = Math.max(end, closingAfter(word, end));
      waiting = [];
      return end;
    },
  };
}

const WORD_LINE = /^[ \t]*([A-Za-z_]\w{0,63})[ \t\r]*$/gm;

/** All lines of one word, the last one first. */
function wordLines(text: string): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  for (const match of text.matchAll(WORD_LINE)) {
    const places = lines.get(match[1]!);
    if (places) places.push(match.index);
    else lines.set(match[1]!, [match.index]);
  }
  for (const places of lines.values()) places.reverse();
  return lines;
}
