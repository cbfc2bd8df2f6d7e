import { analyse } from './analyse.ts';
import { describer, runEnd } from './findings.ts';
import * as Kind from './kind-codes.ts';
import { withListed } from './listed/index.ts';
import { listedName } from './listed/table.ts';
import { codePointLabel, nameOf } from './names.ts';
import { kindOf } from './tables.ts';
import type { CleanOptions, Segment } from './types.ts';
import * as Verdict from './verdicts.ts';

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
  const { tokens } = withListed(analyse(text, options), options);
  const { count, starts, ends, kinds, verdicts } = tokens;
  const describe = describer(tokens, listedName);
  const labels = labeller();
  const segments: Segment[] = [];
  const plainSince = plainReader(segments, text, labels);
  let at = 0;
  let finding = 0;
  for (let from = 0; from < count; ) {
    const to = runEnd(tokens, from);
    const start = starts[from]!;
    const end = ends[to - 1]!;
    if (start > at) plainSince(at, start);
    const verdict = verdicts[from];
    const kind = kinds[from]!;
    const described = describe(kind, start, end);
    const { codePoints, name, category } = described;
    described.text ??= text.slice(start, end);
    described.label ??= labelOfRun(codePoints, labels);
    segments.push({
      kind: 'mark',
      start,
      end,
      text: described.text,
      codePoints,
      label: described.label,
      name,
      category,
      kept: verdict === Verdict.keep || verdict === Verdict.flag,
      finding: verdict === Verdict.keep ? -1 : finding++,
    });
    at = end;
    from = to;
  }
  plainSince(at, text.length);
  return segments;
}

/** Labels of code points, each spelt once. */
function labeller(): (codePoint: number) => string {
  const known = new Map<number, string>();
  return (codePoint) => {
    let label = known.get(codePoint);
    if (label === undefined) {
      label = codePointLabel(codePoint);
      known.set(codePoint, label);
    }
    return label;
  };
}

/** The first code point, and how many more there are. */
function labelOfRun(codePoints: readonly number[], labels: (codePoint: number) => string): string {
  const first = labels(codePoints[0]!);
  return codePoints.length > 1 ? `${first} +${codePoints.length - 1}` : first;
}

function isShown(codePoint: number): boolean {
  if (codePoint <= 0x7f) return codePoint <= 13 && LINE_CATEGORIES[codePoint] !== undefined;
  return kindOf(codePoint) === Kind.visibleFormat;
}

type KeptMark = Pick<Mark, 'text' | 'codePoints' | 'label' | 'name' | 'category'>;

/** Adds text that no rule looked at: only its line ends, tabs and visible format characters are marks. */
function plainReader(
  segments: Segment[],
  whole: string,
  labels: (codePoint: number) => string,
): (from: number, to: number) => void {
  const known = new Map<number, KeptMark>();
  const keptMark = (codePoint: number): KeptMark => {
    let mark = known.get(codePoint);
    if (mark === undefined) {
      mark = {
        text: String.fromCodePoint(codePoint),
        codePoints: [codePoint],
        label: labels(codePoint),
        name: nameOf(codePoint),
        category: LINE_CATEGORIES[codePoint] ?? 'visible-format',
      };
      known.set(codePoint, mark);
    }
    return mark;
  };
  return (from, to) => {
    let start = from;
    const flush = (end: number) => {
      if (end > start) segments.push({ kind: 'text', start, end, text: whole.slice(start, end) });
    };
    for (let at = from; at < to; ) {
      const codePoint = whole.codePointAt(at)!;
      const end = at + (codePoint > 0xffff ? 2 : 1);
      if (isShown(codePoint)) {
        flush(at);
        const { text, codePoints, label, name, category } = keptMark(codePoint);
        segments.push({
          kind: 'mark',
          start: at,
          end,
          text,
          codePoints,
          label,
          name,
          category,
          kept: true,
          finding: -1,
        });
        start = end;
      }
      at = end;
    }
    flush(to);
  };
}
