import type { Span } from './types.ts';

/** The sentences of a paragraph, by their end marks; abbreviations of one letter end none. */
export function sentenceSpans(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const end of text.matchAll(/[.!?…]["”’')\]]*(?=\s)|\n\s*\n|$/g)) {
    const until = end.index + end[0].length;
    const before = text.slice(Math.max(0, end.index - 3), end.index);
    if (end[0].startsWith('.') && /(?:^|[\s.(])\p{L}$/u.test(before)) continue;
    if (end[0].startsWith('.') && /(?:^|\s)(?:Mr|Ms|Dr|St|No|vs|cf)$/.test(before)) continue;
    if (text.slice(start, until).trim() !== '') {
      const lead = text.slice(start, until).length - text.slice(start, until).trimStart().length;
      spans.push({ start: start + lead, end: until });
    }
    start = until;
  }
  return spans;
}
