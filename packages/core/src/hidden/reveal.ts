import { type Analysis, analyse } from './analyse.ts';
import { codePointsOf, nameOfRun, runEnd } from './findings.ts';
import { categoryOf, Kind } from './kinds.ts';
import { codePointLabel, nameOf } from './names.ts';
import { kindOf } from './tables.ts';
import { Verdict } from './tokens.ts';
import type { CleanOptions, Segment } from './types.ts';

type Mark = Extract<Segment, { kind: 'mark' }>;

const LINE_CATEGORIES: Record<number, Mark['category']> = {
  9: 'tab',
  10: 'line-feed',
  13: 'carriage-return',
};

/**
 * Cuts a text into plain pieces and marks, ready to be drawn; put together, the pieces are the text.
 * Marks are all that `scan` lists, and besides, marked as kept, what is invisible but has work to do:
 * tabs, line ends, joiners in emoji or Persian words, the sign that frames an Arabic number. Never
 * throws; takes time in proportion to the text.
 *
 * @param text any string of UTF-16 units, unpaired surrogates included
 * @param options the same as for `scan`, so that `finding` counts the same list
 * @returns the segments in order, without gaps or overlaps, in UTF-16 units
 * @example
 * reveal('a\u200bb').map((segment) => segment.label ?? segment.text) // ['a', 'U+200B', 'b']
 */
export function reveal(text: string, options: CleanOptions = {}): Segment[] {
  const analysis = analyse(text, options);
  const { tokens } = analysis;
  const segments: Segment[] = [];
  let at = 0;
  let finding = 0;
  for (let from = 0; from < tokens.count; ) {
    const to = runEnd(tokens, from);
    addPlain(segments, { text, from: at, to: tokens.starts[from]! });
    const isListed = tokens.verdicts[from] !== Verdict.keep;
    segments.push(markOf(analysis, { from, to, finding: isListed ? finding++ : -1 }));
    at = tokens.ends[to - 1]!;
    from = to;
  }
  addPlain(segments, { text, from: at, to: text.length });
  return segments;
}

function markOf(
  { tokens }: Analysis,
  { from, to, finding }: { from: number; to: number; finding: number },
): Mark {
  const [start, end] = [tokens.starts[from]!, tokens.ends[to - 1]!];
  const kind = tokens.kinds[from]!;
  const verdict = tokens.verdicts[from];
  const text = tokens.text.slice(start, end);
  const codePoints = codePointsOf(text);
  const more = codePoints.length > 1 ? ` +${codePoints.length - 1}` : '';
  return {
    kind: 'mark',
    start,
    end,
    text,
    codePoints,
    label: codePointLabel(codePoints[0]!) + more,
    name: nameOfRun(kind, codePoints),
    category: categoryOf(kind),
    kept: verdict === Verdict.keep || verdict === Verdict.flag,
    finding,
  };
}

/** Text that no rule looked at: only its line ends, tabs and visible format characters are marks. */
function addPlain(
  segments: Segment[],
  { text, from, to }: { text: string; from: number; to: number },
): void {
  let start = from;
  const flush = (end: number) => {
    if (end > start) segments.push({ kind: 'text', start, end, text: text.slice(start, end) });
  };
  for (let at = from; at < to; ) {
    const codePoint = text.codePointAt(at)!;
    const end = at + (codePoint > 0xffff ? 2 : 1);
    const isVisible = codePoint > 0x7f && kindOf(codePoint) === Kind.visibleFormat;
    const category = isVisible ? 'visible-format' : LINE_CATEGORIES[codePoint];
    if (category !== undefined) {
      flush(at);
      segments.push({
        kind: 'mark',
        start: at,
        end,
        text: text.slice(at, end),
        codePoints: [codePoint],
        label: codePointLabel(codePoint),
        name: nameOf(codePoint),
        category,
        kept: true,
        finding: -1,
      });
      start = end;
    }
    at = end;
  }
  flush(to);
}
