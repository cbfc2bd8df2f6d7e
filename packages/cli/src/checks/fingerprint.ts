import { hashOf } from './hash.ts';
import type { Listed } from './listed.ts';

/** So much of the line on either side says which finding it is; lines may be megabytes long. */
const AROUND = 80;
const UNSEEN = /[^\p{L}\p{N}\p{P}\p{S}]+/gu;

/**
 * Tells a finding from others by what it is and by what can be read around it on its line, not by
 * where that line stands: it stays the same when lines move, or are indented.
 */
export function fingerprintOf(text: string, { start, end, category, codePoints }: Listed): string {
  const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - AROUND);
  const feed = text.indexOf('\n', end);
  const to = Math.min(feed === -1 ? text.length : feed, end + AROUND);
  const parts = [
    category,
    codePoints.slice(0, AROUND).join(' '),
    text.slice(from, start).replace(UNSEEN, ''),
    text.slice(end, to).replace(UNSEEN, ''),
  ];
  return hashOf(parts.join('\n'));
}
