import { collectCarriers } from '../decode/carriers.ts';
import { decodeLineEnds, decodeLineTails } from '../decode/line-bits.ts';
import { decodeOpenSpaces } from '../decode/open-spaces.ts';
import type { Candidate } from '../decode/reading.ts';
import { decodeTrailing } from '../decode/trailing.ts';
import { LISTED_KINDS } from '../listed-kinds.ts';
import type { Finder, Place } from './place.ts';

/** The least white space that a message of three letters takes. */
const TAILS = /[ \t]\r?\n/;

/** What reads as a message in the spaces and tabs behind lines. */
export const trailingMessages: Finder = (text) => {
  if (!TAILS.test(text) && !/[ \t]$/.test(text.slice(-1))) return [];
  const { lineEnds } = collectCarriers(text);
  if (lineEnds.length === 0) return [];
  const found = read(decodeTrailing(text, lineEnds)) ?? read(decodeLineTails(text));
  if (found === undefined) return [];
  const places: Place[] = [];
  for (let i = 0; i < lineEnds.length; i += 2) {
    const [start, end] = [lineEnds[i]!, lineEnds[i + 1]!];
    if (start >= found.start && start <= found.end)
      places.push({ start, end, kind: LISTED_KINDS.trailingMessage.code });
  }
  return places;
};

/** What reads as a message in gaps of one space or two; other spaces are listed by themselves. */
export const spaceMessages: Finder = (text) => {
  const found = read(decodeOpenSpaces(text));
  if (found === undefined) return [];
  return Array.from(
    text.slice(found.start, found.end).matchAll(/(?<=\S) {2}(?=\S)/g),
    ({ index }): Place => ({
      start: found.start + index,
      end: found.start + index + 2,
      kind: LISTED_KINDS.spaceMessage.code,
    }),
  );
};

/** What reads as a message in U+000D before some line feeds. */
export const lineEndMessages: Finder = (text) => {
  if (!text.includes('\r\n')) return [];
  const found = read(decodeLineEnds(text));
  if (found === undefined) return [];
  return Array.from(
    text.slice(found.start, found.end).matchAll(/\r(?=\n)/g),
    ({ index }): Place => ({
      start: found.start + index,
      end: found.start + index + 1,
      kind: LISTED_KINDS.lineEndMessage.code,
    }),
  );
};

function read(candidate: Candidate | null): { start: number; end: number } | undefined {
  return candidate !== null && candidate.payload.content !== null ? candidate.payload : undefined;
}
