import { scan } from './scan.ts';
import type { CleanOptions, Segment } from './types.ts';

/** Cuts a text into plain pieces and marks, ready to be drawn. */
export function reveal(text: string, options: CleanOptions = {}): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  const plain = (end: number) => {
    if (end > from) segments.push({ kind: 'text', start: from, end, text: text.slice(from, end) });
  };
  for (const [index, finding] of scan(text, options).entries()) {
    plain(finding.start);
    const { start, end, codePoints, name, category } = finding;
    const label = `U+${codePoints[0]!.toString(16).toUpperCase().padStart(4, '0')}`;
    const piece = text.slice(start, end);
    segments.push({
      kind: 'mark',
      start,
      end,
      text: piece,
      codePoints,
      label,
      name,
      category,
      kept: false,
      finding: index,
    });
    from = end;
  }
  plain(text.length);
  return segments;
}
