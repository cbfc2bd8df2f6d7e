import { expect, test } from 'vitest';
import { samePlaces } from './same-places.ts';

const placeOf = (copy: string, text: string, part: string) => {
  const start = copy.indexOf(part);
  const place = samePlaces(copy, text)({ start, end: start + part.length });
  return place && text.slice(place.start, place.end);
};

test.each([
  ['same', 'One two three.', 'One two three.', 'two', 'two'],
  ['other white space', 'One two three.', '  One\n\n\ttwo   three.', 'One two', 'One\n\n\ttwo'],
  ['other quotation marks', 'He said "yes" to it.', 'He said “yes” to it.', '"yes" to', '“yes” to'],
  [
    'a character left out',
    'The zero width one.',
    'The ze\u200bro width one.',
    'zero',
    'ze\u200bro',
  ],
  [
    'a line left out',
    'Begin here. And end there.',
    'Begin here. Page 12. And end there.',
    'end there',
    'end there',
  ],
  ['something put in', 'Begin [image] here at once.', 'Begin here at once.', 'here at', 'here at'],
])('finds the place in a text with %s', (_, copy, text, part, found) => {
  expect(placeOf(copy, text, part)).toBe(found);
});

test('finds nothing for what the text does not have', () => {
  expect(
    placeOf('One [image] two and three and four', 'One two and three and four', '[image]'),
  ).toBe(null);
  expect(placeOf('alpha beta gamma', 'nothing of this is there', 'gamma')).toBe(null);
});

test('takes places outside of the copy as none', () => {
  expect(samePlaces('One two.', 'One two.')({ start: 40, end: 60 })).toBe(null);
  expect(samePlaces('One two.', 'One two.')({ start: -5, end: 3 })).toEqual({ start: 0, end: 3 });
});
