import type { Form, FormEdit } from './types.ts';

const ITEM = /^([ \t]{0,12})([-*+•])(?=[ \t]+\S)/gm;
/** "- - -", "* * *": a rule across the page. */
const RULE = /^[ \t]*(?:[-*+•][ \t]*){3,}$/;

/** The mark before the items of a list. */
export function formLists(text: string, to: NonNullable<Form['lists']>): FormEdit[] {
  const replacement = { dash: '-', asterisk: '*', bullet: '•' }[to];
  return Array.from(text.matchAll(ITEM)).flatMap(({ index, 1: indent = '', 2: mark }) => {
    const found = text.indexOf('\n', index);
    const line = text.slice(index, found < 0 ? text.length : found);
    if (mark === replacement || RULE.test(line)) return [];
    const start = index + indent.length;
    return [{ start, end: start + 1, replacement, by: 'lists' as const }];
  });
}
