import { reveal, type Segment } from '@cleanpaste/core/hidden';

export function codePointLabel(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** One box a code point, like ‹U+200B›; what can be seen anyway (`[0m` of an escape) stays. */
export function drawMark({ codePoints }: { codePoints: readonly number[] }): string {
  return codePoints
    .map((codePoint) =>
      codePoint > 0x20 && codePoint < 0x7f
        ? String.fromCodePoint(codePoint)
        : `‹${codePointLabel(codePoint)}›`,
    )
    .join('');
}

/** Names and messages on one line of a terminal, with nothing hidden in them. */
export function drawLine(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return reveal(text, { ellipsisAndArrows: false })
    .map((segment) =>
      segment.kind === 'text' || !isDrawn(segment) ? segment.text : drawMark(segment),
    )
    .join('');
}

/** A line of a text with what is hidden in it drawn; tabs stay. */
export function drawContent(text: string): string {
  if (/^[\t -~]*$/.test(text)) return text;
  return text
    .split('\t')
    .map((part) => drawLine(part))
    .join('\t');
}

function isDrawn({ kept, category }: Extract<Segment, { kind: 'mark' }>): boolean {
  return !kept || category === 'tab' || category === 'line-feed' || category === 'carriage-return';
}
