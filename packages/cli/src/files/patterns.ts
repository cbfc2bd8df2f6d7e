import { isAbsolute, relative, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';

/** Whether something below a folder is to be passed over. */
export type IsIgnored = (path: string, isFolder: boolean) => boolean;

/** Reads patterns as git does, from the folder where they stand. */
export function patternsAt(folder: string, patterns: string | string[]): IsIgnored {
  const rules: Ignore = ignore({ allowRelativePaths: true }).add(patterns);
  const test = ruleTest(folder, rules);
  return (path, isFolder) => test(path, isFolder)?.ignored === true;
}

function ruleTest(folder: string, rules: Ignore) {
  return (path: string, isFolder: boolean) => {
    const below = relative(folder, path);
    if (below === '' || below.startsWith('..') || isAbsolute(below)) return undefined;
    const name = sep === '/' ? below : below.replaceAll(sep, '/');
    return rules.test(isFolder ? `${name}/` : name);
  };
}

/**
 * Several lists of patterns, the nearest last: it has the last word, as git has it, where a deeper
 * .gitignore takes back with `!` what one above it said.
 */
export function nestedPatterns(
  outer: NestedPatterns | null,
  folder: string,
  text: string,
): NestedPatterns {
  const test = ruleTest(folder, ignore({ allowRelativePaths: true }).add(text));
  return (path, isFolder) => {
    const own = test(path, isFolder);
    if (own?.ignored || own?.unignored) return own.ignored;
    return outer?.(path, isFolder);
  };
}

/** Undefined where no pattern says anything. */
export type NestedPatterns = (path: string, isFolder: boolean) => boolean | undefined;
