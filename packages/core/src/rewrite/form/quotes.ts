import type { FormEdit } from './types.ts';

const CURLY = /[“”„‟‘’‚‛]/g;
const STRAIGHT = /["']/g;
/** What an opening mark stands behind. */
const OUTSIDE = /[\s([{<—–\-/“‘"'*_]/;

/** Curly marks made straight, or straight ones curly: open or closed by what stands before them. */
export function formQuotes(text: string, to: 'curly' | 'straight'): FormEdit[] {
  if (to === 'straight')
    return Array.from(text.matchAll(CURLY), ({ index, 0: mark }) => ({
      start: index,
      end: index + 1,
      replacement: '“”„‟'.includes(mark) ? '"' : "'",
      by: 'quotes',
    }));
  return Array.from(text.matchAll(STRAIGHT)).flatMap(({ index, 0: mark }): FormEdit[] => {
    const before = text[index - 1] ?? ' ';
    const after = text[index + 1] ?? ' ';
    // Feet, inches, minutes and seconds have straight marks.
    if (/\d/.test(before) && !/[\p{L}\s.,;:!?)]/u.test(after)) return [];
    if (/\d/.test(before) && !isOpen(text, index, mark)) return [];
    return [
      { start: index, end: index + 1, replacement: curly({ mark, before, after }), by: 'quotes' },
    ];
  });
}

/** How far back an open quotation is looked for. */
const REACH = 1000;

/** Whether an odd number of these marks stands shortly before a place on its line: this one closes. */
function isOpen(text: string, at: number, mark: string): boolean {
  const before = text.slice(Math.max(0, at - REACH), at);
  return (before.slice(before.lastIndexOf('\n') + 1).split(mark).length - 1) % 2 === 1;
}

function curly({ mark, before, after }: { mark: string; before: string; after: string }): string {
  const opens = OUTSIDE.test(before) && !/\s/.test(after);
  if (mark === '"') return opens ? '“' : '”';
  // "’90s", "’tis": letters left out at the beginning.
  return opens && !/\d/.test(after) ? '‘' : '’';
}
