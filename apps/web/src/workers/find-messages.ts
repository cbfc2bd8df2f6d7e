import { clean, decode, type Payload } from '@cleanpaste/core/hidden';
import type { FoundMessage, FoundMessages } from './messages.ts';

/** More than these are counted, not shown. */
const mostShown = 3;
/** Characters of a message that are shown, and how far they are looked for in it. */
const longestShown = 240;
const lookedAt = 4 * longestShown;
/** Longer texts are not accepted for cleaning either. */
const longestText = 1_000_000;

/** Codes of characters that have no shape; readings of visible ones count only where they are certain. */
const invisible = /^(?:tag-|variation-|zero-width|zwsp-|stegcloak)/;

const isMessage = ({ scheme, certainty, content }: Payload) =>
  invisible.test(scheme) || (certainty === 'exact' && content !== null);

/** The beginning as plain text: what would turn it around, or is hidden in it again, is taken out. */
function messageOf({ scheme, certainty, content }: Payload): FoundMessage {
  if (content === null) return { scheme, certainty, content, isCut: false };
  const { text } = clean(content.slice(0, lookedAt), { ellipsisAndArrows: false });
  const letters = Array.from(text);
  const isCut = content.length > lookedAt || letters.length > longestShown;
  return { scheme, certainty, content: letters.slice(0, longestShown).join(''), isCut };
}

/** The messages that are written into a text with invisible characters; provenance is none. */
export function findMessages(text: string): FoundMessages {
  if (text.length > longestText) return { messages: [], count: 0 };
  const found = decode(text).filter(isMessage);
  return { messages: found.slice(0, mostShown).map(messageOf), count: found.length };
}
