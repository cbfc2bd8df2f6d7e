import { type CodeLanguage, syntaxOf } from './languages.ts';
import { elementsOf } from './lex.ts';

/**
 * Finds the comments of a program. Never throws, also for what is no valid program; takes time in
 * proportion to the text.
 *
 * @param text the whole text of a file
 * @param language the language that it is written in
 * @returns start and end of each comment in UTF-16 units, its marks included, in order
 * @example
 * commentsOf('a = "#" # why', 'python') // [{ start: 8, end: 13 }]
 */
export function commentsOf(text: string, language: CodeLanguage): { start: number; end: number }[] {
  const { lineComments, blockComments, has } = syntaxOf(language);
  const openings = [...lineComments, ...blockComments.map(({ open }) => open)];
  // Tags stand among other languages, which have comments of their own.
  if (has?.tags) openings.push('<!--', '/*', '//');
  const { starts, ends } = elementsOf(text, language);
  return starts.flatMap((start, at) =>
    openings.some((open) => text.startsWith(open, start)) ? [{ start, end: ends[at]! }] : [],
  );
}
