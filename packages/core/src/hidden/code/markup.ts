import { addElement, type Elements, type Range } from './elements.ts';
import type { CodeLanguage } from './languages.ts';

/** Tags are code; their values, the comments and the text between them are elements. */
export function lexMarkup(
  text: string,
  elements: Elements,
  lexInner: (language: CodeLanguage, range: Range) => void,
): void {
  for (let at = 0; at < text.length; ) {
    const opening = nextOpening(text, at);
    addElement(elements, at, opening);
    if (opening === text.length) return;
    const whole = wholeEnd(text, opening);
    if (whole > opening) {
      addElement(elements, opening, whole);
      at = whole;
      continue;
    }
    at = tagEnd(text, opening, elements);
    const inner = INNER.exec(text.slice(opening, opening + 8).toLowerCase())?.[1];
    if (inner === undefined) continue;
    const closing = new RegExp(`</${inner}`, 'gi');
    closing.lastIndex = at;
    const to = closing.exec(text)?.index ?? text.length;
    lexInner(inner === 'style' ? 'css' : 'javascript', { from: at, to });
    at = to;
  }
}

const INNER = /^<(script|style)[\s>]/;

/** The next `<` that opens a tag, a comment or a section. */
function nextOpening(text: string, from: number): number {
  for (let at = text.indexOf('<', from); at !== -1; at = text.indexOf('<', at + 1)) {
    if (/[A-Za-z/!?]/.test(text[at + 1] ?? '')) return at;
  }
  return text.length;
}

/** The end of a comment or a section of plain characters. */
function wholeEnd(text: string, at: number): number {
  for (const [open, close] of WHOLE) {
    if (!text.startsWith(open, at)) continue;
    const end = text.indexOf(close, at + open.length);
    return end === -1 ? text.length : end + close.length;
  }
  return at;
}

const WHOLE = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const;

/** One past the `>` of a tag; the quoted values on the way are elements. */
function tagEnd(text: string, start: number, elements: Elements): number {
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (character === '>') return at + 1;
    if (character !== '"' && character !== "'") continue;
    const end = text.indexOf(character, at + 1);
    const close = end === -1 ? text.length - 1 : end;
    addElement(elements, at, close + 1);
    at = close;
  }
  return text.length;
}
