import { type Candidate, propose } from '../candidate.ts';
import type { Document } from '../document.ts';
import { has, tag, tagSet } from '../tags.ts';

const SUBJECTS = new Set(['he', 'she', 'they', 'we', 'i', 'it']);
const PAST = tag('E');
const ADVERB = tag('R');
const NAMES = tagSet('FP');
/** Adverbs that say how, and may stand on either side of the verb. */
const MANNER =
  /^(?:slow|quick|quiet|soft|gent|careful|calm|nervous|anxious|sudden|final|eventual|immediate|gradual|eager|cautious|silent|desperate|brief|instinctive|reluctant|patient|prompt|swift|abrupt|deliberate|casual|proud|bitter|weak|feeble|bold|brave)(?:ly|ily)$/;

/** "She softly smiled." ↔ "She smiled softly."; "He slowly turned" → "Slowly, he turned". */
export function proposeAdverbs(doc: Document, candidates: Candidate[]): void {
  for (let i = 1; i + 2 < doc.count; i++) {
    if (
      doc.locked[i]! === 1 ||
      doc.locked[i + 1]! === 1 ||
      doc.sentence[i - 1]! !== doc.sentence[i + 2]!
    )
      continue;
    if (doc.tag[i + 1]! === PAST && MANNER.test(doc.lower[i]!)) proposeFronting(doc, candidates, i);
    else if (doc.tag[i]! === PAST && doc.tag[i + 1]! === ADVERB && MANNER.test(doc.lower[i + 1]!))
      proposeSwap(doc, candidates, i);
  }
}

const spellingAt = (doc: Document, i: number): string => doc.text.slice(doc.start[i]!, doc.end[i]!);

function proposeFronting(doc: Document, candidates: Candidate[], i: number): void {
  const subject = doc.lower[i - 1]!;
  if (!SUBJECTS.has(subject) || doc.first[i - 1]! === 0 || doc.locked[i - 1]! === 1) return;
  const adverb = spellingAt(doc, i);
  propose(doc, candidates, {
    from: i - 1,
    to: i + 1,
    replacement: `${adverb.charAt(0).toUpperCase()}${adverb.slice(1)}, ${subject === 'i' ? 'I' : subject}`,
    cost: 0.9,
    kind: 'order',
  });
}

function proposeSwap(doc: Document, candidates: Candidate[], i: number): void {
  const ends = doc.lower[i + 2]! === '.' || doc.lower[i + 2]! === ',';
  if (!ends || !has(NAMES, doc.tag[i - 1]!)) return;
  propose(doc, candidates, {
    from: i,
    to: i + 2,
    replacement: `${spellingAt(doc, i + 1)} ${spellingAt(doc, i)}`,
    cost: 1,
    kind: 'order',
  });
}
