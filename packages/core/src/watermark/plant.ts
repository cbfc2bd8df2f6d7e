import { words } from '../text/index.ts';
import { DEFAULT_GAMMA, type GreenListMark, isGreen } from './green-list.ts';

/** A place that may read in several ways: `text.slice(start, end)` or any of the options. */
export interface Alternatives {
  start: number;
  end: number;
  options: readonly string[];
}

/**
 * Plants a green-list mark: at every place with alternatives it takes the wording with the most
 * green words, the way a marked model leans towards its green list wherever it has a choice
 * (Kirchenbauer et al. 2023). Ties keep the original. Never throws.
 *
 * @param text any string
 * @param mark the scheme and its key
 * @param alternatives places in UTF-16 units, in any order; of two that overlap the first one counts
 * @returns the text with a wording chosen at every place
 * @example
 * const places = [{ start: 2, end: 5, options: ['large', 'huge'] }];
 * const marked = plantGreenList('A big dog.', { scheme: 'kgw', key: 'k' }, places);
 * ['A big dog.', 'A large dog.', 'A huge dog.'].includes(marked) // true
 */
export function plantGreenList(
  text: string,
  mark: GreenListMark,
  alternatives: readonly Alternatives[],
): string {
  let out = '';
  // The end of what is written so far: to look back into all of it would put it together each time.
  let tail = '';
  let from = 0;
  const write = (piece: string): void => {
    out += piece;
    tail = (tail + piece.slice(-NEIGHBOUR_REACH)).slice(-NEIGHBOUR_REACH);
  };
  for (const place of [...alternatives].sort((a, b) => a.start - b.start)) {
    if (place.start < from) continue;
    write(text.slice(from, place.start));
    const before = lastWord(tail);
    const after = nextWord(text, place.end);
    let best = text.slice(place.start, place.end);
    let most = greensOf(best, before, { after, mark });
    for (const option of place.options) {
      const greens = greensOf(option, before, { after, mark });
      if (greens <= most) continue;
      most = greens;
      best = option;
    }
    write(best);
    from = place.end;
  }
  return out + text.slice(from);
}

/** UTF-16 units in which the word before and the word behind a place are looked for. */
const NEIGHBOUR_REACH = 64;

/** Greens above chance, so that a longer wording wins nothing by its length. */
function greensOf(
  wording: string,
  before: string,
  { after, mark }: { after: string; mark: GreenListMark },
): number {
  const gamma = mark.gamma ?? DEFAULT_GAMMA;
  let previous = before;
  let sum = 0;
  for (const { start, end } of words(wording)) {
    const word = wording.slice(start, end);
    sum += (isGreen(word, previous, mark) ? 1 : 0) - gamma;
    previous = word;
  }
  if (mark.scheme === 'kgw' && after !== '')
    sum += (isGreen(after, previous, mark) ? 1 : 0) - gamma;
  return sum;
}

function lastWord(tail: string): string {
  const last = words(tail).at(-1);
  return last === undefined ? '' : tail.slice(last.start, last.end);
}

function nextWord(text: string, from: number): string {
  const head = text.slice(from, from + NEIGHBOUR_REACH);
  const first = words(head)[0]!;
  return first === undefined ? '' : head.slice(first.start, first.end);
}
