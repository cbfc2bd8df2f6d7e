import type { Finding } from '@cleanpaste/core/hidden';
import type { HiddenKind, ScanSummary } from './messages.ts';

/** `U+200B`, with at least four digits. */
function codePointLabel(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Counts findings by kind, most frequent first, and packs their places into one array. */
export function summarize(findings: Finding[]): ScanSummary {
  const kinds = new Map<string, HiddenKind>();
  const marks = new Int32Array(findings.length * 2);
  let count = 0;
  findings.forEach((found, index) => {
    marks[index * 2] = found.start;
    marks[index * 2 + 1] = found.end;
    if (found.action !== 'flag') count += found.codePoints.length;
    const codePoint = found.codePoints[0] ?? 0;
    const key = `${found.name}|${found.action}`;
    const kind = kinds.get(key);
    if (kind) kind.count++;
    else
      kinds.set(key, {
        codePoint,
        label: codePointLabel(codePoint),
        name: found.name,
        count: 1,
        action: found.action,
        dangerous: found.dangerous ?? false,
        reason: found.reason,
      });
  });
  return { count, kinds: [...kinds.values()].sort((a, b) => b.count - a.count), marks };
}
