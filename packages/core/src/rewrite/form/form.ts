import type { Span } from '../../text/index.ts';
import { matchProtected } from '../../text/protected-patterns.ts';
import type { Document } from '../document.ts';
import { protectStraightQuotes } from '../protect.ts';
import type { Edit } from '../types.ts';
import { formDashes } from './dashes.ts';
import { formEmphasis } from './emphasis.ts';
import { formLists } from './lists.ts';
import { formQuotes } from './quotes.ts';
import { formSpelling } from './spelling.ts';
import type { Form, FormEdit } from './types.ts';

/** In these every mark counts, so that none is exchanged. */
const EXACT = new Set(['code', 'formula', 'link', 'email', 'tag']);

function editsOf(text: string, form: Form): FormEdit[] {
  return [
    ...(form.quotes ? formQuotes(text, form.quotes) : []),
    ...(form.dashes ? formDashes(text, form.dashes) : []),
    ...(form.emphasis ? formEmphasis(text, form.emphasis) : []),
    ...(form.lists ? formLists(text, form.lists) : []),
    ...(form.spelling ? formSpelling(text, form.spelling) : []),
  ].sort((a, b) => a.start - b.start);
}

/** A text with its form changed, nothing looked at but itself: for the words of another edit. */
function formed(text: string, form: Form): string {
  let out = '';
  let at = 0;
  const { emphasis, lists, ...within } = form;
  for (const { start, end, replacement } of editsOf(text, within)) {
    if (start < at) continue;
    out += text.slice(at, start) + replacement;
    at = end;
  }
  return out + text.slice(at);
}

/**
 * The edits of wording with those of form among them, in order. Where both meet, the new wording is
 * written in the new form. Code, formulas, links and tags stay as they are; a name keeps its spelling,
 * and so does a quotation.
 */
export function addForm(doc: Document, edits: readonly Edit[], form: Form): Edit[] {
  const { text } = doc;
  if (Object.keys(form).length === 0) return [...edits];
  const items = matchProtected(text, 'engine');
  const exact = items.filter(({ kind }) => EXACT.has(kind));
  const quoted: Span[] = items.filter(({ kind }) => kind === 'quotation');
  protectStraightQuotes(text, quoted);
  const isIn = (spans: readonly Span[]) => {
    const sorted = [...spans].sort((a, b) => a.start - b.start);
    let next = 0;
    let reach = -1;
    return ({ start, end }: FormEdit): boolean => {
      while (next < sorted.length && sorted[next]!.start < end)
        reach = Math.max(reach, sorted[next++]!.end);
      return reach > start;
    };
  };
  const [isExact, isQuoted, isName] = [isIn(exact), isIn(quoted), isIn(namesOf(doc))];
  const found: Edit[] = [];
  let at = 0;
  let last = 0;
  for (const edit of editsOf(text, form)) {
    const { start, end, replacement, by } = edit;
    const [code, quotation, name] = [isExact(edit), isQuoted(edit), isName(edit)];
    while (at < edits.length && edits[at]!.end <= start) at++;
    const meets = at < edits.length && edits[at]!.start < end;
    if (code || meets || start < last || (by === 'spelling' && (quotation || name))) continue;
    found.push({ start, end, original: text.slice(start, end), replacement, kind: by });
    last = end;
  }
  const reworded = edits.map((edit) => ({ ...edit, replacement: formed(edit.replacement, form) }));
  return [...reworded, ...found].sort((a, b) => a.start - b.start);
}

/** Words with a capital within a sentence: "Pearl Harbor", "the Labour Party". */
function namesOf(doc: Document): Span[] {
  const names: Span[] = [];
  for (let i = 0; i < doc.count; i++) {
    if (doc.word[i]! === 0 || doc.locked[i]! === 0 || doc.heading[i]! === 1) continue;
    const [start, end] = [doc.start[i]!, doc.end[i]!];
    if (/^\p{Lu}/u.test(doc.text[start]!)) names.push({ start, end });
  }
  return names;
}
