import { decode, type Finding, reveal, type Segment, scan } from '@cleanpaste/core/hidden';
import { displayLines } from './display-lines.ts';
import type { Revealed, RevealedKind } from './messages.ts';

type Mark = Extract<Segment, { kind: 'mark' }>;

const layoutCategories = new Set<Mark['category']>(['tab', 'line-feed', 'carriage-return']);

function kindOf(mark: Mark, finding: Finding | undefined): RevealedKind {
  return {
    label: mark.label,
    name: mark.name,
    category: mark.category,
    fate: finding?.action ?? 'keep',
    dangerous: finding?.dangerous ?? false,
    reason: finding?.reason ?? '',
    count: 0,
    first: 0,
  };
}

/** Everything the revealer shows of a text. */
export function revealText(text: string): Revealed {
  const findings = scan(text);
  const lines = displayLines();
  const kinds: RevealedKind[] = [];
  const places = new Map<string, number>();
  const boxes: number[] = [];
  let found = 0;
  let kept = 0;
  let flagged = 0;
  let layout = 0;
  for (const segment of reveal(text)) {
    if (segment.kind === 'text') {
      lines.plain(segment.text);
      continue;
    }
    const made = kindOf(segment, findings[segment.finding]);
    const key = `${made.label} ${made.fate} ${made.reason}`;
    let place = places.get(key);
    if (place === undefined) {
      place = kinds.push({ ...made, first: boxes.length / 3 }) - 1;
      places.set(key, place);
    }
    kinds[place]!.count++;
    const start = lines.box(segment.text);
    boxes.push(start, start + segment.text.length, place);
    if (made.fate === 'keep' && layoutCategories.has(segment.category)) layout++;
    else {
      found += segment.codePoints.length;
      if (made.fate === 'keep' || made.fate === 'flag') kept += segment.codePoints.length;
      if (made.fate === 'flag') flagged += segment.codePoints.length;
    }
  }
  return {
    display: lines.text(),
    boxes: Int32Array.from(boxes),
    kinds,
    found,
    kept,
    flagged,
    layout,
    payloads: decode(text),
  };
}
