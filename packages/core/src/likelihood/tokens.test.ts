import { expect, it } from 'vitest';
import { delexicalise } from './delexical.ts';
import { tokenise } from './tokens.ts';

const formsOf = (text: string) => tokenise(text).form.join(' | ');

it('words, numbers, marks', () => {
  expect(formsOf("It's 3.14, or 1999 -- a well-known... (fact)!!")).toBe(
    "it's | 0 | , | or | 0000 | -- | a | well | - | known | ... | ( | fact | ) | !!",
  );
});

it('layout does not count: marks of Markdown and treebank spaces', () => {
  expect(formsOf("**Bold** and # head , do n't it 's")).toBe(formsOf("Bold and head, don't it's"));
});

it('sentences end at full stops, not at abbreviations, and at blank lines', () => {
  const text = 'Mr. Brown left. "Go," he said. A heading\n\nThen more! yes';
  const { sentences, start, end } = tokenise(text);
  const shown = sentences
    .slice(0, -1)
    .map((from, at) => text.slice(start[from], end[(sentences[at + 1] as number) - 1]));
  expect(shown).toEqual(['Mr. Brown left.', '"Go," he said.', 'A heading', 'Then more!', 'yes']);
});

it('counts words, not marks', () => {
  expect(tokenise('One, two: three – 4').words).toBe(3);
  expect(tokenise('').sentences).toEqual([0, 0]);
});

it('taking the subject out keeps how the text is built', () => {
  const one = delexicalise(tokenise('The committee was discussing a regulation with Henry.'));
  const other = delexicalise(tokenise('The assembly was preparing a declaration with Clara.'));
  expect(one.at(-2)).toBe('<Name>');
  expect(one.slice(3)).toEqual(other.slice(3));
  expect(one[0]).toBe('the');
});
