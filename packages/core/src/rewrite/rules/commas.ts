import { type Candidate, propose } from '../candidate.ts';
import type { Document } from '../document.ts';
import { nearestBefore } from '../nearest.ts';
import { has, tag, tagSet } from '../tags.ts';

const LIST_TAGS = tagSet('NSJGRDI$F#VTC');
const FINITE = tagSet('ZBMAOPWH');
const OPENERS = tagSet('D$P');
const NP_TAGS = tagSet('D$JNS#F');
const SUBJECTS = new Set(['it', 'they', 'he', 'she', 'we', 'you', 'i', 'there']);
const INTRODUCING = new Set(
  'in on at after during by for with over through throughout within from among across before since under at as'.split(
    ' ',
  ),
);
const CLAUSE_BEFORE = tagSet('NSJREP');
const VERBAL = tagSet('ZBMAOEV');
const NAMING = tagSet('NSFP');
const LEADING = new Set(['such', 'like', 'including']);
const SUBORDINATING = new Set(['that', 'if', 'when', 'between']);

/** The comma before "and" in a list or between clauses, and after a short opening phrase. */
export function proposeCommas(doc: Document, candidates: Candidate[]): void {
  const subordinate = nearestBefore(doc, (at) => SUBORDINATING.has(doc.lower[at]!));
  const verb = nearestBefore(doc, (at) => has(VERBAL, doc.tag[at]!));
  for (let i = 0; i + 3 < doc.count; i++) {
    if (doc.first[i]! === 1) proposeOpening(doc, candidates, i);
    if (i === 0) continue;
    if (doc.locked[i]! === 1 || doc.sentence[i - 1]! !== doc.sentence[i + 2]!) continue;
    if (doc.lower[i]! === ',') {
      // "chorizo,and such": what follows would grow together with what stands before.
      if (doc.start[i + 1]! === doc.end[i]!) continue;
      const joint = doc.lower[i + 1]!;
      if (joint === 'and' || joint === 'or') {
        if (endsList(doc, i) && !endsApposition(doc, i))
          proposeRemoval(doc, candidates, { at: i, cost: 0.5 });
        else if (joint === 'and' && startsClause(doc, i + 2))
          proposeRemoval(doc, candidates, { at: i, cost: 1.4 });
      } else if (joint === 'but' && startsClause(doc, i + 2))
        proposeRemoval(doc, candidates, { at: i, cost: 1.4 });
      else if (endsOpening(doc, i)) proposeRemoval(doc, candidates, { at: i, cost: 1.1 });
    } else if (
      (doc.lower[i]! === 'and' || doc.lower[i]! === 'but') &&
      doc.word[i - 1]! === 1 &&
      startsClause(doc, i + 1)
    ) {
      // A verb before it in the sentence, and nothing that both clauses may hang on.
      const isSame = doc.sentence[i - 1]! === doc.sentence[i]!;
      if (isSame && verb[i - 1]! >= 0 && subordinate[i - 1]! < 0)
        proposeAddition(doc, candidates, i);
    }
  }
}

/** "Ann Lee, 36, from Leeds, and …": the comma closes what was put in after the name. */
function endsApposition(doc: Document, comma: number): boolean {
  for (let at = comma - 1; at > 0 && at >= comma - 8; at--) {
    if (doc.tag[at]! === tag('#') && doc.lower[at - 1]! === ',') return true;
  }
  return false;
}

/** "In the morning he left" → "In the morning, he left". */
function proposeOpening(doc: Document, candidates: Candidate[], first: number): void {
  if (!INTRODUCING.has(doc.lower[first]!) || doc.locked[first]! === 1) return;
  let at = first + 1;
  while (at < doc.count && at < first + 6 && has(NP_TAGS, doc.tag[at]!)) at++;
  const last = at - 1;
  if (at >= doc.count || last - first < 1 || doc.sentence[at]! !== doc.sentence[first]!) return;
  if (
    !SUBJECTS.has(doc.lower[at]!) ||
    doc.locked[last]! === 1 ||
    !has(tagSet('NS'), doc.tag[last]!)
  )
    return;
  if (!has(VERBAL, doc.tag[at + 1] ?? tag('.'))) return;
  propose(doc, candidates, {
    from: last,
    to: last + 1,
    replacement: `${doc.text.slice(doc.start[last]!, doc.end[last]!)},`,
    cost: 0.9,
    kind: 'punctuation',
  });
}

