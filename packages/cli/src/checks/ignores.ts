import { type CodeLanguage, commentsOf } from '@cleanpaste/core/hidden';
import type { Listed } from './listed.ts';

const WORD = 'cleanpaste-ignore-';

/** Whether a text may have an instruction in it: hardly any has, and then nothing more is done. */
export function mayIgnore(text: string): boolean {
  return text.includes(WORD);
}

/** What a block of a long text says about the blocks behind it. */
export interface Carried {
  isFile: boolean;
  isNextLine: boolean;
}

/** Something not to be listed, as a comment in the text says. */
export interface Ignore {
  start: number;
  end: number;
  /** Units from the start of a text within which findings are ignored. */
  from: number;
  to: number;
  reason: string;
  isUsed: boolean;
}

const INSTRUCTION = /cleanpaste-ignore-(next-line|line|file)(?![\w-])([^\n]*)/g;
/** What begins a comment somewhere: in a text whose language nobody knows, such a line is one. */
const ANY_OPENING = /^[ \t]*(?:#|\/\/|\/\*|--|;|%|\.\.)[ \t]*$|<!--\s*$/;
const MARKUP_OPENING = /<!--\s*$/;
const FENCE = /^ {0,3}(?:```|~~~)/gm;

/** The instructions of a text: in a program those in its comments, elsewhere those in comment lines. */
export function ignoresOf(
  text: string,
  { language, name, carried }: { language?: CodeLanguage; name: string; carried?: Carried },
): Ignore[] {
  const comments = language === undefined ? undefined : commentsOf(text, language);
  const isMarkdown = /\.(?:md|markdown|mdx|mdown)$/i.test(name);
  const ignores = carried ? carriedInto(text, carried) : [];
  for (const match of text.matchAll(INSTRUCTION)) {
    const [all, scope, rest] = match as unknown as [string, string, string];
    const start = match.index;
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    const before = text.slice(lineStart, start);
    const comment = comments?.find((one) => one.start <= start && start < one.end);
    const isTold = comments
      ? comment !== undefined && opensWith(text.slice(comment.start, start))
      : isMarkdown
        ? MARKUP_OPENING.test(before) && !isFenced(text, start)
        : ANY_OPENING.test(before);
    if (!isTold) continue;
    const end = start + all.trimEnd().length;
    const ignore = { start, end, ...reach(text, { scope, lineStart, end }), ...told(rest) };
    if (carried && scope === 'file') carried.isFile = true;
    if (carried && scope === 'next-line' && ignore.from >= text.length) carried.isNextLine = true;
    // In blocks nobody knows yet whether it will be of use.
    if (carried && scope !== 'line') ignore.isUsed = true;
    ignores.push(ignore);
  }
  return ignores;
}

/** What the blocks before have said, as if it stood here; nobody complains about it twice. */
function carriedInto(text: string, carried: Carried): Ignore[] {
  const { isFile, isNextLine } = carried;
  carried.isNextLine = false;
  const to = isFile ? text.length : endOfLine(text, 0);
  const reason = 'given before';
  return isFile || isNextLine ? [{ start: -1, end: -1, from: 0, to, reason, isUsed: true }] : [];
}

/** Only signs stand between the beginning of the comment, or of its line, and the instruction. */
function opensWith(before: string): boolean {
  return /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(before) || /^(?:=begin|REM|rem)\s*$/.test(before);
}

function isFenced(text: string, at: number): boolean {
  return [...text.slice(0, at).matchAll(FENCE)].length % 2 === 1;
}

function reach(
  text: string,
  { scope, lineStart, end }: { scope: string; lineStart: number; end: number },
): { from: number; to: number } {
  if (scope === 'file') return { from: 0, to: text.length };
  const lineEnd = endOfLine(text, end);
  if (scope === 'line') return { from: lineStart, to: lineEnd };
  return { from: lineEnd + 1, to: endOfLine(text, lineEnd + 1) };
}

function endOfLine(text: string, at: number): number {
  const feed = text.indexOf('\n', at);
  return feed === -1 ? text.length : feed;
}

const COMMENT_END = /\*\/|-->|-\}|\*\)|#\}|\|#|#>|\]\]/;

/** What the instruction gives as its reason, without the end of the comment. */
function told(rest: string): { reason: string; isUsed: boolean } {
  const reason = rest.split(COMMENT_END, 1)[0]!.trim();
  return { reason: /[\p{L}\p{N}]/u.test(reason) ? reason : '', isUsed: false };
}

/** The instruction that covers a finding, which is then of use. */
export function isIgnored(finding: Listed, ignores: Ignore[]): boolean {
  const covering = ignores.filter(({ from, to }) => finding.start >= from && finding.start <= to);
  for (const ignore of covering) ignore.isUsed = true;
  return covering.length > 0;
}

/** What is wrong with the instructions themselves, once all findings have been held against them. */
export function complaintsOf(ignores: Ignore[]): Listed[] {
  return ignores.flatMap((ignore) => {
    if (ignore.reason === '') return [complaint(ignore, 'ignore-without-reason')];
    return ignore.isUsed ? [] : [complaint(ignore, 'unused-ignore')];
  });
}

function complaint(
  { start, end }: Ignore,
  category: 'ignore-without-reason' | 'unused-ignore',
): Listed {
  const isUnused = category === 'unused-ignore';
  return {
    start,
    end,
    codePoints: [],
    name: isUnused ? 'UNUSED IGNORE' : 'IGNORE WITHOUT REASON',
    category,
    action: 'flag',
    reason: isUnused
      ? 'There is nothing to ignore here: the instruction can go.'
      : 'Say behind the instruction why this is ignored.',
  };
}
