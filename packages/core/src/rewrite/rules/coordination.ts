import { type Candidate, propose } from '../candidate.ts';
import type { Document } from '../document.ts';
import { has, tag, tagSet } from '../tags.ts';

const NOUNS = tagSet('NS');
const NP_TAGS = tagSet('NSJG');
const FINITE = tagSet('VZEBMAO');
const GOVERNS = tagSet('IVZGE');
const PERIOD = tag('.');
const PAIRED = new Set(
  'both between either neither not and or , mix mixture blend combination balance fusion marriage intersection'.split(
    ' ',
  ),
);

/** "strong bones and healthy skin" → "strong bones as well as healthy skin": objects only. */
export function proposeCoordination(doc: Document, candidates: Candidate[]): void {
  for (let i = 2; i + 2 < doc.count; i++) {
    if (
      doc.lower[i]! !== 'and' ||
      doc.locked[i]! === 1 ||
      !has(NOUNS, doc.tag[i - 1]!) ||
      doc.word[i - 1]! === 0
    )
      continue;
    if (
      doc.sentence[i - 1]! !== doc.sentence[i + 1]! ||
      !has(NP_TAGS, doc.tag[i + 1]!) ||
      doc.tag[i + 1]! === tag('G')
    )
      continue;
    if (!isObject(doc, i) || !endsAsNoun(doc, i + 1)) continue;
    propose(doc, candidates, {
      from: i,
      to: i + 1,
      replacement: 'as well as',
      cost: 1.5,
      kind: 'function-word',
    });
  }
}

/** The noun phrase before "and" hangs on a verb or a preposition, with no other list around it. */
function isObject(doc: Document, i: number): boolean {
  for (let at = i - 1; at >= Math.max(0, i - 5) && doc.sentence[at]! === doc.sentence[i]!; at--) {
    if (PAIRED.has(doc.lower[at]!)) return false;
    if (has(GOVERNS, doc.tag[at]!)) return at === 0 || !PAIRED.has(doc.lower[at - 1]!);
  }
  return false;
}

/** The phrase after "and" is nouns and adjectives up to punctuation, with no verb of its own. */
function endsAsNoun(doc: Document, from: number): boolean {
  for (let at = from; at < Math.min(doc.count, from + 5); at++) {
    if (doc.sentence[at]! !== doc.sentence[from]! || doc.tag[at]! === PERIOD)
      return has(NOUNS, doc.tag[at - 1]!) && doc.lower[at]! !== ',';
    if (has(FINITE, doc.tag[at]!) || !has(NP_TAGS, doc.tag[at]!)) return false;
  }
  return false;
}
