import { clean, decode, scan } from '@cleanpaste/core/hidden';
import { expect, test } from 'vitest';
import { exampleCopy } from '../../../copy/revealer-example-copy.ts';
import { exampleText } from './example.ts';

test('the example hides two messages that are read with certainty', () => {
  const read = decode(exampleText).map(({ content, certainty }) => [content, certainty]);
  expect(read).toContainEqual([exampleCopy.inTags, 'exact']);
  expect(read).toContainEqual([exampleCopy.inSelectors, 'exact']);
});

test('it shows an attack, and characters that must stay', () => {
  expect(scan(exampleText).some(({ dangerous }) => dangerous)).toBe(true);
  const { text } = clean(exampleText);
  expect(text).toContain('👩\u200d👧\u200d👦');
  expect(text).toContain('می\u200cخواهم');
  expect(text).toContain('❤\ufe0f');
  expect(text).toContain('invoicegpj.exe');
});
