import { decode, type Finding, reveal, type Segment, scan } from '@cleanpaste/core/hidden';
import { displayLines } from './display-lines.ts';
import type { Flagged, Revealed, RevealedKind } from './messages.ts';

type Mark = Extract<Segment, { kind: 'mark' }>;

const layoutCategories = new Set<Mark['category']>(['tab', 'line-feed', 'carriage-return']);

/** What is only shown, by what it is. */
function sortOf(category: Mark['category']): keyof Flagged {
  if (category === 'provenance') return category;
  return category.includes('look-alike') ? 'lookAlikes' : 'others';
}

/** Provenance goes where somebody says so, whatever the library does with it by itself. */
const fateOf = ({ category }: Mark, finding: Finding | undefined) =>
  finding && category === 'provenance' ? 'flag' : (finding?.action ?? 'keep');

/** `U+E0046 +31` as what is counted everywhere else: so many characters that begin with it. */
const labelOf = ({ label, codePoints }: Mark) =>
  codePoints.length > 1 ? `${label.split(' ')[0]} … ×${codePoints.length}` : label;

function kindOf(mark: Mark, finding: Finding | undefined): RevealedKind {
  return {
    label: labelOf(mark),
    name: mark.name,
    category: mark.category,
    fate: fateOf(mark, finding),
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
  let deceiving = 0;
  const flagged: Flagged = { lookAlikes: 0, provenance: 0, others: 0 };
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
      if (made.dangerous) deceiving += segment.codePoints.length;
      if (made.fate === 'keep' || made.fate === 'flag') kept += segment.codePoints.length;
      if (made.fate === 'flag') flagged[sortOf(segment.category)] += segment.codePoints.length;
    }
  }
  return {
    display: lines.text(),
    boxes: Int32Array.from(boxes),
    kinds,
    found,
    kept,
    deceiving,
    flagged,
    layout,
    payloads: decode(text),
  };
}
