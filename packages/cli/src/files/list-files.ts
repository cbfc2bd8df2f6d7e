import { type Stats, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../errors.ts';
import type { Invocation } from '../invocation.ts';

/** The name of a file to work on, and whether it was named, stood in a list, or was found in a folder. */
export interface Named {
  name: string;
  from: 'call' | 'list' | 'folder';
}

type Asked = Pick<Invocation, 'files' | 'filesFrom' | 'ignore' | 'ignoreFrom' | 'gitignore'>;

/**
 * The files of a call: those named, those in the folders named, those that patterns match, and those
 * of the list. What the configuration ignores is passed over wherever it comes from.
 *
 * @param failed told of folders that cannot be read
 * @throws UsageError for a pattern that matches nothing
 */
export async function listFiles(
  asked: Asked,
  input: AsyncIterable<Uint8Array>,
  failed: (error: Error) => void,
): Promise<Named[]> {
  const { files, filesFrom, ignore, ignoreFrom, gitignore } = asked;
  const listed = filesFrom === null ? [] : await namesIn(filesFrom, input);
  const all: Named[] = [];
  for (const name of files) {
    const kind = name === '-' ? undefined : statOf(name);
    if (kind?.isDirectory()) {
      const { walk } = await import('./walk.ts');
      for (const one of walk(name, { gitignore, failed })) all.push({ name: one, from: 'folder' });
    } else if (kind === undefined && /[*?[{]/.test(name)) {
      all.push(...(await globbed(name, { gitignore, failed })));
    } else all.push({ name, from: 'call' });
  }
  for (const name of listed) all.push({ name, from: 'list' });
  return leftOf(all, { ignore, ignoreFrom });
}

/** What the configuration does not pass over. */
export async function leftOf(
  all: Named[],
  { ignore, ignoreFrom }: Pick<Asked, 'ignore' | 'ignoreFrom'>,
): Promise<Named[]> {
  if (ignore.length === 0) return all;
  const { patternsAt } = await import('./patterns.ts');
  const isIgnored = patternsAt(ignoreFrom, ignore);
  return all.filter(({ name }) => name === '-' || !isIgnored(resolve(name), false));
}

async function namesIn(from: string, input: AsyncIterable<Uint8Array>): Promise<string[]> {
  const { readFileList } = await import('./file-list.ts');
  return readFileList(from, input);
}

async function globbed(
  pattern: string,
  options: { gitignore: boolean; failed: (error: Error) => void },
): Promise<Named[]> {
  const { isGlob, matching } = await import('./globs.ts');
  if (!isGlob(pattern)) return [{ name: pattern, from: 'call' }];
  const names = matching(pattern, options);
  if (names.length === 0) throw new UsageError(`no file matches ${pattern}`);
  return names.map((name) => ({ name, from: 'folder' }));
}

/** Undefined for what is not there, or cannot be reached: reading it will say why. */
function statOf(name: string): Stats | undefined {
  try {
    return statSync(name);
  } catch {
    return undefined;
  }
}
