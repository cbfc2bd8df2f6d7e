import { encode } from '@cleanpaste/core/hidden';
import { expect, test } from 'vitest';
import { findMessages } from './find-messages.ts';

const cover = 'Dear Ada, thank you for the note.';
const schemes = ['tag-characters', 'variation-selectors', 'zero-width-binary'] as const;
const carrying = (message: string, scheme: (typeof schemes)[number] = 'tag-characters') =>
  encode(cover, message, { scheme }).text!;

test.each(schemes)('a message in %s is read, with its code and how sure it is', (scheme) => {
  expect(findMessages(carrying('Meet me at noon', scheme))).toEqual({
    count: 1,
    messages: [
      {
        scheme,
        content: 'Meet me at noon',
        certainty: scheme === 'zero-width-binary' ? 'likely' : 'exact',
        isCut: false,
      },
    ],
  });
});

test('a greeting of three letters is read, and said to be no more than possible', () => {
  expect(findMessages(carrying('hi!', 'zero-width-binary')).messages).toEqual([
    { scheme: 'zero-width-binary', content: 'hi!', certainty: 'possible', isCut: false },
  ]);
});

test('ordinary texts with hidden characters carry none: emoji, flags, Persian, litter, SNOW by chance', () => {
  for (const text of [
    '👩\u200d👧\u200d👦 ❤\ufe0f 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'می\u200cخواهم کتاب\u200cهایم را ببرم '.repeat(50),
    'Zero\u200bwidth, soft\u00adhyphen, no\u00a0break\ufeff',
    'a line \t \n another  \n and  \t\n',
    '',
  ])
    expect(findMessages(text), text).toEqual({ messages: [], count: 0 });
});

test('a long message is cut, many are counted, and what would turn one around is taken out', () => {
  const [long] = findMessages(carrying('word '.repeat(5000))).messages;
  expect(long).toMatchObject({ content: 'word '.repeat(48), isCut: true });
  const tags = (message: string) =>
    String.fromCodePoint(...[...message].map((letter) => 0xe0000 + letter.charCodeAt(0)));
  const many = findMessages(`a${tags('one')} `.repeat(40));
  expect([many.messages.length, many.count]).toEqual([3, 40]);
  const [turned] = findMessages(
    carrying('pay \u202e05 me\u200b now', 'variation-selectors'),
  ).messages;
  expect(turned).toMatchObject({ content: 'pay 05 me now', isCut: false });
});

test('a code that nobody can read is told as such', () => {
  const noise = '\u200b\u200d\u200c\u2060\u200d\u200d\u200b\u200c\u2060\u200b\u200d';
  expect(findMessages(`one${noise} two`).messages).toMatchObject([
    { certainty: 'detected', content: null },
  ]);
});

test('a text beyond the limit is not looked at', () => {
  expect(findMessages(carrying('noon at the bridge') + 'a'.repeat(1_000_000)).count).toBe(0);
});
