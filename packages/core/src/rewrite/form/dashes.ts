import type { FormEdit } from './types.ts';

const EM = /(?<=[\p{L}\p{N}.,!?)"”’*_]) ?(?:—|(?<= )--(?= )) ?(?=[\p{L}\p{N}("“‘*_])/gu;
const EN = /(?<=[\p{L}\p{N}.,!?)"”’*_]) (?:–|--|—) (?=[\p{L}\p{N}("“‘*_])/gu;

/** Dashes between clauses. Ranges such as 10–20 have no spaces, and stay. */
export function formDashes(text: string, to: 'em' | 'spaced'): FormEdit[] {
  const replacement = to === 'em' ? '—' : ' – ';
  return Array.from(text.matchAll(to === 'em' ? EN : EM), ({ index, 0: dash }) => ({
    start: index,
    end: index + dash.length,
    replacement,
    by: 'dashes',
  }));
}
