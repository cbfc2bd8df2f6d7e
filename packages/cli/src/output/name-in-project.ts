import { isAbsolute, relative, sep } from 'node:path';

/**
 * The name of a file as programs that read reports want it: from the working folder, with `/` between.
 * Hooks such as lint-staged give absolute names; one that lies elsewhere stays absolute.
 */
export function nameInProject(file: string): string {
  if (file === '-') return 'stdin';
  const inner = isAbsolute(file) ? relative(process.cwd(), file) : file;
  const isOutside = isAbsolute(file) && (inner.startsWith('..') || isAbsolute(inner));
  const name = isOutside ? file : inner;
  return name.split(sep).join('/').replace(/^\.\//, '');
}
