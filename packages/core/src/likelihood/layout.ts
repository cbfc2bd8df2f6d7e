/** What a stretch of a text is, if not running text. */
export type LayoutKind = 'prose' | 'code' | 'list' | 'verse' | 'table';

/** Lines of one kind that belong together: a paragraph, a list, a poem. */
export interface Stretch {
  start: number;
  end: number;
  kind: LayoutKind;
}

interface Line {
  start: number;
  end: number;
  text: string;
  words: number;
  /** Ends as a sentence does. */
  closed: boolean;
  item: boolean;
  code: boolean;
  cells: boolean;
}

const ITEM = /^(?:[-*+•‣◦▪·–]|\(?\d{1,3}[.)]|\(?[a-z][.)]|\[[ x]\])\s+/i;
const SPEECH = /^["'].*["']/;
const CLOSED = /[.!?:;…]["')\]]*$/;
const CODE_SIGNS = /[{}();=<>[\]_$#/\\|&+*@`]/g;
const CODE_LINE =
  /[;{}]\s*$|^\s*(?:[}\])]|<\/?[a-z][^>]*>\s*$|#include\b|@\w+\s*$|\/\/|\/\*|\* @|\$ \w|>>> )|=>|[!=]==?|&&|\|\||::|->|\w\(\)|^\s*(?:def|class|function|fn|func|public|private|static|const|let|var|import|from|return|export|package|using|if|for|while|elif|else|try|except|SELECT|INSERT|CREATE)\b.*(?:[:{;(]|from ['"]|=)\s*\S*$|^\s*[\w.[\]"']+\s*[-+*/|]?=\s*\S|^\s*"[^"]*": ?\S|^\s*import [\w.]+$|^\s*return\b.{0,40}$/;
const LONGEST_ROW = 1000;
const FENCE = /^\s*(?:```|~~~)/;

function cellsOf(text: string): boolean {
  if (text.length > LONGEST_ROW) return false;
  if ((text.match(/\|/g)?.length ?? 0) >= 2 || (text.match(/\t/g)?.length ?? 0) >= 2) return true;
  const cells = text.split(/ {2,}|[,;](?=\S)|[,;] /);
  if (cells.length < 3) return false;
  const short = cells.filter((cell) => cell.trim().split(/\s+/).length <= 3).length;
  const figures = cells.filter((cell) => /\d/.test(cell)).length;
  return short === cells.length && figures * 2 >= cells.length;
}

/** Words of other scripts, such as comments do not begin with. */
const OTHER_SCRIPT = /^[^a-z]*[\u0370-\u1dff\u2e80-\uffff]{2}/i;
/** Nobody writes code in longer lines, and patterns are slow on them. */
const LONGEST_CODE = 300;

function isCode(text: string): boolean {
  if (text.length > LONGEST_CODE || OTHER_SCRIPT.test(text)) return false;
  const bare = text.replace(/\s/g, '').length;
  const signs = text.match(CODE_SIGNS)?.length ?? 0;
  if (CODE_LINE.test(text)) return signs * 25 >= bare || /^\s*(?:import|return|")/.test(text);
  return bare > 0 && signs / bare > 0.16;
}

/** The lines of a folded text; null for a blank one. `fold` writes a line end of Windows as two. */
function linesOf(text: string, lineEnd: string): (Line | null)[] {
  const lines: (Line | null)[] = [];
  let fenced = false;
  let start = 0;
  for (const raw of text.split(lineEnd)) {
    const end = start + raw.length;
    const trimmed = raw.trim();
    const fence = FENCE.test(raw);
    if (trimmed === '') lines.push(null);
    else {
      lines.push({
        start,
        end,
        text: trimmed,
        words: trimmed.split(/\s+/).length,
        closed: CLOSED.test(trimmed),
        item: ITEM.test(trimmed),
        code: fence || fenced || isCode(raw),
        cells: cellsOf(raw),
      });
    }
    if (fence) fenced = !fenced;
    start = end + lineEnd.length;
  }
  return lines;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * Whether somebody chose where lines end: there was room for the next line's first word, or lines
 * begin with capitals within sentences.
 */
function hasChosenBreaks(paragraphs: readonly (readonly Line[])[]): boolean {
  const width = paragraphs.flat().reduce((most, { text }) => Math.max(most, text.length), 0);
  let breaks = 0;
  let roomy = 0;
  let open = 0;
  let capitals = 0;
  for (const lines of paragraphs) {
    for (let at = 0; at + 1 < lines.length; at++) {
      const next = lines[at + 1]!.text;
      breaks++;
      if (lines[at]!.text.length + 1 + next.split(/\s/, 1)[0]!.length <= width) roomy++;
      if (lines[at]!.closed) continue;
      open++;
      if (/^["'(]?[A-Z]/.test(next)) capitals++;
    }
  }
  return roomy >= 0.6 * breaks || (open > 2 && capitals >= 0.8 * open);
}

/** A line of more words than this is a sentence of its own, in a list or not. */
const LONG_ITEM = 9;
const LONG_VERSE = 13;
/** Lines of fewer words in the middle are items of a list. */
const SHORT_LINE = 4;
/** Verse and lists have hardly a line that is longer. */
const FEW_LONG = 0.1;

const share = <T>(list: readonly T[], holds: (one: T) => boolean) =>
  list.filter(holds).length / list.length;

/** What lines without a blank one between them are; `loose` lines had blank ones between them. */
function kindOf(lines: readonly Line[], loose: boolean): LayoutKind {
  const size = lines.reduce((sum, { text }) => sum + text.length, 0);
  const coded = lines.reduce((sum, { text, code }) => sum + (code ? text.length : 0), 0);
  if (coded * (lines.length > 3 ? 3 : 2) >= size) {
    if (share(lines, ({ cells, text }) => cells && text.includes('|')) >= 0.6) return 'table';
    return 'code';
  }
  if (lines.length >= 3 && share(lines, ({ cells }) => cells) >= 0.6) return 'table';
  if (lines.length < 3) return 'prose';
  const words = median(lines.map((line) => line.words));
  if (share(lines, ({ item }) => item) >= 0.6) {
    const closed = share(lines, (line) => line.closed && line.words > 5);
    return words <= LONG_ITEM && closed < 0.5 ? 'list' : 'prose';
  }
  return loose ? verseOr(lines, [lines]) : verseOr(lines, [lines], hasChosenBreaks);
}

/** Whether lines are verse, or a list without marks; `paragraphs` are the same lines. */
function verseOr(
  lines: readonly Line[],
  paragraphs: readonly (readonly Line[])[],
  areChosen: typeof hasChosenBreaks = () => true,
): LayoutKind {
  const words = median(lines.map((line) => line.words));
  if (lines.length < 4 || words > LONG_VERSE) return 'prose';
  if (share(lines, (line) => line.closed || SPEECH.test(line.text)) >= 0.6) return 'prose';
  if (share(lines, (line) => line.words > LONG_VERSE + 3) > FEW_LONG) return 'prose';
  if (!areChosen(paragraphs)) return 'prose';
  return words < SHORT_LINE ? 'list' : 'verse';
}

/** Short enough to be a line of a poem or of a list whose lines stand apart. */
const isShort = ({ words, closed }: Line) => words <= LONG_ITEM && !closed;

interface Group {
  lines: Line[];
  loose: boolean;
}

/** The lines of a text in paragraphs; single short lines that stand apart are one. */
function groupsOf(all: readonly (Line | null)[]): Group[] {
  const groups: Group[] = [];
  let group: Group = { lines: [], loose: false };
  let allShort = true;
  const close = () => {
    if (group.lines.length > 0) groups.push(group);
    group = { lines: [], loose: false };
    allShort = true;
  };
  for (const [at, line] of all.entries()) {
    if (line !== null) {
      if (group.loose && !isShort(line)) close();
      group.lines.push(line);
      allShort &&= isShort(line);
      continue;
    }
    const next = all[at + 1];
    const last = group.lines.at(-1);
    const isOne = group.lines.length === 1 || group.loose;
    const nextIsOne = next && isShort(next) && !all[at + 2];
    if (isOne && allShort && nextIsOne) group.loose = true;
    else if (last && !(next && last.code && next.code)) close();
  }
  close();
  return groups;
}

const isStanza = ({ lines, loose }: Group) =>
  !loose && lines.length > 1 && lines.every(({ words, item }) => words <= LONG_VERSE && !item);

/** Cuts a folded text into running text and what is none, by its lines alone. */
export function layoutOf(text: string, lineEnd = '\n'): Stretch[] {
  const groups = groupsOf(linesOf(text, lineEnd));
  const stretches: Stretch[] = [];
  for (let at = 0; at < groups.length; ) {
    // Stanzas are judged together: one alone has too few lines to show what it is.
    let end = at;
    while (end < groups.length && isStanza(groups[end]!)) end++;
    const paragraphs = groups.slice(at, end).map(({ lines }) => lines);
    const poem = end - at > 1 ? verseOr(paragraphs.flat(), paragraphs, hasChosenBreaks) : 'prose';
    end = Math.max(end, at + 1);
    for (const { lines, loose } of groups.slice(at, end)) {
      const own = kindOf(lines, loose);
      const kind = own === 'code' || own === 'table' || poem === 'prose' ? own : poem;
      stretches.push({ start: lines[0]!.start, end: lines.at(-1)!.end, kind });
    }
    at = end;
  }
  return stretches;
}
