import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { UsageError } from '../errors.ts';

/** Lines from and to, both included, that are new or different. */
type Range = [from: number, to: number];

/** By absolute path; every line of a file that git does not know yet. */
export type ChangedLines = Map<string, Range[]>;

const EVERY_LINE: Range[] = [[1, Number.POSITIVE_INFINITY]];
const OWN_FORM = ['-c', 'core.quotePath=false', '-c', 'diff.noprefix=false'];
const DIFF = [
  'diff',
  '--unified=0',
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  '--no-renames',
  '--text',
];

/**
 * The lines that changed since a revision, after git: what is committed, staged, only in the files,
 * or not known to git yet.
 *
 * @throws UsageError when there is no git, no repository, or no such revision
 */
export async function changedLines(since: string, cwd: string): Promise<ChangedLines> {
  const root = (await git(['rev-parse', '--show-toplevel'], cwd)).trimEnd();
  const prefixes = ['--src-prefix=a/', '--dst-prefix=b/'];
  const diff = await git([...OWN_FORM, ...DIFF, ...prefixes, '--end-of-options', since, '--'], cwd);
  const changed: ChangedLines = new Map();
  for (const { name, ranges } of filesOf(diff)) changed.set(resolve(root, name), ranges);
  const unknown = await git(
    ['ls-files', '--others', '--exclude-standard', '--full-name', '-z'],
    root,
  );
  for (const name of unknown.split('\0')) {
    if (name !== '') changed.set(resolve(root, name), EVERY_LINE);
  }
  return changed;
}

function* filesOf(diff: string): Generator<{ name: string; ranges: Range[] }> {
  let file: { name: string; ranges: Range[] } | undefined;
  // Lines of a hunk are counted off: what stands in a file may look like the head of another.
  let left = 0;
  for (const line of diff.split('\n')) {
    if (left > 0) {
      if (!line.startsWith('\\')) left--;
      continue;
    }
    if (line.startsWith('diff --git ')) {
      if (file) yield file;
      file = undefined;
    } else if (line.startsWith('+++ ')) {
      const name = unquoted(line.slice(4).replace(/\t$/, ''));
      if (name !== '/dev/null') file = { name: name.slice(2), ranges: [] };
    } else {
      const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
      if (!hunk) continue;
      const [removed, from, added] = [hunk[1] ?? '1', hunk[2]!, hunk[3] ?? '1'].map(Number);
      left = removed! + added!;
      if (added! > 0) file?.ranges.push([from!, from! + added! - 1]);
    }
  }
  if (file) yield file;
}

const ESCAPED: Record<string, number> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 };

/** Git puts names with quotes, backslashes and controls in quotes, as C does. */
function unquoted(name: string): string {
  if (!name.startsWith('"')) return name;
  const bytes: Buffer[] = [];
  for (const [, code, letter, plain] of name
    .slice(1, -1)
    .matchAll(/\\(?:([0-7]{3})|(.))|([^\\]+)/gs)) {
    if (code) bytes.push(Buffer.of(Number.parseInt(code, 8)));
    else if (letter) bytes.push(Buffer.from([ESCAPED[letter] ?? letter.charCodeAt(0)]));
    else bytes.push(Buffer.from(plain!));
  }
  return Buffer.concat(bytes).toString();
}

function git(args: string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const out: Buffer[] = [];
    let told = '';
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => {
      told += chunk;
    });
    child.on('error', () => reject(new UsageError('--since needs git, which cannot be started')));
    child.on('close', (code) => {
      if (code === 0) return resolve(Buffer.concat(out).toString());
      const [reason = ''] = told.trim().split('\n');
      reject(
        new UsageError(`--since: ${reason.replace(/^fatal: /, '') || `git ended with ${code}`}`),
      );
    });
  });
}
