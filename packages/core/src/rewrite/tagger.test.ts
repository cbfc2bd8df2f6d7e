import { describe, expect, it } from 'vitest';
import { readDocument } from './document.ts';
import { tagDocument } from './tagger.ts';
import { TAGS } from './tags.ts';

describe('a rule that looks for a kind of word', () => {
  it.each([
    ['The use of tools is good.', 1, 'N'],
    ['They use tools.', 1, 'V'],
    ['He plans to work in the city.', 3, 'V'],
    ['The work was hard.', 1, 'N'],
    ['She slowly opened the door.', 1, 'R'],
    ['She slowly opened the door.', 2, 'E'],
    ['A significant change came.', 1, 'J'],
    ['We met Anna in Paris.', 2, 'F'],
  ])('finds in %j that word %d is %s', (text, at, name) => {
    const doc = readDocument(text);
    tagDocument(doc);
    expect(TAGS[doc.tag[at]!]).toBe(name);
  });
});
