import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each([
  ['ZERO WIDTH SPACE', 'Zero width space'],
  ['NO-BREAK SPACE', 'No-break space'],
  ['LEFT-TO-RIGHT MARK', 'Left-to-right mark'],
  ['CYRILLIC SMALL LETTER A', 'Cyrillic small letter A'],
  ['TAG LATIN SMALL LETTER H', 'Tag Latin small letter H'],
  ['HANGUL FILLER', 'Hangul filler'],
  ['VARIATION SELECTOR-17', 'Variation selector-17'],
])('%s reads as people write: %s', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});
