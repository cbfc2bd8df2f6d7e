import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What was made once and written down; made anew where the file is gone. */
export function keep<T>(path: string, make: () => T): T {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as T;
  const made = make();
  writeFileSync(path, JSON.stringify(made));
  return made;
}
