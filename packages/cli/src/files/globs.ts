import { isAbsolute, resolve } from 'node:path';
import picomatch from 'picomatch';
import { type WalkOptions, walk } from './walk.ts';

/** Whether a name asks for more than one file; only asked of what is not there under that name. */
export function isGlob(name: string): boolean {
  return picomatch.scan(name, { noparen: true }).isGlob;
}

/** The files that a pattern matches, dotfiles too, by name. */
export function matching(pattern: string, options: WalkOptions): string[] {
  const { base, prefix } = picomatch.scan(pattern, { noparen: true });
  const isMatch = picomatch(pattern.slice(prefix.length), { dot: true });
  return walk(base === '' ? '.' : base, options).filter((name) =>
    isMatch(isAbsolute(pattern) ? resolve(name) : name),
  );
}
