import { decode } from '../decode/index.ts';
import { carriersOf } from './carriers.ts';
import type { EncodeOptions, EncodeProblem, EncodeResult } from './types.ts';

/**
 * Everything up to the end of the first word: behind it, a message is copied along with its line. Read by units,
 * for which there is room in any number, unlike for characters of two.
 */
const FIRST_WORD = /^\s*\S+/;

/** More than these no list holds: it would end the whole process. */
const MOST_CARRIERS = 2 ** 25;
const BITS = 8;

/**
 * Writes a message into a text so that nobody sees it, behind the first word: in tag characters
 * (ASCII only, one for a letter), in variation selectors (any language, one for a byte) or in
 * zero-width bits (any language, eight for a byte). This hides and does not encrypt: `decode`
 * reads it without any key, and so do others. What comes back has been read again, so that
 * `decode` gives exactly this message and no other. Never throws; takes time in proportion to
 * both strings.
 *
 * @param cover the text that everybody sees; apart from what is put in, it stays as it is
 * @param message what is to be hidden in it
 * @param options the scheme; without one, variation selectors
 * @returns the text with the message and the number of invisible code points put in, or the
 *   problem, which a caller can word as it likes
 * @example
 * encode('Hi there', 'bye', { scheme: 'tag-characters' }).text // 'Hi\u{e0062}\u{e0079}\u{e0065} there'
 */
export function encode(cover: string, message: string, options: EncodeOptions = {}): EncodeResult {
  const { scheme = 'variation-selectors' } = options;
  if (message === '') return refused('empty-message');
  const place = FIRST_WORD.exec(cover)?.[0].length ?? 0;
  if (place === 0) return refused('empty-cover');
  if (decode(cover).length > 0) return refused('cover-carries');
  if (scheme === 'zero-width-binary' && message.length * BITS > MOST_CARRIERS)
    return refused('unreadable');
  const carriers = carriersOf(message, scheme);
  if (carriers === null) return refused('not-ascii');
  const text = cover.slice(0, place) + carriers.join('') + cover.slice(place);
  const [read, ...more] = decode(text);
  if (read?.content !== message || more.length > 0) return refused('unreadable');
  return { text, hidden: carriers.length, problem: null };
}

function refused(problem: EncodeProblem): EncodeResult {
  return { text: null, hidden: 0, problem };
}
