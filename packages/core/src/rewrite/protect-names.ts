import type { Span } from '../text/index.ts';
import { nextPlace } from './next-place.ts';

const TOP = /\.(?:com|org|net|edu|gov|io|ai|co|uk|de|fr|info|dev|app|eu|us|example|test)\b/gi;
const DOMAIN =
  /\b[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.(?:com|org|net|edu|gov|io|ai|co|uk|de|fr|info|dev|app|eu|us|example|test)\b(?:\/[^\s<>"'”’)\]]*)?/iy;

function isLabel(unit: number): boolean {
  const small = unit | 0x20;
  return (small >= 0x61 && small <= 0x7a) || (unit >= 0x30 && unit <= 0x39) || unit === 0x2d;
}

/** Names of hosts, with what follows them: looked for from their last part backwards. */
export function domains(text: string, spans: Span[]): void {
  let from = 0;
  TOP.lastIndex = 0;
  for (let top = TOP.exec(text); top !== null; top = TOP.exec(text)) {
    // Where the labels begin that lead up to this end without a gap.
    let start = top.index;
    while (start > from) {
      const isDot = text[start - 1] === '.' && start < top.index && text[start] !== '.';
      if (!isDot && !isLabel(text.charCodeAt(start - 1))) break;
      start--;
    }
    for (; start < top.index; start++) {
      if (!isLabel(text.charCodeAt(start))) continue;
      if (start > 0 && isWordUnit(text, start - 1) === isWordUnit(text, start)) continue;
      if (start === 0 && !isWordUnit(text, 0)) continue;
      break;
    }
    if (start === top.index) continue;
    DOMAIN.lastIndex = start;
    if (!DOMAIN.test(text)) continue;
    from = DOMAIN.lastIndex;
    spans.push({ start, end: from });
    TOP.lastIndex = from;
  }
}

function isWordUnit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit === 0x5f || (unit !== 0x2d && isLabel(unit));
}

/** Links and pictures of Markdown, and what stands in brackets. */
export function links(text: string, spans: Span[]): void {
  if (!text.includes(']')) return;
  const opening = /!?\[/g;
  const closing = nextPlace(text, /[\]\n]/g);
  const closingRound = nextPlace(text, /[)\n]/g);
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const bracket = opening.lastIndex - 1;
    const close = closing(bracket + 1);
    if (text[close] !== ']') continue;
    const round = text[close + 1] === '(' ? closingRound(close + 2) : -1;
    const length = close - bracket - 1;
    const isNote = text[bracket + 1] === '^' && length >= 2 && length <= 201;
    if (round >= 0 && text[round] === ')') {
      spans.push({ start: found.index, end: round + 1 });
      opening.lastIndex = round + 1;
    } else if (isNote || (length >= 1 && length <= 200)) {
      const second = text[close + 1] === '[' ? closing(close + 2) : -1;
      const end = second >= 0 && text[second] === ']' ? second + 1 : close + 1;
      spans.push({ start: bracket, end });
      opening.lastIndex = end;
    }
  }
}

/** Options of a command line with their values: `--depth=3`. */
export function options(text: string, spans: Span[]): void {
  let from = 0;
  for (
    let sign = text.indexOf('=');
    sign >= 0;
    sign = text.indexOf('=', Math.max(from, sign + 1))
  ) {
    let begin = sign;
    while (begin > from && (text[begin - 1] === '-' || isWordUnit(text, begin - 1))) begin--;
    const found = /(?<!\w)--?[a-z]/.exec(text.slice(begin, sign));
    if (found === null) continue;
    const value = /\S*/y;
    value.lastIndex = sign + 1;
    value.test(text);
    if (value.lastIndex === sign + 1) continue;
    from = value.lastIndex;
    spans.push({ start: begin + found.index, end: from });
  }
}
