import type { Syntax } from './syntax.ts';

function isWordUnit(unit: number): boolean {
  return (
    (unit >= 0x30 && unit <= 0x39) ||
    (unit >= 0x41 && unit <= 0x5a) ||
    (unit >= 0x61 && unit <= 0x7a) ||
    unit === 0x5f ||
    unit > 0x7f
  );
}

/** Whether a place stands at the start of a word of a shell: behind a space, a line end or a sign. */
export function beginsWord(text: string, at: number): boolean {
  return at === 0 || ' \t\n\r;&|()'.includes(text[at - 1]!);
}

const CHARACTER = /'(?:\\[^\n]{1,12}?|[^\\'\n])'/uy;
const HASHED = /(?:b|c|br|cr|r)(#{0,255})"/y;
const DELIMITED = /R"([^()\\\s]{0,16})\(/y;
const LONG_BRACKET = /(?:--)?\[(={0,255})\[/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function endAfter(text: string, close: string, from: number): number {
  const at = text.indexOf(close, from);
  return at === -1 ? text.length : at + close.length;
}

/** The end of a string that carries its own closing, or `at` where none begins. */
export function specialEnd(text: string, at: number, { has }: Syntax): number {
  if (has === undefined) return at;
  const unit = text.charCodeAt(at);
  if (has.lifetimes && unit === 0x27) {
    const match = matchAt(CHARACTER, text, at);
    return match ? at + match[0].length : at;
  }
  if (has.longBrackets && (unit === 0x5b || unit === 0x2d)) {
    const match = matchAt(LONG_BRACKET, text, at);
    return match ? endAfter(text, `]${match[1]}]`, at + match[0].length) : at;
  }
  const isInWord = at > 0 && isWordUnit(text.charCodeAt(at - 1));
  if (has.hashedStrings && !isInWord && (unit === 0x72 || unit === 0x62 || unit === 0x63)) {
    const match = matchAt(HASHED, text, at);
    // Without `r` a backslash escapes, as in any string.
    if (!match?.[0].includes('r')) return at;
    return endAfter(text, `"${match[1]}`, at + match[0].length);
  }
  if (has.delimitedStrings && unit === 0x52) {
    const match = matchAt(DELIMITED, text, at);
    return match ? endAfter(text, `)${match[1]}"`, at + match[0].length) : at;
  }
  return at;
}

const LONGEST_EXPRESSION = 4096;
const BEFORE_EXPRESSION = '(,=:[!&|?{};+-*%~^<>\n';
const WORDS_BEFORE = new Set(
  'return typeof case in of delete void throw new else do instanceof await yield'.split(' '),
);

/** The end of `/…/` at `at`, or `at` where a slash divides. */
export function regularExpressionEnd(text: string, at: number): number {
  if (!mayBegin(text, at)) return at;
  let isInClass = false;
  const limit = Math.min(text.length, at + LONGEST_EXPRESSION);
  for (let next = at + 1; next < limit; next++) {
    const character = text[next];
    if (character === '\n') return at;
    if (character === '\\') next++;
    else if (character === '[') isInClass = true;
    else if (character === ']') isInClass = false;
    else if (character === '/' && !isInClass) return next + 1;
  }
  return at;
}

/** Whether no value stands before a slash, so that it cannot divide. */
function mayBegin(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && (text[before] === ' ' || text[before] === '\t')) before--;
  if (before < 0 || BEFORE_EXPRESSION.includes(text[before]!)) return true;
  let start = before;
  while (start >= 0 && before - start < 12 && isWordUnit(text.charCodeAt(start))) start--;
  return WORDS_BEFORE.has(text.slice(start + 1, before + 1));
}
