import { describe, expect, it } from 'vitest';
import { fc } from '../../test/properties.ts';
import { uniqueness } from './index.ts';

describe('uniqueness', () => {
  it.each<[string, string, number]>([
    ['The quick brown fox', 'the quick brown fox', 0],
    ['The quick brown fox', 'A fast brown cat', 75],
    ['one two three four', '', 100],
    ['Don’t stop!', 'dont STOP', 0],
    ['the the the cat', 'the dog', 25],
    ['Straße und Äpfel', 'äpfel, STRASSE', 66.67],
    ['Привет, мир', 'мир — привет', 0],
    ['नमस्ते दुनिया', 'नमस्ते', 50],
    ['', 'anything', 0],
    ['… — !', 'anything', 0],
    ['pay\u200bpal', 'paypal', 0],
  ])('%s → %s: %d', (original, rewrite, expected) => {
    expect(uniqueness(original, rewrite)).toBeCloseTo(expected, 1);
  });

  it('lies between 0 and 100, and is 0 for the same text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (original, rewrite) => {
        const share = uniqueness(original, rewrite);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(100);
        expect(uniqueness(original, original)).toBe(0);
      }),
    );
  });
});
