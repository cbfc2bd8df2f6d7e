import { addElement, type Elements, lineEnd, type Range } from './elements.ts';
import { hereDocumentsOf } from './here-documents.ts';
import { type CodeLanguage, syntaxOf } from './languages.ts';
import { lexMarkup } from './markup.ts';
import { beginsWord, regularExpressionEnd, specialEnd } from './special-strings.ts';
import type { StringForm, Syntax } from './syntax.ts';

/**
 * Parts a program into strings, comments and code. It need not be valid: what is never closed goes on
 * to the end of its line, or of the text, as compilers read it. Takes time in proportion to the text.
 */
export function elementsOf(text: string, language: CodeLanguage): Elements {
  const elements: Elements = { starts: [], ends: [] };
  const syntax = syntaxOf(language);
  const range = { from: 0, to: text.length };
  if (syntax.has?.tags) {
    lexMarkup(text, elements, (inner, within) => lexRange(text, elements, syntaxOf(inner), within));
  } else lexRange(text, elements, syntax, range);
  return syntax.has?.bareText ? withBareText(text, elements) : elements;
}

const startersOf = new WeakMap<Syntax, Uint8Array>();

/** Which ASCII characters may open something, or end code within a string. */
function starters(syntax: Syntax): Uint8Array {
  let units = startersOf.get(syntax);
  if (units === undefined) {
    units = new Uint8Array(128);
    const { has = {} } = syntax;
    const openings = [
      ...syntax.lineComments,
      ...syntax.blockComments.map(({ open }) => open),
      ...syntax.strings.map(({ open }) => open),
      ...(has.regularExpressions ? ['/'] : []),
      ...(has.lifetimes ? ["'"] : []),
      ...(has.hashedStrings ? ['r', 'b', 'c'] : []),
      ...(has.delimitedStrings ? ['R'] : []),
      ...(has.longBrackets ? ['['] : []),
      ...(has.hereDocuments ? ['<', '\n'] : []),
      ...(syntax.strings.some(({ insert }) => insert) ? ['{', '}'] : []),
    ];
    for (const opening of openings) units[opening.charCodeAt(0)] = 1;
    startersOf.set(syntax, units);
  }
  return units;
}

/** Code within a string, which its brace will end. */
interface Insert {
  form: StringForm;
  braces: number;
}

function lexRange(text: string, elements: Elements, syntax: Syntax, { from, to }: Range): void {
  const units = starters(syntax);
  const inserts: Insert[] = [];
  const hereDocuments = syntax.has?.hereDocuments ? hereDocumentsOf(text) : null;

  /** Goes on in a string from `at`; gives the place behind it, or behind the opening of an insert. */
  function passString(form: StringForm, start: number, at: number): number {
    const { close, escapedBy, spansLines, insert } = form;
    for (let next = at; next < to; next++) {
      const unit = text.charCodeAt(next);
      if (unit === 0x5c && escapedBy === 'backslash') next++;
      else if (unit === 0x0a && !spansLines) {
        addElement(elements, start, next);
        return next;
      } else if (unit === close.charCodeAt(0) && text.startsWith(close, next)) {
        const end = next + close.length;
        if (escapedBy === 'doubled' && text.startsWith(close, end)) next = end + close.length - 1;
        else {
          addElement(elements, start, end);
          return end;
        }
      } else if (insert && unit === insert.charCodeAt(0) && text.startsWith(insert, next)) {
        const end = next + insert.length;
        addElement(elements, start, end);
        inserts.push({ form, braces: 0 });
        return end;
      }
    }
    addElement(elements, start, to);
    return to;
  }

  /** Gives the place behind what begins at `at`, or `at` where nothing does. */
  function passOpening(at: number): number {
    for (const { open, close, nests, atLineStart } of syntax.blockComments) {
      if (!text.startsWith(open, at)) continue;
      if (atLineStart && at > 0 && text[at - 1] !== '\n') continue;
      const end = Math.min(
        to,
        nests ? nestedEnd(text, at, { open, close }) : endAfter(text, close, at + open.length),
      );
      addElement(elements, at, end);
      return end;
    }
    const special = specialEnd(text, at, syntax);
    if (special > at) {
      addElement(elements, at, Math.min(special, to));
      return Math.min(special, to);
    }
    for (const open of syntax.lineComments) {
      if (!text.startsWith(open, at)) continue;
      if (syntax.has?.spacedComments && !beginsWord(text, at)) continue;
      const end = Math.min(to, lineEnd(text, at));
      addElement(elements, at, end);
      return end;
    }
    for (const form of syntax.strings) {
      if (text.startsWith(form.open, at)) return passString(form, at, at + form.open.length);
    }
    if (syntax.has?.regularExpressions && text.charCodeAt(at) === 0x2f) {
      const end = Math.min(to, regularExpressionEnd(text, at));
      addElement(elements, at, end);
      return end;
    }
    return at;
  }

  for (let at = from; at < to; ) {
    const unit = text.charCodeAt(at);
    if (unit >= 128 || units[unit] === 0) {
      at++;
      continue;
    }
    const insert = inserts.at(-1);
    if (insert && unit === 0x7b) insert.braces++;
    if (insert && unit === 0x7d && insert.braces-- === 0) {
      inserts.pop();
      at = passString(insert.form, at, at + 1);
      continue;
    }
    if (hereDocuments) {
      if (unit === 0x0a) {
        const body = hereDocuments.bodyAt(at + 1);
        addElement(elements, at + 1, Math.min(body, to));
        at = Math.max(at + 1, body);
        continue;
      }
      hereDocuments.announce(at);
    }
    at = Math.max(at + 1, passOpening(at));
  }
}

/** One past the closing, or the end of the text. */
function endAfter(text: string, close: string, from: number): number {
  const at = text.indexOf(close, from);
  return at === -1 ? text.length : at + close.length;
}

function nestedEnd(
  text: string,
  start: number,
  { open, close }: { open: string; close: string },
): number {
  let depth = 0;
  for (let at = start; at < text.length; ) {
    if (text.startsWith(open, at)) {
      depth++;
      at += open.length;
    } else if (text.startsWith(close, at)) {
      at += close.length;
      if (--depth === 0) return at;
    } else at++;
  }
  return text.length;
}

/** Data that stands without quotes is text, line by line: only its keys and signs have no string of their own. */
function withBareText(text: string, { starts, ends }: Elements): Elements {
  const all: Elements = { starts: [], ends: [] };
  let from = 0;
  for (let index = 0; index <= starts.length; index++) {
    const to = starts[index] ?? text.length;
    addElement(all, from, to);
    if (index < starts.length) addElement(all, to, ends[index]!);
    from = ends[index] ?? to;
  }
  return all;
}
