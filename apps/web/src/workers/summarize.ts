import type { Finding } from '@cleanpaste/core/hidden';
import type { HiddenKind, ScanSummary } from './messages.ts';

/** `U+200B`, with at least four digits. */
function codePointLabel(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** After the code point of a kind whose characters differ. */
const others = ' …';

/** What cleaning takes out comes before what it only reports; within both the most frequent first. */
const byFate = (a: HiddenKind, b: HiddenKind): number =>
  Number(a.action === 'flag') - Number(b.action === 'flag') || b.count - a.count;

/** Counts the characters of each kind and packs the places of all findings into one array. */
export function summarize(findings: Finding[]): ScanSummary {
  const kinds = new Map<string, HiddenKind>();
  const each: HiddenKind[] = [];
  const marks = new Int32Array(findings.length * 2);
  let count = 0;
  let flagged = 0;
  let provenance = 0;
  findings.forEach((found, index) => {
    marks[index * 2] = found.start;
    marks[index * 2 + 1] = found.end;
    const { length } = found.codePoints;
    if (found.category === 'provenance') provenance += length;
    if (found.action === 'flag') flagged += length;
    else count += length;
    const codePoint = found.codePoints[0] ?? 0;
    const key = `${found.name}|${found.action}`;
    let kind = kinds.get(key);
    if (!kind) {
      kind = {
        codePoint,
        label: codePointLabel(codePoint),
        name: found.name,
        count: 0,
        action: found.action,
        dangerous: found.dangerous ?? false,
        reason: found.reason,
      };
      kinds.set(key, kind);
    }
    kind.count += length;
    each.push(kind);
    // A sequence is of several characters: that the first is not all of them is said.
    const { codePoint: first } = kind;
    if (!kind.label.endsWith(others) && found.codePoints.some((one) => one !== first))
      kind.label += others;
  });
  const sorted = [...kinds.values()].sort(byFate);
  const places = new Map(sorted.map((kind, place) => [kind, place]));
  const kindOf = Uint16Array.from(each, (kind) => places.get(kind) ?? 0);
  return { count, flagged, provenance, kinds: sorted, marks, kindOf };
}
