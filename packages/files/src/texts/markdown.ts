import { type Finding, scan } from '@cleanpaste/core/hidden';
import type { Edit } from '../text/edits.ts';
import type { Work } from '../work.ts';
import { findingsInCode, languageNamed } from './code.ts';
import { createLines } from './lines.ts';
import { type CodeRange, codeInMarkdown } from './markdown-code.ts';

/** Lists what is hidden in Markdown. Code stays as it is, and is listed by the rules of code. */
export function editsOfMarkdown(source: string, work: Work): Edit[] {
  const code = codeInMarkdown(source);
  work.onText?.(source);
  const edits: Edit[] = authorLines(source, work);
  const lines = createLines(source, work.collector);
  const inProse = scan(withoutCode(source, code), work.options);
  let next = 0;
  const addCode = (until: number) => {
    for (; next < code.length && code[next]!.start < until; next++) {
      const { start, end, language } = code[next]!;
      const found = findingsInCode(source.slice(start, end), languageNamed(language), work);
      for (const finding of found) lines.add(moved(finding, start));
    }
  };
  for (const found of inProse) {
    addCode(found.start);
    const finding = isLayout(source, found) ? kept(found) : found;
    lines.add(finding);
    if (finding.action === 'flag') continue;
    edits.push({ start: found.start, end: found.end, text: found.replacement ?? '' });
  }
  addCode(source.length + 1);
  return edits;
}

const moved = (finding: Finding, by: number): Finding => ({
  ...finding,
  start: finding.start + by,
  end: finding.end + by,
});

/** The same text with all code as letters, so that it is neither judged nor in the way. */
function withoutCode(source: string, code: CodeRange[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of code) {
    pieces.push(source.slice(from, start), source.slice(start, end).replace(/[^\r\n]/g, 'x'));
    from = end;
  }
  pieces.push(source.slice(from));
  return pieces.join('');
}

const KEPT = 'Markdown would be read in another way without it, so it stays.';

function kept(finding: Finding): Finding {
  const { replacement: _, ...rest } = finding;
  return { ...rest, action: 'flag', reason: KEPT };
}

/** No line is indented further. */
const DEEPEST = 200;

const DELIMITER = /[*_~`]/;

/**
 * Whether what is hidden holds the form of the text: a space at the start of a line, where plain ones
 * would indent it, and what parts a mark of emphasis from the letter beside it.
 */
function isLayout(source: string, { start, end, replacement, action, category }: Finding): boolean {
  if (action === 'replace' && replacement === ' ') {
    const before = source.slice(Math.max(0, start - DEEPEST), start);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    return line.length < DEEPEST && line.trim() === '';
  }
  if (category !== 'zero-width-space' && category !== 'word-joiner') return false;
  return DELIMITER.test(source[start - 1] ?? '') !== DELIMITER.test(source[end] ?? '');
}

const FRONT_MATTER = /^---\r?\n/;
const AUTHOR = /^(authors?|creator)[ \t]*:[ \t]*(\S.*)\r?\n/gim;

/** The lines of the front matter that say who wrote it. */
function authorLines(source: string, { collector, remove }: Work): Edit[] {
  if (!FRONT_MATTER.test(source)) return [];
  const close = source.indexOf('\n---', 3);
  if (close === -1) return [];
  const edits: Edit[] = [];
  for (const match of source.slice(0, close + 1).matchAll(AUTHOR)) {
    collector.addMetadata({ kind: 'author', name: 'Author', part: '' }, match[2]!);
    const start = match.index;
    if (remove.has('author')) edits.push({ start, end: start + match[0].length, text: '' });
  }
  return edits;
}
