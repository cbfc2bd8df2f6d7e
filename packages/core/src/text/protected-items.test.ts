import { describe, expect, it } from 'vitest';
import { protectedSpans } from '../rewrite/protect.ts';
import { protectedItems } from './protected-items.ts';
import { matchProtected } from './protected-patterns.ts';

/** Items that nobody may reword, each in a sentence of its own. */
const ITEMS = [
  ['code', 'Use `a b` now.', '`a b`'],
  ['code', 'So:\n\n```js\nlet a = 1;\n```\n', '```js\nlet a = 1;\n```'],
  ['code', 'Call std::sort(v) here.', 'std::sort(v)'],
  ['code', 'Set max_token_count once.', 'max_token_count'],
  ['formula', 'A \\frac{a}{b} stands here.', '\\frac{a}{b}'],
  ['formula', 'Since $$c = d$$ holds.', '$$c = d$$'],
  ['link', 'As [the guide](https://a.example/x) says.', '[the guide](https://a.example/x)'],
  ['link', 'Go to https://a.example/b?c=1#d now.', 'https://a.example/b?c=1#d'],
  ['link', 'It is cleanpaste.com today.', 'cleanpaste.com'],
  ['email', 'Mail ann.b+c@mail.example now.', 'ann.b+c@mail.example'],
  ['quotation', 'He said “no way” twice.', '“no way”'],
  ['quotation', 'He said "not me" twice.', '"not me"'],
  ['quotation', '> quoted line\nanswer', '> quoted line'],
  ['citation', 'As shown (Smith et al., 2020) here.', '(Smith et al., 2020)'],
  ['citation', 'It was found [3] before.', '[3]'],
  ['tag', 'Dear {{name}}, hello.', '{{name}}'],
  ['tag', 'Some <b>words here.', '<b>'],
] as const;

describe('an item that both rewriters give back', () => {
  it.each(ITEMS)('is %s in %j', (kind, text, item) => {
    const places = [{ start: text.indexOf(item), end: text.indexOf(item) + item.length }];
    expect(protectedItems(text)).toEqual([{ kind, ...places[0] }]);
    expect(protectedSpans(text)).toEqual(expect.arrayContaining(places));
  });

  it('is no ordinary sentence', () => {
    const text = "Well-known words, no items; only (brackets) and mum's boys' toys.";
    expect(protectedItems(text)).toEqual([]);
    expect(protectedSpans(text)).toEqual([]);
  });
});

describe('a text made to be slow', () => {
  /** Milliseconds of the processor, which others on the machine do not lengthen. */
  const cost = (text: string): number => {
    const before = process.cpuUsage();
    matchProtected(text, 'engine');
    matchProtected(text, 'model');
    return 2 + process.cpuUsage(before).user / 1000;
  };

  /** How much dearer four times the text is: the least of some attempts, for noise only adds. */
  const growth = (text: (count: number) => string, size: number): number => {
    let least = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 6 && least > 9; attempt++)
      least = Math.min(least, cost(text(size * 4)) / cost(text(size)));
    return least;
  };

  it.each([
    '```\n',
    '~~~a\n',
    '`',
    '[',
    '![a](',
    '\\begin{a}',
    '{{',
    '<a',
    '“',
    '"a',
    'a.',
    'a-',
    '/a',
    '_a',
    "'a ",
    '@',
    '(',
    '| ',
  ])('made of %j takes time in proportion to its length', (unit) => {
    // Wider than every bound: below it even bounded patterns are slower than linear.
    const size = 16_000;
    const text = (count: number) => unit.repeat(Math.ceil(count / unit.length));
    expect(growth(text, size)).toBeLessThan(9);
  });
});
