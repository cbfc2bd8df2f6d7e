import { LookAlikeReader, lookAlikesFor } from '../text/look-alikes.ts';

/** A text as the model reads it, with the way back to the text as it was given. */
export interface Folded {
  text: string;
  /** For each UTF-16 unit of `text`, where it came from; null when nothing changed places. */
  origin: Uint32Array | null;
}

const IGNORED = /[\p{Default_Ignorable_Code_Point}\p{C}]/u;
const MARKS = /\p{M}+/gu;
const PLAIN = /^[\n\x20-\x7e]*$/;
let lookAlikes: Map<string, string> | undefined;
const cache = new Map<number, string>();

function foldCodePoint(codePoint: number): string {
  if (codePoint === 0x0d || codePoint === 0x85 || codePoint === 0x2028 || codePoint === 0x2029) {
    return '\n';
  }
  if (codePoint >= 9 && codePoint <= 12) return codePoint === 10 ? '\n' : ' ';
  const char = String.fromCodePoint(codePoint);
  lookAlikes ??= lookAlikesFor(LookAlikeReader.likelihood);
  const twin = lookAlikes.get(char);
  if (twin !== undefined) return twin;
  if (IGNORED.test(char)) return '';
  let folded = '';
  for (const part of char.normalize('NFKC').normalize('NFD').replace(MARKS, '')) {
    folded += lookAlikes.get(part) ?? (/\s/u.test(part) ? ' ' : IGNORED.test(part) ? '' : part);
  }
  return folded;
}

/**
 * Brings a text into the form that is scored: NFKC, without accents, hidden characters and
 * look-alikes, typographic quotes straightened. What smuggling adds is gone afterwards, so a
 * zero-width character or a Cyrillic letter does not move the score. Never throws.
 *
 * @param text any string of UTF-16 units
 * @returns the folded text, and for each of its units where it came from
 * @example
 * fold('p\u0430\u200Bge').text // 'page'
 */
export function fold(text: string): Folded {
  if (PLAIN.test(text)) return { text, origin: null };
  const parts: string[] = [];
  const origin: number[] = [];
  for (let at = 0; at < text.length; ) {
    const codePoint = text.codePointAt(at) as number;
    let folded: string;
    if (codePoint >= 0x20 && codePoint < 0x7f && codePoint !== 0x60) {
      folded = text[at] as string;
    } else {
      folded = cache.get(codePoint) ?? foldCodePoint(codePoint);
      if (cache.size < 4096) cache.set(codePoint, folded);
    }
    for (let unit = 0; unit < folded.length; unit++) origin.push(at);
    parts.push(folded);
    at += codePoint > 0xffff ? 2 : 1;
  }
  return { text: parts.join(''), origin: Uint32Array.from(origin) };
}
