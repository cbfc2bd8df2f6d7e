import { describe, expect, it } from 'vitest';
import { fc } from '../../../test/properties.ts';
import { workedMs } from '../../../test/worked.ts';
import { binary, COVER, innamark, selectors, tagCharacters } from './encoders.fixture.ts';
import { decode } from './index.ts';

const carriers = fc.constantFrom(
  ...'\u200b\u200c\u200d\u200e\u200f\u202c\u2060\u2061\u2062\u2063\u2064\ufeff\u2004\u2008\u2009\u202f\u205f \t\n\rabо\ufe0f\ud800\udb40\udd20',
  '\u{e0061}',
  '\u{e007f}',
  '\u{e0130}',
  '🏴',
);

describe('any string', () => {
  it('is answered in order of rank, within its bounds, the same each time', {
    timeout: 60_000,
  }, () => {
    const rank = { exact: 0, likely: 1, possible: 2, detected: 3 };
    fc.assert(
      fc.property(fc.string({ unit: carriers, maxLength: 300 }), (text) => {
        const payloads = decode(text);
        for (const { start, end, content, certainty, note } of payloads) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(start).toBeLessThan(end);
          expect(content === null).toBe(certainty === 'detected' || note.startsWith('C2PA'));
        }
        const ranks = payloads.map(({ certainty }) => rank[certainty]);
        expect(ranks).toEqual(ranks.toSorted());
        expect(decode(text)).toEqual(payloads);
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(() => decode(text)).not.toThrow();
      }),
    );
  });

  it('finds every message of a text that carries several kinds', () => {
    const words = innamark(COVER, [...new TextEncoder().encode('Owner 17')]);
    const text = `${words}a${tagCharacters('in tags')}b${selectors('in selectors')}c${binary('in bits', [0x200b, 0x200c])}`;
    expect(
      decode(text)
        .map(({ content }) => content)
        .toSorted(),
    ).toEqual(['Owner 17', 'in bits', 'in selectors', 'in tags'].toSorted());
  });

  it('answers a text of thousands of payloads in bounded space', () => {
    expect(decode(`a${tagCharacters('one')}`.repeat(5000))).toHaveLength(1000);
  });

  it('takes time in proportion to the text', { timeout: 60_000 }, () => {
    let state = 1;
    const random = (units: string[], length: number) =>
      Array.from({ length }, () => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return units[(state >> 16) % units.length];
      }).join('');
    const hard = [
      (n: number) => 'a'.repeat(n),
      (n: number) => `аa bа ${'a'.repeat(n)}`,
      (n: number) => random(['\u200b', '\u200c', '\u200d', '\u2062', 'a'], n),
      (n: number) => random(['\u200c', '\u200d', '\u2061', '\u2062', '\u2063', '\u2064'], n),
      (n: number) => random(['a\u{e0150}', 'b\ufe01', '\u{e0160}'], n / 2),
      (n: number) => random([' ', '\t', '\n'], n),
      (n: number) => random(['a\u2008', 'b\u2009', 'c\u202f', 'd\u205f', 'e\u2004'], n / 2),
    ];
    for (const make of hard) {
      const time = (text: string) => {
        const begin = workedMs();
        decode(text);
        return workedMs() - begin;
      };
      time(make(20_000));
      const small = time(make(50_000));
      // Eight times the text: a square law would take 64 times as long.
      expect(time(make(400_000))).toBeLessThan(24 * small + 2000);
    }
  });
});
