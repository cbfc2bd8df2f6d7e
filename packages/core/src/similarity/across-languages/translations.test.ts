import { describe, expect, it } from 'vitest';
import { fc } from '../../../test/properties.ts';
import { align, translationsOf } from '../index.ts';
import { innocent, lighthouse } from '../texts.fixture.ts';
import { english, german, otherGerman, spanish } from './lighthouse.fixture.ts';

const own = `${innocent}\n\n${innocent.split('. ').reverse().join('. ')}`;

describe('somebody who translated a text', () => {
  it.each([
    ['from German', english, german],
    ['into German', german, english],
    ['from Spanish', english, spanish],
    ['into Spanish', spanish, english],
  ])('%s is told so, though not a sentence is the same', (_, text, source) => {
    expect(align(text, source)).toEqual([]);
    const [found, ...others] = translationsOf(text, source);
    expect(others).toEqual([]);
    expect(found!.end - found!.start).toBeGreaterThan(0.95 * text.length);
    expect(found!.sourceEnd - found!.sourceStart).toBeGreaterThan(0.95 * source.length);
  });

  it('is shown where, when the translation is part of a longer text and of a longer source', () => {
    const text = `${lighthouse}\n\n${own}\n\n${english}\n\n${own}`;
    const source = `${otherGerman}\n\n${german}\n\n${otherGerman}`;
    const found = translationsOf(text, source);
    expect(found.length).toBeGreaterThan(0);
    const at = text.indexOf(english);
    for (const { start, end } of found) {
      const inside = Math.min(end, at + english.length) - Math.max(start, at);
      expect(inside / (end - start)).toBeGreaterThan(0.6);
    }
  });
});

describe('somebody who did not', () => {
  it('is told nothing about a text on the same subject, with the same names and years', () => {
    expect(translationsOf(english, otherGerman)).toEqual([]);
    expect(translationsOf(otherGerman, english)).toEqual([]);
  });

  it('is told nothing where the same things stand in another order', () => {
    const shuffled = spanish.split(/(?<=\.)\s+/);
    const order = shuffled.map((_, at) => shuffled[(at * 7) % shuffled.length]!);
    expect(new Set(order).size).toBe(shuffled.length);
    expect(translationsOf(english, order.join(' '))).toEqual([]);
  });

  it('is told nothing about two texts in one language, which are compared by their words', () => {
    expect(translationsOf(english, english)).toEqual([]);
    expect(translationsOf(spanish, german)).toEqual([]);
  });

  it('is told nothing about a few sentences, of which too little survives', () => {
    const cut = (text: string) => text.slice(0, text.indexOf('\n'));
    expect(translationsOf(cut(english), cut(german))).toEqual([]);
  });
});

it('any texts are read, and give spans inside both', () => {
  const part = fc.constantFrom(english, german, spanish, '燈台'.repeat(200), 'a '.repeat(300));
  const texts = fc
    .array(fc.oneof(part, fc.string({ unit: 'binary' })), { maxLength: 4 })
    .map((parts) => parts.join(' '));
  fc.assert(
    fc.property(texts, texts, (text, source) => {
      for (const { start, end, sourceStart, sourceEnd } of translationsOf(text, source)) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(sourceEnd).toBeGreaterThan(sourceStart);
        expect(sourceEnd).toBeLessThanOrEqual(source.length);
      }
    }),
    { numRuns: 40 },
  );
});