function proposeRemoval(
  doc: Document,
  candidates: Candidate[],
  { at, cost }: { at: number; cost: number },
): void {
  propose(doc, candidates, { from: at, to: at + 1, replacement: '', cost, kind: 'punctuation' });
}

function proposeAddition(doc: Document, candidates: Candidate[], i: number): void {
  if (
    !has(CLAUSE_BEFORE, doc.tag[i - 1]!) ||
    doc.locked[i - 1]! === 1 ||
    doc.tag[i - 1]! === tag('P')
  )
    return;
  propose(doc, candidates, {
    from: i - 1,
    to: i,
    replacement: `${doc.text.slice(doc.start[i - 1]!, doc.end[i - 1]!)},`,
    cost: 1.5,
    kind: 'punctuation',
  });
}

/** "…, b, and c": the part before has no finite verb, nor has the part after, up to its end. */
function endsList(doc: Document, i: number): boolean {
  let before = i - 1;
  while (
    before > i - 7 &&
    before >= 0 &&
    doc.sentence[before]! === doc.sentence[i]! &&
    doc.lower[before]! !== ','
  ) {
    if (!has(LIST_TAGS, doc.tag[before]!)) return false;
    before--;
  }
  if (
    before < 1 ||
    doc.lower[before]! !== ',' ||
    doc.sentence[before]! !== doc.sentence[i]! ||
    before === i - 1
  )
    return false;
  if (doc.word[before - 1]! === 0 && doc.locked[before - 1]! === 0) return false;
  // "Biko, an activist, and Woods", "on Earth, during the war, and …": put in, not listed.
  const head = doc.tag[before + 1]!;
  if (
    head === tag('I') ||
    head === tag('G') ||
    (has(OPENERS, head) && doc.tag[before - 1]! === tag('F'))
  )
    return false;
  if (isInside(doc, before) || isInside(doc, Math.min(doc.count - 1, i + 8))) return false;
  // "…, and relax in the pool", "…, and quickly opened the gate": a verb of its own begins a clause.
  const next = doc.tag[i + 2]!;
  if (next === tag('V') || (next === tag('R') && has(VERBAL, doc.tag[i + 3]!))) return false;
  for (let at = i + 2; at < Math.min(doc.count, i + 8); at++) {
    // "…, her eyes intent, and Ben felt": a clause.
    if (doc.tag[at]! === tag('E') && at > i + 2 && has(NAMING, doc.tag[at - 1]!)) return false;
    if (doc.sentence[at]! !== doc.sentence[i]! || doc.tag[at]! === tag('.')) return at > i + 2;
    if (has(FINITE, doc.tag[at]!)) return at > i + 3 && doc.tag[at]! !== tag('P');
  }
  return true;
}

/** "help, such as tips, features like checkers, and texts": the list has another one in it. */
function isInside(doc: Document, comma: number): boolean {
  for (let at = comma; at >= Math.max(0, comma - 8); at--) {
    if (doc.sentence[at]! !== doc.sentence[comma]!) return false;
    if (LEADING.has(doc.lower[at]!)) return true;
  }
  return false;
}

/** What a comma stands before, for the table of pairs: ` (and)`, ` (and clause)`; nothing for other words. */
export function commaCase(doc: Document, { from }: { from: number }): string {
  for (let at = from; at < from + 3 && at < doc.count; at++) {
    const joint = doc.lower[at]!;
    if (joint === 'and' || joint === 'or' || joint === 'but')
      return joint !== 'but' && startsClause(doc, at + 1) ? ` (${joint} clause)` : ` (${joint})`;
  }
  return '';
}

/** A pronoun subject and its verb. */
function startsClause(doc: Document, at: number): boolean {
  if (!SUBJECTS.has(doc.lower[at]!) || at + 1 >= doc.count) return false;
  return (
    has(VERBAL, doc.tag[at + 1]!) || (doc.lower[at + 1]! === "'s" && doc.tag[at + 1]! === tag('X'))
  );
}

/** "In recent years, the …": a preposition, a short noun phrase, the comma, and a clear subject. */
function endsOpening(doc: Document, i: number): boolean {
  if (!SUBJECTS.has(doc.lower[i + 1]!)) return false;
  let at = i - 1;
  while (at >= 0 && at > i - 6 && doc.first[at]! === 0) {
    if (!has(NP_TAGS, doc.tag[at]!) || doc.locked[at]! === 1) return false;
    at--;
  }
  return at >= 0 && doc.first[at]! === 1 && INTRODUCING.has(doc.lower[at]!) && i - at > 1;
}
