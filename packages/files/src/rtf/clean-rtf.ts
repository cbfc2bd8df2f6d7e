import { applyEdits, type Edit } from '../text/edits.ts';
import type { Work } from '../work.ts';
import { editsOfRtf } from './edits-of-rtf.ts';

const CHUNK = 1 << 15;

/** RTF is ASCII with bytes of code pages: one unit a byte, so that each goes back as it came. */
function unitsOf(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  }
  return pieces.join('');
}

function bytesOf(units: string): Uint8Array {
  const bytes = new Uint8Array(units.length);
  for (let at = 0; at < units.length; at++) bytes[at] = units.charCodeAt(at);
  return bytes;
}

/** @throws FileRefused */
export function cleanRtf(bytes: Uint8Array, work: Work): Uint8Array {
  const source = unitsOf(bytes);
  const edits = editsOfRtf(source, work);
  if (edits.length === 0 || !work.writes) return bytes;
  return bytesOf(applyEdits(source, settled(source, edits)));
}

/** A control word that nothing ends, right before a place. */
const OPEN_WORD = /\\[a-zA-Z]+-?\d*$/;
const LONGEST_WORD = 44;
/** What would go on a control word, or be eaten as its end. */
const WORD_GOES_ON = /[A-Za-z0-9 -]/;

/** Neighbours become one; and where a control word would run into what follows, a space ends it. */
function settled(source: string, edits: Edit[]): Edit[] {
  const merged: Edit[] = [];
  for (const edit of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && edit.start < last.end) continue;
    if (last?.end === edit.start)
      merged[merged.length - 1] = { ...edit, start: last.start, text: last.text + edit.text };
    else merged.push(edit);
  }
  return merged.map((edit) => {
    const { start, end, text } = edit;
    const before = source.slice(Math.max(0, start - LONGEST_WORD), start);
    const follows = text[0] ?? source[end] ?? '';
    return OPEN_WORD.test(before) && WORD_GOES_ON.test(follows)
      ? { ...edit, text: ` ${text}` }
      : edit;
  });
}
