import { describe, expect, test } from 'vitest';
import { fc } from '../../test/properties.ts';
import { workedMs } from '../../test/worked.ts';
import { chunkLength, splitChunks } from './chunks.ts';

const pieces = (text: string, length?: number) =>
  splitChunks(text, length).map(({ start, end }) => text.slice(start, end));

const sentence = 'The river was high that spring, and nobody dared to cross it. ';

describe('chunks', () => {
  test('of a short text: the text', () => {
    expect(pieces('Short.')).toEqual(['Short.']);
    expect(pieces('')).toEqual(['']);
  });

  test.each([0, -1, 0.5, 1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'come to an end where a length of %d is asked for',
    (length) => {
      const text = '😀 One. Two, and 3.';
      expect(pieces(text, length).join('')).toBe(text);
    },
  );

  test('end with sentences, near 8,000 characters', () => {
    const chunks = pieces(sentence.repeat(600));
    expect(chunks.length).toBe(5);
    for (const chunk of chunks) {
      expect(chunk.trimEnd().endsWith('cross it.')).toBe(true);
      expect(chunk.length).toBeLessThanOrEqual(chunkLength);
    }
    for (const chunk of chunks.slice(0, -1))
      expect(chunk.length).toBeGreaterThan(chunkLength - 100);
  });

  test('end with a paragraph where there is one near by', () => {
    const text = `${sentence.repeat(110)}\n\n${sentence.repeat(110)}`;
    expect(pieces(text)[0]!.endsWith('\n\n')).toBe(true);
  });

  test('cut neither quotations nor code', () => {
    const quotation = `“${sentence.repeat(3).trim()}” `;
    const code = `\n\`\`\`\n${'step one. Step two.\n'.repeat(700)}\`\`\`\n`;
    const text = `${sentence.repeat(126)}${quotation}${sentence.repeat(20)}${code}${sentence.repeat(200)}`;
    const chunks = pieces(text);
    expect(chunks.some((chunk) => chunk.includes(quotation.trim()))).toBe(true);
    expect(chunks.filter((chunk) => chunk.includes('```'))).toHaveLength(1);
  });

  test('are a text again, whatever it is, and none is empty', () => {
    const texts = fc
      .array(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 40 }),
          fc.constantFrom(
            '. A',
            '\n\n',
            '“',
            '”',
            '```\n',
            ' ',
            'x'.repeat(50),
            '👩‍👩‍👧',
            'e\u0301',
          ),
        ),
        { maxLength: 60 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, fc.integer({ min: 5, max: 80 }), (text, length) => {
        const chunks = pieces(text, length);
        expect(chunks.join('')).toBe(text);
        if (text !== '') expect(chunks.every((chunk) => chunk !== '')).toBe(true);
        expect(chunks.some((chunk) => /^[\udc00-\udfff]/.test(chunk))).toBe(
          /^[\udc00-\udfff]/.test(text),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test.each(['x'.repeat(100_000), 'a. '.repeat(33_000), '“a '.repeat(33_000), '['.repeat(100_000)])(
    'of a hostile text come in bearable time',
    (text) => {
      const began = workedMs();
      expect(pieces(text).join('')).toBe(text);
      expect(workedMs() - began).toBeLessThan(15_000);
    },
  );
});
