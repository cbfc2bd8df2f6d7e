import { type CodeLanguage, codeLanguageOf } from '@cleanpaste/core/hidden';
import { atLeast, inspect, lineIndex, type Problem } from '@cleanpaste/inspect';
import type { Rule } from 'eslint';
import { escapeFor } from './escapes.ts';
import { inspectOptions, type RuleOptions, schema } from './options.ts';

/**
 * The root node of each language that ESLint reads (JavaScript, CSS, JSON and HTML, Markdown), and by
 * which rules it is read where the name of the file does not say it, as with standard input.
 */
const roots: Record<string, CodeLanguage | undefined> = {
  Program: 'javascript',
  StyleSheet: 'css',
  Document: undefined,
  root: undefined,
};

/** Every hidden character of a file, by the rules of its language. */
export const noHiddenCharacters: Rule.RuleModule = {
  meta: {
    type: 'problem',
    fixable: 'code',
    hasSuggestions: true,
    docs: {
      description: 'disallow hidden characters and direction controls that disguise code',
      recommended: true,
    },
    schema: [schema],
    defaultOptions: [{}],
    messages: {
      hidden: '{{what}}',
      remove: 'Remove {{name}}.',
      replace: 'Replace {{name}} by {{by}}.',
      escape: 'Write {{name}} as {{escape}}.',
    },
  },
  create(context) {
    const options = (context.options[0] ?? {}) as RuleOptions;
    const isKnown = codeLanguageOf(context.physicalFilename, context.sourceCode.text) !== undefined;
    const checkAs = (language: CodeLanguage | undefined) => () =>
      report(context, isKnown || !language ? options : { language, ...options });
    const entries = Object.entries(roots);
    return Object.fromEntries(entries.map(([root, language]) => [root, checkAs(language)]));
  },
};

function report(context: Rule.RuleContext, options: RuleOptions): void {
  const { sourceCode, physicalFilename } = context;
  const { text } = sourceCode;
  const bound = options.from ?? 'warning';
  const { fix: fixes = true } = options;
  const lines = lineIndex(text);
  const place = placesOf(context);
  for (const problem of inspect(text, inspectOptions(options, physicalFilename))) {
    if (!atLeast(problem.severity, bound)) continue;
    const { start, end, fix, message, name } = problem;
    const isFixed = fixes && fix !== undefined && isSafe(problem);
    const replace =
      (by: string): Rule.ReportFixer =>
      (fixer) =>
        fixer.replaceTextRange([start, end], by);
    const suggest: Rule.SuggestionReportDescriptor[] = [];
    const suggested = fix ?? (problem.dangerous ? '' : undefined);
    if (suggested !== undefined && !isFixed) {
      suggest.push({
        messageId: suggested === '' ? 'remove' : 'replace',
        data: { name, by: suggested },
        fix: replace(suggested),
      });
    }
    const written = escapeFor(sourceCode, problem);
    if (written)
      suggest.push({ messageId: 'escape', data: { name, escape: written }, fix: replace(written) });
    context.report({
      loc: { start: place(lines.at(start)), end: place(lines.at(end)) },
      messageId: 'hidden',
      data: { what: message },
      suggest,
      ...(isFixed ? { fix: replace(fix) } : {}),
    });
  }
}

/** Taking an attack out changes what runs, or hides that there was one: a person has to look. */
const isSafe = ({ dangerous, category }: Problem) => !dangerous && !category.startsWith('bidi');

/** Languages begin to count at 0 or 1, and say so. */
function placesOf({ languageOptions: _, sourceCode }: Rule.RuleContext) {
  const { getLocFromIndex } = sourceCode as {
    getLocFromIndex?: (index: number) => { line: number; column: number };
  };
  const first = getLocFromIndex ? getLocFromIndex.call(sourceCode, 0) : { line: 1, column: 0 };
  return ({ line, column }: { line: number; column: number }) => ({
    line: line - 1 + first.line,
    column: column - 1 + first.column,
  });
}
