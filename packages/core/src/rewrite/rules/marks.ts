import { type Candidate, propose } from '../candidate.ts';
import type { Document } from '../document.ts';
import { nearestAfter, nearestBefore, sentenceEnds } from '../nearest.ts';
import { has, tag, tagSet } from '../tags.ts';

const NOUNS = tagSet('NS');
const FINITE = tagSet('ZBMAOPWH');
const SUBJECTS = new Set(['it', 'they', 'he', 'she', 'we', 'you', 'i', 'there']);
const VERBAL = tagSet('ZBMAOEV');
/** What a comma may stand before, or not, when it ends its sentence. */
const MARKERS = new Set(['such', 'including', 'especially', 'particularly']);
/** Opening adverbs that go with a comma and without one. */
const OPENERS = new Set(
  `sometimes often usually today recently soon eventually finally then now perhaps maybe currently nowadays tomorrow
  yesterday occasionally gradually initially`.split(/\s+/),
);

/** The comma before "such as" and its kin, after an opening adverb, and before "and" in a list. */
export function proposeMarks(doc: Document, candidates: Candidate[]): void {
  const endsSentence = phrasesToTheEnd(doc);
  const bareNoun = bareNouns(doc);
  for (let i = 0; i + 3 < doc.count; i++) {
    if (doc.first[i]! === 1 && OPENERS.has(doc.lower[i]!)) proposeOpening(doc, candidates, i);
    if (i === 0 || doc.locked[i]! === 1 || doc.sentence[i - 1]! !== doc.sentence[i + 2]!) continue;
    const glued = doc.start[i + 1]! === doc.end[i]!;
    if (doc.lower[i]! === ',' && !glued && isMarker(doc, i + 1) && endsSentence(i + 1))
      propose(doc, candidates, {
        from: i,
        to: i + 1,
        replacement: '',
        cost: 0.8,
        kind: 'punctuation',
      });
    else if (isMarker(doc, i) && endsSentence(i) && bareNoun(i - 1))
      proposeComma(doc, candidates, { at: i - 1, cost: 0.8 });
    else if (doc.lower[i]! === 'and' && endsBareList(doc, i))
      proposeComma(doc, candidates, { at: i - 1, cost: 0.5 });
  }
}

function proposeComma(
  doc: Document,
  candidates: Candidate[],
  { at, cost }: { at: number; cost: number },
): void {
  propose(doc, candidates, {
    from: at,
    to: at + 1,
    replacement: `${doc.text.slice(doc.start[at]!, doc.end[at]!)},`,
    cost,
    kind: 'punctuation',
  });
}

function proposeOpening(doc: Document, candidates: Candidate[], i: number): void {
  if (doc.locked[i]! === 1 || doc.sentence[i]! !== doc.sentence[i + 3]!) return;
  if (doc.lower[i + 1]! === ',' && doc.locked[i + 1]! === 0) {
    if (SUBJECTS.has(doc.lower[i + 2]!) || doc.lower[i + 2]! === 'the')
      propose(doc, candidates, {
        from: i + 1,
        to: i + 2,
        replacement: '',
        cost: 0.9,
        kind: 'punctuation',
      });
  } else if (SUBJECTS.has(doc.lower[i + 1]!) && has(VERBAL, doc.tag[i + 2]!))
    proposeComma(doc, candidates, { at: i, cost: 0.8 });
}

const isMarker = (doc: Document, i: number): boolean =>
  MARKERS.has(doc.lower[i]!) && (doc.lower[i]! !== 'such' || doc.lower[i + 1]! === 'as');

/** Whether no clause follows: what the marker brings in runs to the end of the sentence. */
function phrasesToTheEnd(doc: Document): (from: number) => boolean {
  const ends = sentenceEnds(doc);
  const past = nearestAfter(doc, (at) => doc.tag[at]! === tag('E'));
  const other = nearestAfter(
    doc,
    (at) =>
      has(FINITE, doc.tag[at]!) ||
      doc.lower[at]! === ';' ||
      doc.lower[at]! === ':' ||
      doc.locked[at]! === 1,
  );
  return (from) => {
    const end = ends[from]!;
    if (end - from <= 2 || other[from + 1]! >= 0 || past[from + 2]! >= 0) return false;
    return /^[.!?]$/.test(doc.lower[end - 1]!);
  };
}

/** Nouns with a clause before them and no comma: no list, no insertion that a second comma closes. */
function bareNouns(doc: Document): (at: number) => boolean {
  const mark = nearestBefore(doc, (at) => [',', '(', '—'].includes(doc.lower[at]!));
  const verb = nearestBefore(doc, (at) => has(VERBAL, doc.tag[at]!));
  return (at) =>
    has(NOUNS, doc.tag[at]!) &&
    doc.word[at]! === 1 &&
    doc.locked[at]! === 0 &&
    mark[at]! < 0 &&
    verb[at]! >= 0;
}

/** "a, b and c" of single nouns behind a verb: "a, b, and c" is as good. */
function endsBareList(doc: Document, i: number): boolean {
  if (i < 5 || doc.lower[i - 2]! !== ',' || doc.sentence[i - 5]! !== doc.sentence[i]!) return false;
  if (doc.locked[i - 1]! === 1 || !has(NOUNS, doc.tag[i - 1]!) || !has(NOUNS, doc.tag[i - 3]!))
    return false;
  if (!has(NOUNS, doc.tag[i + 1]!) || !/^[.;!?]$/.test(doc.lower[i + 2]!)) return false;
  for (let at = i - 4; at >= 0 && at > i - 9 && doc.sentence[at]! === doc.sentence[i]!; at--) {
    if (has(VERBAL, doc.tag[at]!)) return true;
    if (doc.first[at]! === 1) return false;
  }
  return false;
}
