import { type Candidate, propose } from '../candidate.ts';
import type { Document } from '../document.ts';
import { has, tag, tagSet } from '../tags.ts';

const ADJECTIVE = tag('J');
const NOUNS = tagSet('NS');
const PERIOD = tag('.');
/** What a pair may hang on: a verb or a preposition, so that nothing else reaches over both. */
const GOVERNORS = tagSet('IVZG');
const PAIRED = new Set([
  'between',
  'from',
  'as',
  'both',
  'of',
  'like',
  'than',
  'into',
  'with',
  'for',
]);
/** Adjectives that compare or point back: the second phrase leans on the first. */
const LEANING =
  /^(?:other|such|same|similar|many|more|most|less|better|own|new|next|last|further|subsequent|resulting|consequent|even|overall|general|ultimate|final)$/;

/** "strong bones and healthy skin" → "healthy skin and strong bones", at the end of a clause. */
export function proposePairs(doc: Document, candidates: Candidate[]): void {
  for (let i = 3; i + 3 < doc.count; i++) {
    if (doc.lower[i]! !== 'and' || doc.sentence[i - 3]! !== doc.sentence[i + 3]!) continue;
    if (!isPhrase(doc, i - 2) || !isPhrase(doc, i + 1)) continue;
    if (!has(GOVERNORS, doc.tag[i - 3]!) || doc.tag[i + 3]! !== PERIOD) continue;
    if (!/^[.;!?]$/.test(doc.lower[i + 3]!) || PAIRED.has(doc.lower[i - 3]!)) continue;
    if (doc.lower[i - 1]! === doc.lower[i + 2]! || hasCommaBefore(doc, i - 3)) continue;
    propose(doc, candidates, {
      from: i - 2,
      to: i + 3,
      replacement: `${raw(doc, i + 1, i + 3)} and ${raw(doc, i - 2, i)}`,
      cost: 1,
      kind: 'order',
    });
  }
}

const raw = (doc: Document, from: number, to: number): string =>
  doc.text.slice(doc.start[from]!, doc.end[to - 1]!);

function isPhrase(doc: Document, at: number): boolean {
  if (doc.tag[at]! !== ADJECTIVE || !has(NOUNS, doc.tag[at + 1]!)) return false;
  if (doc.word[at]! === 0 || doc.word[at + 1]! === 0 || LEANING.test(doc.lower[at]!)) return false;
  return doc.locked[at]! === 0 && doc.locked[at + 1]! === 0 && doc.first[at]! === 0;
}

/** A comma just before: the pair may be the end of a longer list. */
function hasCommaBefore(doc: Document, at: number): boolean {
  for (let i = at; i > at - 4 && i >= 0; i--) if (doc.lower[i]! === ',') return true;
  return false;
}
