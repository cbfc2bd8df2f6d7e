import { analyse } from '../analyse.ts';
import type { Payload } from '../types.ts';
import * as Verdict from '../verdicts.ts';
import { believed } from './belief.ts';
import { type Carriers, collectCarriers } from './carriers.ts';
import { decodeEmojiLetters } from './emoji-letters.ts';
import { decodeFillers } from './fillers.ts';
import { readGroups } from './groups.ts';
import { decodeHomoglyphs } from './homoglyphs.ts';
import { decodeInnamark } from './innamark.ts';
import { decodeLineEnds, decodeLineTails } from './line-bits.ts';
import { decodeOpenSpaces } from './open-spaces.ts';
import type { Candidate, Stream } from './reading.ts';
import { runsOf } from './runs.ts';
import { decodeSelectors } from './selectors.ts';
import { decodeSpaceKinds } from './space-kinds.ts';
import { decodeSwappedLetters } from './swapped-letters.ts';
import { decodeTags } from './tags.ts';
import { decodeTrailing } from './trailing.ts';
import { decodeWideSpaces } from './wide-spaces.ts';
import { readZeroWidth } from './zero-width.ts';

/** More payloads than anyone reads; a text made of thousands of them is answered in bounded space. */
const MOST_PAYLOADS = 1000;
const SHORTEST_ROW = 6;

/**
 * Reads what has been written into a text with hidden characters.
 *
 * Knows tag characters, bytes in variation selectors, C2PA text wrappers, zero-width bits and
 * number systems (zwsp-steg, zero-width-lib, StegCloak, Vercel Stega, Tolgee, AITSteg,
 * pyUnicodeSteganography, sneaky bits and others), Hangul fillers, Innamark, bits in kinds and
 * widths of spaces, in ends of lines and behind them (SNOW), and Latin letters exchanged for
 * Cyrillic or Greek ones. What is only likely reads as text better than chance would; what is
 * possible reads as text, in carriers so few that chance may have drawn it. Hidden
 * characters that a script or an emoji needs are no carriers, so that ordinary text has no
 * payload. Never throws; takes time in proportion to the text.
 *
 * @param text any string of UTF-16 units
 * @returns the payloads, the surest and longest first, at most 1,000. No character carries two
 *   of them; `start` and `end` (UTF-16 units) of one that is spread over the text may enclose
 *   another.
 * @example
 * decode('Hi\u{e0062}\u{e0079}\u{e0065}')[0]?.content // 'bye'
 */
export function decode(text: string): Payload[] {
  const carriers = collectCarriers(text);
  const isHidden = hiddenPlaces(text);
  const candidates: (Candidate | null)[] = [
    ...decodeTags({ text, tags: carriers.tags, isHidden }),
    ...decodeSelectors({ text, selectors: carriers.selectors, isHidden }),
    ...decodeZeroWidth(carriers.zeroWidth, isHidden),
    ...decodeFillers(carriers.fillers),
    ...decodeEmojiLetters(carriers.emoji),
    decodeSpaces(text, carriers),
    decodeLines(text, carriers),
    carriers.mixesLineEnds ? decodeLineEnds(text) : null,
    carriers.foreign ? (decodeSwappedLetters(text) ?? decodeHomoglyphs(text)) : null,
  ];
  return candidates
    .filter((candidate) => candidate !== null)
    .map((candidate) => ({ ...candidate, payload: believed(candidate) }))
    .sort(byRank)
    .slice(0, MOST_PAYLOADS)
    .map(({ payload }) => payload);
}

const RANK = { exact: 0, likely: 1, possible: 2, detected: 3 };

function byRank(a: Candidate, b: Candidate): number {
  return (
    RANK[a.payload.certainty] - RANK[b.payload.certainty] ||
    b.evidence - a.evidence ||
    b.carriers - a.carriers ||
    a.payload.start - b.payload.start
  );
}

/** Asks the scanner, once and only if needed, which places it would clean or flag. */
function hiddenPlaces(text: string): (at: number) => boolean {
  let places: Uint8Array | null = null;
  return (at) => {
    if (places === null) {
      places = new Uint8Array(text.length);
      // What `scan` lists, without making its list.
      const { count, starts, ends, verdicts } = analyse(text, {}).tokens;
      for (let index = 0; index < count; index++) {
        if (verdicts[index] === Verdict.keep) continue;
        const end = ends[index]!;
        for (let place = starts[index]!; place < end; place++) places[place] = 1;
      }
    }
    return places[at] === 1;
  };
}

/** A row of joiners and marks is never good spelling; one or a few of them may be. */
function decodeZeroWidth(stream: Stream, isHidden: (at: number) => boolean): Candidate[] {
  if (stream.at.length < SHORTEST_ROW) return [];
  const widthOf = (symbol: number) => (symbol > 0xffff ? 2 : 1);
  const runs = runsOf(stream, widthOf).filter(
    ([from, to]) => to - from >= SHORTEST_ROW || hasHidden(stream, { from, to, isHidden }),
  );
  return readGroups({
    stream,
    runs,
    widthOf,
    read: readZeroWidth,
    scatteredFloor: 14,
    strewnScheme: 'zero-width-base4',
  });
}

type Stretch = { from: number; to: number; isHidden: (at: number) => boolean };

function hasHidden({ at }: Stream, { from, to, isHidden }: Stretch): boolean {
  for (let i = from; i < to; i++) if (isHidden(at[i]!)) return true;
  return false;
}

function decodeSpaces(text: string, { spaces, otherSpaces }: Carriers): Candidate | null {
  const found =
    spaces.at.length === 0
      ? null
      : (decodeInnamark(text, spaces) ?? decodeWideSpaces(text, spaces));
  if (found !== null && found.payload.content !== null) return found;
  const read = otherSpaces.at.length === 0 ? null : decodeSpaceKinds(text, otherSpaces);
  return read ?? found ?? decodeOpenSpaces(text);
}

function decodeLines(text: string, { lineEnds }: Carriers): Candidate | null {
  if (lineEnds.length === 0) return null;
  const found = decodeTrailing(text, lineEnds);
  return found !== null && found.payload.content !== null
    ? found
    : (decodeLineTails(text) ?? found);
}
