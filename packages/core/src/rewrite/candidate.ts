import type { Document } from './document.ts';
import { takesAn } from './inflect.ts';
import type { EditKind } from './types.ts';

/** A possible edit over the tokens `from` up to, not including, `to`. */
export interface Candidate {
  from: number;
  to: number;
  /** Characters it replaces; a deletion takes a space with it. */
  start: number;
  end: number;
  replacement: string;
  cost: number;
  kind: EditKind;
  /** What it is known by in the table of pairs; see `pairs.ts`. */
  pair: string;
}

/** What a rule proposes; capitals, articles and spaces are seen to by `propose`. */
interface Proposal {
  from: number;
  to: number;
  replacement: string;
  cost: number;
  kind: EditKind;
  /** Of a wording in the lexicon; what a rule proposes is named after the rule. */
  pair?: string;
}

/** Tokens around an edit in which its new words must not stand already. */
const NEARBY = 9;

/** Adds a proposal to the candidates, made to fit its place, unless it does not fit. */
export function propose(doc: Document, candidates: Candidate[], proposal: Proposal): void {
  let { from, to, replacement } = proposal;
  let { cost } = proposal;
  if (replacement.includes('i'))
    replacement = replacement.replace(/(?<![A-Za-z'’])i(?![A-Za-z])/g, 'I');
  if (/(?:^| )an?$/.test(replacement)) {
    if (to >= doc.count || doc.word[to]! === 0) return;
    replacement = replacement.replace(/an?$/, takesAn(doc.lower[to]!) ? 'an' : 'a');
  }
  const capital = isCapital(doc, from) && doc.lower[from]! !== 'i';
  if (replacement === '' && capital && doc.word[from]! === 1) {
    if (to >= doc.count || doc.locked[to]! === 1 || doc.word[to]! === 0) return;
    replacement = doc.text.slice(doc.start[to]!, doc.end[to]!);
    to++;
  }
  if (capital) replacement = replacement.charAt(0).toUpperCase() + replacement.slice(1);
  const article = doc.lower[from - 1]!;
  if (from > 0 && (article === 'a' || article === 'an') && doc.word[from]! === 1) {
    const following = replacement === '' ? doc.lower[to]! : replacement;
    if (following === undefined || !/^[A-Za-z]/.test(following)) return;
    if (takesAn(following) !== (article === 'an')) {
      if (doc.locked[from - 1]! === 1) return;
      if (replacement === '') {
        if (doc.locked[to]! === 1) return;
        replacement = doc.text.slice(doc.start[to]!, doc.end[to]!);
        to++;
      }
      from--;
      const an = takesAn(following) ? 'an' : 'a';
      replacement = `${isCapital(doc, from) ? an.charAt(0).toUpperCase() + an.slice(1) : an} ${replacement}`;
    }
  }
  // A contraction or genitive is written as the text writes its own.
  if (replacement.includes("'") && doc.curly) replacement = replacement.replaceAll("'", '’');
  if (repeats(doc, { from, to, replacement })) cost += 2.5;
  const start = doc.start[from]!;
  let end = doc.end[to - 1]!;
  if (replacement === '' && doc.word[from]! === 1 && to < doc.count) end = doc.start[to]!;
  if (doc.text.slice(start, end) === replacement || /\n/.test(doc.text.slice(start, end))) return;
  const { kind, pair = '' } = proposal;
  candidates.push({ from, to, start, end, replacement, cost, kind, pair });
}

const isCapital = (doc: Document, i: number): boolean => {
  const code = doc.text.charCodeAt(doc.start[i]!);
  return code >= 65 && code <= 90;
};

/** Whether a new longer word already stands close by: "a key issue, an important issue". */
function repeats(
  doc: Document,
  { from, to, replacement }: { from: number; to: number; replacement: string },
): boolean {
  if (replacement.length < 5) return false;
  for (const word of replacement.toLowerCase().split(' ')) {
    if (word.length < 5) continue;
    const low = Math.max(0, from - NEARBY);
    const high = Math.min(doc.count, to + NEARBY);
    const stem = word.length > 6 ? word.slice(0, 6) : word;
    let inside = false;
    for (let i = from; i < to; i++) inside ||= doc.lower[i]!.startsWith(stem);
    if (inside) continue;
    for (let i = low; i < high; i++)
      if ((i < from || i >= to) && doc.lower[i]!.startsWith(stem)) return true;
  }
  return false;
}
