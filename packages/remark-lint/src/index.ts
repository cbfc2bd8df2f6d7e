import { atLeast, inspect, lineIndex, type Problem } from '@cleanpaste/inspect';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { codeBlocks } from './code-blocks.ts';
import { type RuleOptions, type RuleSettings, readSettings } from './settings.ts';

export type { RuleOptions, RuleSettings };

/** Hidden characters of the prose by its rules, and of each fenced program by those of its language. */
function problemsOf(tree: Root, text: string, options: Omit<RuleOptions, 'from'>): Problem[] {
  const blocks = codeBlocks(tree, text);
  const inBlock = ({ start }: Problem) =>
    blocks.some((block) => start >= block.start && start < block.end);
  const prose = inspect(text, options).filter((it) => !inBlock(it));
  const lines = lineIndex(text);
  const programs = blocks.flatMap(({ start: offset, end, language }) =>
    inspect(text.slice(offset, end), { ...options, language }).map((it) => {
      const [from, to] = [it.start + offset, it.end + offset];
      return { ...it, start: from, end: to, from: lines.at(from), to: lines.at(to) };
    }),
  );
  return [...prose, ...programs].sort((a, b) => a.start - b.start);
}

/**
 * A rule of remark-lint, with the severities and the comments of all its rules. `expected` of each
 * message is what cleaning would put there.
 */
const remarkLintNoHiddenCharacters: Plugin<[RuleSettings?], Root> = (settings) => {
  const { level, options } = readSettings(settings);
  if (level === 0) return undefined;
  const { from: bound = 'warning', ...inspecting } = options;
  return (tree, file) => {
    const text = String(file);
    for (const problem of problemsOf(tree, text, inspecting)) {
      const { severity, start, end, from, to, fix } = problem;
      if (!atLeast(severity, bound)) continue;
      const message = file.message(problem.message, {
        place: { start: { ...from, offset: start }, end: { ...to, offset: end } },
        ruleId: 'no-hidden-characters',
        source: 'remark-lint',
      });
      message.fatal = level === 2;
      message.actual = text.slice(start, end);
      message.expected = fix === undefined ? [] : [fix];
      message.url = 'https://www.npmjs.com/package/@cleanpaste/remark-lint';
    }
  };
};

export default remarkLintNoHiddenCharacters;
