import { type Candidate, propose } from '../candidate.ts';
import type { Document } from '../document.ts';
import { has, tag, tagSet } from '../tags.ts';

const NOUNS = tagSet('NS');
const CONTINUES = tagSet('NSJGF#XE');

/** Owners for whom "the x's y" and "the y of the x" are equally good English. */
const OWNERS = new Set(
  `world country city company nation body government team economy story film movie novel book poem region industry
  organization community state school university brain planet village town house play song group firm club party
  program project system study paper essay article character author narrator protagonist museum building ocean earth
  market business department institution empire kingdom church island forest king queen`.split(
    /\s+/,
  ),
);

/** What an owner has: not its parts, ends and sides, nor what takes an "of" of its own. */
const OWNED = new Set(
  `success future economy culture history development growth performance leaders policies efforts needs citizens resources
  interests reputation capital people members values population environment decision decisions purpose structure quality
  themes theme plot title climate residents laws leader beauty story ability strength identity message popularity
  priorities mission leadership goals achievements failure collapse survival design layout founder owner staff employees
  customers profits revenue actions behavior feelings thoughts emotions words journey personality wealth power influence
  role significance importance finances budget headquarters website infrastructure health stability rules main tone style
  setting ending narrative perspective weaknesses strengths`.split(/\s+/),
);

/** "the company's success" ↔ "the success of the company". */
export function proposePossessives(doc: Document, candidates: Candidate[]): void {
  for (let i = 0; i + 3 < doc.count; i++) {
    if (doc.lower[i]! !== 'the' || doc.sentence[i]! !== doc.sentence[i + 3]!) continue;
    if (doc.lower[i + 2]! === "'s") proposeOfPhrase(doc, candidates, i);
    else if (doc.lower[i + 2]! === 'of') proposeGenitive(doc, candidates, i);
  }
}

const spellingAt = (doc: Document, i: number): string => doc.text.slice(doc.start[i]!, doc.end[i]!);
const isFree = (doc: Document, from: number, to: number): boolean => {
  for (let i = from; i < to; i++) if (doc.locked[i]! === 1) return false;
  return true;
};

function proposeOfPhrase(doc: Document, candidates: Candidate[], i: number): void {
  if (!OWNERS.has(doc.lower[i + 1]!) || !OWNED.has(doc.lower[i + 3]!) || !isFree(doc, i, i + 4))
    return;
  if (!has(NOUNS, doc.tag[i + 3]!) || goesOn(doc, i + 4, 'of')) return;
  propose(doc, candidates, {
    from: i,
    to: i + 4,
    replacement: `the ${spellingAt(doc, i + 3)} of the ${spellingAt(doc, i + 1)}`,
    cost: 1.1,
    kind: 'order',
  });
}

function proposeGenitive(doc: Document, candidates: Candidate[], i: number): void {
  const owner = i + 4;
  if (
    owner >= doc.count ||
    doc.sentence[owner]! !== doc.sentence[i]! ||
    doc.lower[i + 3]! !== 'the'
  )
    return;
  if (!OWNED.has(doc.lower[i + 1]!) || !OWNERS.has(doc.lower[owner]!) || !isFree(doc, i, owner + 1))
    return;
  if (
    doc.tag[owner]! !== tag('N') ||
    goesOn(doc, owner + 1, 'of', 'that', 'which', 'who', 'where', 'in', 'and', 'or')
  )
    return;
  propose(doc, candidates, {
    from: i,
    to: owner + 1,
    replacement: `the ${spellingAt(doc, owner)}'s ${spellingAt(doc, i + 1)}`,
    cost: 0.8,
    kind: 'order',
  });
}

/** Whether the phrase goes on: another noun, or one of these words. */
function goesOn(doc: Document, at: number, ...words: string[]): boolean {
  if (at >= doc.count || doc.sentence[at]! !== doc.sentence[at - 1]!) return false;
  return (
    has(CONTINUES, doc.tag[at]!) ||
    words.includes(doc.lower[at]!) ||
    doc.text[doc.start[at]!]! === '-'
  );
}
