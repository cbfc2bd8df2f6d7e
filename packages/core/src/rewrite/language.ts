import { isEnglishTally, MARKUP, newTally, tallyWord } from '../text/language.ts';
import type { Document } from './document.ts';
import { isKnownWord } from './tagger.ts';

/** 1 for every token within markup. */
function markupIn({ text, count, start, end }: Document): Uint8Array {
  const inside = new Uint8Array(count);
  if (!text.includes('<') && !text.includes('&')) return inside;
  let at = 0;
  for (const { index, 0: match } of text.matchAll(MARKUP)) {
    while (at < count && end[at]! <= index) at++;
    for (; at < count && start[at]! < index + match.length; at++) inside[at] = 1;
  }
  return inside;
}

/** From so many words on frequent ones are expected in any text. */
const FEW_WORDS = 25;
/** A line of few words, none of them frequent, is English when so many of them are known as such. */
const SHARE_KNOWN = 0.65;

/**
 * Whether a text is English enough to be worked on: its frequent words are English ones, and more of
 * them than of other languages. A line of a few words, such as a title or a greeting, may have none:
 * there its words must be known.
 */
export function isEnglish(doc: Document): boolean {
  const markup = markupIn(doc);
  const tally = newTally();
  let known = 0;
  for (let i = 0; i < doc.count; i++) {
    if (markup[i]! === 1) continue;
    if (doc.word[i]! === 0) {
      if (
        doc.text.charCodeAt(doc.start[i]!) > 0x24f &&
        /\p{L}/u.test(doc.text.charAt(doc.start[i]!))
      )
        tally.foreign++;
      continue;
    }
    tallyWord(tally, doc.lower[i]!);
    if (tally.latin < FEW_WORDS && isKnownWord(doc.lower[i]!)) known++;
  }
  const { latin } = tally;
  return isEnglishTally(
    tally,
    () => latin >= 2 && latin < FEW_WORDS && known >= SHARE_KNOWN * latin,
  );
}

/** Whether a text is written in capitals throughout: any word of it may be a name, so none is exchanged. */
export function isAllCaps({ text }: Document): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}{2}/u.test(text.replace(MARKUP, ' '));
}
