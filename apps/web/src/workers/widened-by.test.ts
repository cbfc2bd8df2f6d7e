import { clean, scan } from '@cleanpaste/core/hidden';
import { expect, test } from 'vitest';
import { widenedBy } from './widened-by.ts';

const placesIn = (text: string) => {
  const cleaned = clean(text).text;
  const places = [...widenedBy(scan(text), text)];
  for (const place of places) expect(cleaned.slice(place, place + 2)).toBe('  ');
  return places;
};

test.each([
  ['a special space beside an ordinary one', 'jumps \u202fover', [5]],
  ['the same the other way round', 'jumps\u202f over', [5]],
  ['two special ones', 'jumps\u2003\u2003over', [5]],
  ['something between two spaces', 'jumps \u200b over', [5]],
  ['after what was taken out before', 'ju\u200bmps \u00ad\u2003over and \u2003on', [5, 15]],
])('%s leaves a double space, and it is known where', (_, text, places) => {
  expect(placesIn(text)).toEqual(places);
});

test.each([
  ['two spaces of the author’s own', 'End.  Next \u200bone.'],
  ['a special space alone', 'jumps\u2003over'],
  ['a space beside a word', 'jumps \u200bover'],
  ['nothing hidden', 'a  plain  text'],
])('%s is not told', (_, text) => {
  expect(placesIn(text)).toEqual([]);
});
