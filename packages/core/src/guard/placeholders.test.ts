import { describe, expect, test } from 'vitest';
import { fc } from '../../test/properties.ts';
import { mask, placeholdersKept, unmask } from './placeholders.ts';

const itemsOf = (text: string) => mask(text).items.map((item) => item.text);

describe('protected items', () => {
  test.each([
    ['Use `a b` and ``c`d``.', ['`a b`', '``c`d``']],
    ['See:\n```js\nlet a = 1;\n\nlet b;\n```\nDone.', ['```js\nlet a = 1;\n\nlet b;\n```']],
    ['Unclosed:\n~~~\nrm -rf\nall of it', ['~~~\nrm -rf\nall of it']],
    ['Call parse(x) or std::sort(v).', ['parse(x)', 'std::sort(v)']],
    ['Set max_token_count in ./src/app/main.ts now.', ['max_token_count', './src/app/main.ts']],
    ['Since $a^2$ and \\(b\\), $$c = d$$ holds.', ['$a^2$', '\\(b\\)', '$$c = d$$']],
    ['Go to https://a.example/b?c=1#d, now.', ['https://a.example/b?c=1#d']],
    ['It is on www.a.org. Or cleanpaste.com!', ['www.a.org', 'cleanpaste.com']],
    ['As [the guide](https://a.example/x_y) says.', ['[the guide](https://a.example/x_y)']],
    ['Mail ann.b+c@mail.example.org.', ['ann.b+c@mail.example.org']],
    ['He said “no way” and "not me".', ['“no way”', '"not me"']],
    ['It’s ‘quite so’, they say. The dogs’ bowl.', ['‘quite so’']],
    ['Dit «c’est la vie», and 「はい」.', ['«c’est la vie»', '「はい」']],
    ['> quoted line\nanswer', ['> quoted line']],
    [
      'As shown (Smith et al., 2020; Lee, 2019) [3, 4] [^2].',
      ['(Smith et al., 2020; Lee, 2019)', '[3, 4]', '[^2]'],
    ],
    ['Dear {{name}}, <b>hello</b> @ann #tag', ['{{name}}', '<b>', '</b>', '@ann', '#tag']],
    ['It cost $3.50, or 1,200.75 € in 2020–2021.', ['$3.50', '1,200.75', '2020–2021']],
    [
      'At 10:30, -5 °C and 20% in COVID-19 wards, the 3rd H2O test.',
      ['10:30', '-5 °C', '20%', 'COVID-19', '3rd', 'H2O'],
    ],
    ["Don't touch the boys' toys or mum's.", []],
    ['Well-known words, no items; only (brackets) and [words here].', []],
  ])('%j', (text, items) => {
    expect(itemsOf(text)).toEqual(items);
  });
});

describe('placeholders', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          'a ',
          '`',
          '"',
          '“',
          '”',
          '[[1]]',
          '[[a-1]]',
          '[',
          ']',
          '(',
          ')',
          '$',
          '\n',
          '12',
          'x_y',
          'http://a.b',
          '\\',
          '<',
          '>',
          '    ',
          "'",
          '{',
          '}',
          '@',
          '#',
          '.',
          '```\n',
        ),
        { maxLength: 60 },
      )
      .map((parts) => parts.join('')),
  );

  test('give back the same text, whatever it is', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const masked = mask(text);
        expect(unmask(masked, masked.text)).toBe(text);
        expect(placeholdersKept(masked, masked.text)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test('are not those that the text has itself', () => {
    const masked = mask('Mark [[1]] and [[a-2]] stay; 5 goes.');
    expect(masked.mark).not.toBe('');
    expect(unmask(masked, masked.text)).toBe('Mark [[1]] and [[a-2]] stay; 5 goes.');
  });

  test('are restored as they were, also where they look like patterns of a replacement', () => {
    const masked = mask("Pay $& or $1 or `$'` now.");
    expect(unmask(masked, masked.text)).toBe("Pay $& or $1 or `$'` now.");
  });
});

describe('a text of megabytes', () => {
  test('has its millionth item put back', () => {
    const items = new Array(1_000_000).fill({ kind: 'number', text: '7' });
    items[999_999] = { kind: 'number', text: '42' };
    const masked = { text: 'It is [[1000000]].', items, mark: '' };
    expect(unmask(masked, masked.text)).toBe('It is 42.');
    expect(placeholdersKept(masked, 'That is [[1000000]].')).toBe(true);
  });

  test('may have used up every mark with few letters', () => {
    const marks = Array.from({ length: 26 }, (_, n) => `[[${String.fromCharCode(97 + n)}-`);
    expect(mask(`[[1]] ${marks.join('')}`).mark).toBe('a1-');
    expect(mask(`[[1]] ${marks.slice(1).join('')} [[a1-`).mark).toBe('a-');
  });
});
