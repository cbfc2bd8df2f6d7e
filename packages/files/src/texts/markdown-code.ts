/** A stretch of code in a text. */
export interface CodeRange {
  start: number;
  end: number;
  /** What the author calls its language; empty where nothing is said. */
  language: string;
}

/** What may stand before a fence: quotation marks and list items that it is in. */
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})[ \t]*([^\s`]*)[^`]*$/;
const LIST_ITEM = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;
const INDENTED = /^(?: {4}| {0,3}\t)/;
const DEEPLY_INDENTED = /^(?: {8}|(?: {0,3}\t){2})/;

interface Fence {
  mark: string;
  start: number;
  language: string;
}

/** Where Markdown has code: fenced, indented, within a line, and in elements of HTML. In order. */
export function codeInMarkdown(text: string): CodeRange[] {
  const ranges: CodeRange[] = [];
  let fence: Fence | null = null;
  let isList = false;
  let isAfterBlank: boolean = true;
  let proseStart = 0;
  const endProse = (end: number) => {
    if (end > proseStart) findInProse(text, { start: proseStart, end }, ranges);
    proseStart = end;
  };
  for (let at = 0; at < text.length; ) {
    const lineEnd = text.indexOf('\n', at);
    const next = lineEnd === -1 ? text.length : lineEnd + 1;
    const line = text.slice(at, next).trimEnd();
    const found = FENCE.exec(line);
    if (fence) {
      const isClosing = found?.[2] === '' && found[1]!.startsWith(fence.mark);
      if (isClosing) {
        ranges.push({ start: fence.start, end: at, language: fence.language });
        fence = null;
        proseStart = next;
      }
    } else if (found) {
      endProse(at);
      fence = { mark: found[1]!, start: next, language: found[2]! };
    } else if (line === '') {
      endProse(next);
    } else {
      const isCode: boolean = (isList ? DEEPLY_INDENTED : INDENTED).test(line) && isAfterBlank;
      if (isCode) {
        endProse(at);
        ranges.push({ start: at, end: next, language: '' });
        proseStart = next;
      } else if (LIST_ITEM.test(line)) isList = true;
      else if (!/^\s/.test(line)) isList = false;
      isAfterBlank = isCode;
    }
    if (line === '') isAfterBlank = true;
    at = next;
  }
  if (fence) ranges.push({ start: fence.start, end: text.length, language: fence.language });
  else endProse(text.length);
  return ranges.toSorted((a, b) => a.start - b.start);
}

const MARKS = /\\[\\`]|`+|<(pre|code|kbd|samp|script|style)\b[^>]*>/gi;

/** Code between backticks, as many behind it as before, and in elements; over the lines of a paragraph. */
function findInProse(
  text: string,
  { start, end }: { start: number; end: number },
  ranges: CodeRange[],
): void {
  const prose = text.slice(start, end);
  if (!/[`<]/.test(prose)) return;
  const closings = closingRuns(prose);
  MARKS.lastIndex = 0;
  for (let match = MARKS.exec(prose); match; match = MARKS.exec(prose)) {
    const [whole, element] = match;
    if (whole.startsWith('\\')) continue;
    const from = match.index + whole.length;
    if (element) {
      const rest = new RegExp(`</${element}`, 'gi');
      rest.lastIndex = from;
      const to = rest.exec(prose)?.index ?? prose.length;
      ranges.push({ start: start + from, end: start + to, language: 'html' });
      MARKS.lastIndex = to;
      continue;
    }
    const close = closings.next(whole.length, from);
    if (close === undefined) continue;
    ranges.push({ start: start + from, end: start + close, language: '' });
    MARKS.lastIndex = close + whole.length;
  }
}

/** The runs of backticks by their length; each list is gone through once. */
function closingRuns(prose: string) {
  const runs = new Map<number, { places: number[]; at: number }>();
  for (const { index, 0: run } of prose.matchAll(/`+/g)) {
    const known = runs.get(run.length);
    if (known) known.places.push(index);
    else runs.set(run.length, { places: [index], at: 0 });
  }
  return {
    next(length: number, from: number): number | undefined {
      const list = runs.get(length);
      if (!list) return undefined;
      while (list.at < list.places.length && list.places[list.at]! < from) list.at++;
      return list.places[list.at];
    },
  };
}
