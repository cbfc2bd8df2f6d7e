import { analyse } from './analyse.ts';
import { judgeCode } from './code/judge-code.ts';
import type { CodeLanguage } from './code/languages.ts';
import { elementsOf } from './code/lex.ts';
import { listAnalysis } from './list.ts';
import type { CleanOptions, Finding } from './types.ts';

/**
 * Lists what is hidden in a program: all that `scan` lists, and besides what prose may hold and code
 * may not. Every direction control is listed; `dangerous` are those that stand between the tokens,
 * that are not closed within their string or comment and line, or that make what follows be drawn in
 * another order than it runs (Trojan Source, CVE-2021-42574; Unicode UTS #55). Joiners, fillers and
 * selectors outside of strings and comments are listed too, since they make two names of what looks
 * like one. What `scan` does not list is flagged only. Never throws, also for what is no valid
 * program; takes time in proportion to the text.
 *
 * @param text the whole text of a file, in UTF-16 units
 * @param options the language, and what differs from the defaults of `scan`
 * @returns the findings, sorted by `start`
 * @example
 * const attack = "s = '\u2067' ;return #\u2069 \u05d0";
 * scan(attack) // []
 * scanCode(attack, { language: 'python' }).map(({ dangerous }) => dangerous) // [true, true]
 */
export function scanCode(
  text: string,
  { language, ...options }: CleanOptions & { language: CodeLanguage },
): Finding[] {
  const analysis = analyse(text, options);
  if (analysis.tokens.count > 0) judgeCode(analysis.tokens, elementsOf(text, language));
  return listAnalysis(analysis, options);
}
