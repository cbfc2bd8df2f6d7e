import type { Form, FormEdit } from './types.ts';

/** One mark or two of a sort, around words on one line, with nothing of a word outside. */
const EMPHASIS =
  /(?<![\p{L}\p{N}*_\\])(\*\*|__|\*|_)(?=[^\s*_])([^*_\n]{1,300}?)(?<=[^\s*_])\1(?![\p{L}\p{N}*_])/gu;

/** Markdown's marks of emphasis as others, or none. */
export function formEmphasis(text: string, to: NonNullable<Form['emphasis']>): FormEdit[] {
  const sign = { asterisks: '*', underscores: '_', none: '' }[to];
  return Array.from(text.matchAll(EMPHASIS)).flatMap(({ index, 0: whole, 1: mark = '' }) => {
    if (mark[0] === sign) return [];
    const replacement = sign.repeat(mark.length);
    const last = index + whole.length;
    return [
      { start: index, end: index + mark.length, replacement, by: 'emphasis' as const },
      { start: last - mark.length, end: last, replacement, by: 'emphasis' as const },
    ];
  });
}
