import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileError } from '../errors.ts';
import { type NestedPatterns, nestedPatterns } from './patterns.ts';

/** What no project keeps its texts in, whether git has been told or not. */
const NEVER = new Set(['.git', '.hg', '.svn', '.jj', 'node_modules']);

export interface WalkOptions {
  /** Whether .gitignore files are obeyed. */
  gitignore: boolean;
  /** Told of folders that cannot be read; the others are still walked. */
  failed: (error: Error) => void;
}

/**
 * All files below a folder, by name, as git would list them: what is ignored is not even looked at.
 * Links are not followed, so that no loop of them can go on for ever, nor pipes and the like read.
 *
 * @param root the folder as it was given; the names begin with it
 */
export function walk(root: string, options: WalkOptions): string[] {
  const files: string[] = [];
  const path = resolve(root);
  const above = options.gitignore ? rulesAbove(path) : null;
  // Who names a folder that git ignores wants to have it read.
  const rules = above?.(path, true) ? null : above;
  walkInto({ name: root === '.' ? '' : root, path, rules }, files, options);
  return files;
}

interface Folder {
  name: string;
  path: string;
  rules: NestedPatterns | null;
}

function walkInto({ name, path, rules }: Folder, files: string[], options: WalkOptions): void {
  let entries: Dirent[];
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    options.failed(fileError('read', name || '.', error));
    return;
  }
  const here =
    options.gitignore && entries.some((entry) => entry.name === '.gitignore')
      ? rulesWith(rules, path)
      : rules;
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const isFolder = entry.isDirectory();
    if (!isFolder && !entry.isFile()) continue;
    const inner = join(path, entry.name);
    if (isFolder && NEVER.has(entry.name)) continue;
    if (here?.(inner, isFolder)) continue;
    const innerName = name === '' ? entry.name : join(name, entry.name);
    if (isFolder) walkInto({ name: innerName, path: inner, rules: here }, files, options);
    else files.push(innerName);
  }
}

/** The rules of the folders above, up to the root of the repository. */
function rulesAbove(path: string): NestedPatterns | null {
  const folders: string[] = [];
  for (let folder = path; ; folder = dirname(folder)) {
    if (folder !== path) folders.unshift(folder);
    if (existsSync(join(folder, '.git'))) break;
    // Outside of a repository only what stands in the folder itself counts.
    if (folder === dirname(folder)) return null;
  }
  return folders.reduce<NestedPatterns | null>(rulesWith, null);
}

function rulesWith(rules: NestedPatterns | null, folder: string): NestedPatterns | null {
  try {
    return nestedPatterns(rules, folder, readFileSync(join(folder, '.gitignore'), 'utf8'));
  } catch {
    return rules;
  }
}
