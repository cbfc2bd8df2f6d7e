import { type Candidate, propose } from '../candidate.ts';
import type { Document } from '../document.ts';
import { nearestBefore, sentenceStarts } from '../nearest.ts';
import { has, tagSet } from '../tags.ts';

const FINITE = tagSet('ZBMAOEV');
/** Without forms that may be participles or infinitives. */
const CERTAIN = tagSet('ZBMAO');
const SUBJECTS = new Set(['it', 'they', 'he', 'she', 'we', 'you', 'this', 'these', 'there']);
const MAX_MERGED = 50;
const DETERMINERS = new Set([
  'the',
  'a',
  'an',
  'my',
  'his',
  'her',
  'their',
  'our',
  'its',
  'these',
  'such',
  'some',
  'many',
]);

/** Joins two short sentences, or cuts one at a semicolon or at ", and they …". */
export function proposeSentences(doc: Document, candidates: Candidate[]): void {
  const clauseBefore = clausesBefore(doc);
  const lengths = new Map<number, number>();
  for (let i = 0; i < doc.count; i++)
    lengths.set(doc.sentence[i]!, (lengths.get(doc.sentence[i]!) ?? 0) + 1);
  for (let i = 1; i + 3 < doc.count; i++) {
    if (doc.locked[i]! === 1 || doc.locked[i + 1]! === 1) continue;
    const own = doc.lower[i]!;
    const length = lengths.get(doc.sentence[i]!) ?? 0;
    if (own === '.' && doc.first[i + 1]! === 1)
      proposeJoin(doc, candidates, {
        i,
        length: length + (lengths.get(doc.sentence[i + 1]!) ?? 0),
      });
    else if (own === ';' && doc.sentence[i + 1]! === doc.sentence[i]! && hasSubjectAt(doc, i + 1))
      proposeCut(doc, candidates, { from: i, next: i + 1, cost: 1 });
    else if (
      own === ',' &&
      doc.lower[i + 1]! === 'and' &&
      length > 16 &&
      doc.locked[i + 2]! === 0 &&
      hasSubjectAt(doc, i + 2) &&
      clauseBefore(i)
    ) {
      proposeCut(doc, candidates, { from: i, next: i + 2, cost: 1.8 });
    }
  }
}

function hasSubjectAt(doc: Document, at: number): boolean {
  return at + 1 < doc.count && SUBJECTS.has(doc.lower[at]!) && has(FINITE, doc.tag[at + 1]!);
}

const DEPENDING =
  /^(?:if|when|that|because|although|while|who|which|whether|as|since|though|what|how|until|unless|before|after|once|where|why|so|,|;|:)$/;
const PERIOD = tagSet('.');

/** Whether enough stands before a cut, with nothing that the second half may depend on. */
function clausesBefore(doc: Document): (i: number) => boolean {
  const starts = sentenceStarts(doc);
  const depending = nearestBefore(
    doc,
    (at) => has(PERIOD, doc.tag[at]!) || DEPENDING.test(doc.lower[at]!),
  );
  const finite = nearestBefore(doc, (at) => has(FINITE, doc.tag[at]!));
  return (i) => i > starts[i]! + 6 && depending[i - 1]! < 0 && finite[i - 1]! >= 0;
}

function proposeCut(
  doc: Document,
  candidates: Candidate[],
  { from, next, cost }: { from: number; next: number; cost: number },
): void {
  const word = doc.text.slice(doc.start[next]!, doc.end[next]!);
  const replacement = `. ${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  propose(doc, candidates, { from, to: next + 1, replacement, cost, kind: 'sentence' });
}

function proposeJoin(
  doc: Document,
  candidates: Candidate[],
  { i, length }: { i: number; length: number },
): void {
  const pronoun = hasSubjectAt(doc, i + 1) && doc.lower[i + 1]! !== 'there';
  if (length > MAX_MERGED || (!pronoun && !DETERMINERS.has(doc.lower[i + 1]!))) return;
  if (!hasVerb(doc, { from: i - 1, step: -1, tags: FINITE })) return;
  // "A flicker of green, overwhelmed by dark.": a participle is no verb of a sentence.
  if (!hasVerb(doc, { from: i + 1, step: 1, tags: pronoun ? FINITE : CERTAIN })) return;
  if (/[\n]/.test(doc.text.slice(doc.end[i]!, doc.start[i + 1]!)) || doc.text[doc.end[i]!]! !== ' ')
    return;
  for (let at = i - 1; at >= 0 && doc.sentence[at]! === doc.sentence[i]!; at--) {
    if (doc.lower[at]! === ';' || doc.lower[at]! === ':' || doc.lower[at]! === '—') return;
  }
  const word = doc.lower[i + 1]!;
  propose(doc, candidates, {
    from: i,
    to: i + 2,
    replacement: `; ${word}`,
    cost: pronoun ? 1.2 : 1.5,
    kind: 'sentence',
  });
}

/** Whether the sentence at `from` has a verb that can be its main one. */
function hasVerb(
  doc: Document,
  { from, step, tags }: { from: number; step: 1 | -1; tags: number },
): boolean {
  for (
    let at = from;
    at >= 0 && at < doc.count && doc.sentence[at]! === doc.sentence[from]!;
    at += step
  ) {
    if (has(tags, doc.tag[at]!)) return true;
  }
  return false;
}
