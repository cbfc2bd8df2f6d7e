import type { Finding } from '@cleanpaste/core/hidden';

/** Start and end, in UTF-16 units of the cleaned text, of each finding that cleaning leaves where it stands. */
export function keptBy(findings: readonly Finding[]): Int32Array {
  const places: number[] = [];
  let moved = 0;
  for (const { start, end, action, replacement = '' } of findings) {
    if (action === 'flag') places.push(start + moved, end + moved);
    else moved += (action === 'replace' ? replacement.length : 0) - (end - start);
  }
  return Int32Array.from(places);
}
