import type { Finding } from '@cleanpaste/core/hidden';

const space = 0x20;

/**
 * Where cleaning leaves two ordinary spaces that were not two ordinary spaces side by side: one was a special
 * space, or something between them went. Places in UTF-16 units of the cleaned text.
 */
export function widenedBy(findings: readonly Finding[], text: string): Int32Array {
  const places: number[] = [];
  let moved = 0;
  let last = { end: -1, leavesSpace: false };
  for (const { start, end, action, replacement = '' } of findings) {
    if (action === 'flag') continue;
    const put = action === 'replace' ? replacement : '';
    const before = last.end === start ? last.leavesSpace : text.charCodeAt(start - 1) === space;
    const after = text.charCodeAt(end) === space;
    const at = start + moved;
    moved += put.length - (end - start);
    last = { end, leavesSpace: put === ' ' || (put === '' && before) };
    const place = placeOf(put, { at, before, after });
    if (place >= (places.at(-1) ?? -2) + 2) places.push(place);
  }
  return Int32Array.from(places);
}

/** First of the two spaces that stand there once `put` has taken the place of a finding; -1 where there are none. */
function placeOf(
  put: string,
  { at, before, after }: { at: number; before: boolean; after: boolean },
) {
  if (put === ' ' && (before || after)) return before ? at - 1 : at;
  return put === '' && before && after ? at - 1 : -1;
}
