import { describe, expect, it } from 'vitest';
import { fc } from '../../../test/properties.ts';
import { clean } from '../clean.ts';
import { binary, selectors, tagCharacters } from '../decode/encoders.fixture.ts';
import { decode } from '../decode/index.ts';
import { encode } from './index.ts';
import type { EncodeScheme } from './types.ts';
import { utf8Bytes } from './utf8-bytes.ts';

const schemes: EncodeScheme[] = ['tag-characters', 'variation-selectors', 'zero-width-binary'];
const COVER = 'Dear Ada, thank you for the note.';

/** Any string at all, with what the decoder looks for among the likely ones. */
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(...'ab \u200b\u200c\u200d\ufe0f\ud800🏴❤漢', '\u{e0061}', '\u{e0150}'),
    maxLength: 30,
  }),
);
const sentences = fc.stringMatching(/^[A-Z][a-z]{1,8}( [a-z0-9]{2,9}){2,8}[.!?]$/);
const graphemes = fc.string({ unit: 'grapheme', minLength: 8, maxLength: 60 });

describe('what was written is read', () => {
  it.each(schemes)(
    'whatever the strings, what %s gives is this message, or a problem',
    (scheme) => {
      fc.assert(
        fc.property(anything, anything, (cover, message) => {
          const { text, hidden, problem } = encode(cover, message, { scheme });
          expect(text === null).toBe(problem !== null);
          if (text === null) return;
          expect(decode(text)).toMatchObject([{ scheme, content: message }]);
          expect([...text]).toHaveLength([...cover].length + hidden);
        }),
        { numRuns: 300 },
      );
    },
  );

  it.each(schemes)('a sentence is never refused by %s', (scheme) => {
    fc.assert(
      fc.property(sentences, (message) => {
        expect(decode(encode(COVER, message, { scheme }).text!)[0]?.content).toBe(message);
      }),
      { numRuns: 300 },
    );
  });

  it.each(['variation-selectors', 'zero-width-binary'] as const)(
    'eight graphemes of any script are not refused by %s',
    (scheme) => {
      fc.assert(
        fc.property(graphemes, (message) => {
          expect(decode(encode(COVER, message, { scheme }).text!)[0]?.content).toBe(message);
        }),
        { numRuns: 300 },
      );
    },
  );

  it('the cover is what everybody sees: cleaning gives it back', () => {
    for (const scheme of schemes) {
      expect(clean(encode(COVER, 'Meet me at noon', { scheme }).text!).text).toBe(COVER);
    }
  });
});

describe('the carriers', () => {
  it('are those that other encoders write, behind the first word', () => {
    const put = (carriers: string) => `Dear${carriers} Ada`;
    const written = (scheme: EncodeScheme) => encode('Dear Ada', 'Meet me!', { scheme }).text;
    expect(written('tag-characters')).toBe(put(tagCharacters('Meet me!')));
    expect(written('variation-selectors')).toBe(put(selectors('Meet me!')));
    expect(written('zero-width-binary')).toBe(put(binary('Meet me!', [0x200b, 0x200c])));
    expect(encode('One', 'Meet me!').text).toBe(`One${selectors('Meet me!')}`);
    expect(encode('  \n One two', 'Meet me!').text).toBe(`  \n One${selectors('Meet me!')} two`);
  });

  it('are counted in code points', () => {
    const hidden = (scheme: EncodeScheme) => encode(COVER, 'Noon?', { scheme }).hidden;
    expect(schemes.map(hidden)).toEqual([5, 5, 40]);
  });

  it('spell any string as UTF-8 does', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(utf8Bytes(text)).toEqual([...new TextEncoder().encode(text)]);
      }),
    );
    for (const edge of ['\u007f\u0080\u07ff\u0800\uffff\u{10000}\u{10ffff}', '\ud800', '\udfffa'])
      expect(utf8Bytes(edge)).toEqual([...new TextEncoder().encode(edge)]);
  });
});

describe('what cannot be written is named', () => {
  const problem = (cover: string, message: string, scheme?: EncodeScheme) =>
    encode(cover, message, { scheme }).problem;

  it('a message or a cover that is not there', () => {
    expect(problem(COVER, '')).toBe('empty-message');
    expect(problem('', 'Meet me')).toBe('empty-cover');
    expect(problem(' \n ', 'Meet me')).toBe('empty-cover');
  });

  it('letters that tag characters do not have', () => {
    expect(problem(COVER, 'Meet me ~', 'tag-characters')).toBeNull();
    expect(problem(COVER, 'Meet me \u007f', 'tag-characters')).toBe('not-ascii');
    expect(problem(COVER, 'Café at noon', 'tag-characters')).toBe('not-ascii');
    expect(problem(COVER, 'two\nlines', 'tag-characters')).toBe('not-ascii');
    expect(problem(COVER, 'Café at noon', 'variation-selectors')).toBeNull();
  });

  it('a cover with a message of its own', () => {
    expect(problem(encode(COVER, 'the first').text!, 'the second')).toBe('cover-carries');
  });

  it('what would be taken for litter, or for a flag', () => {
    expect(problem(COVER, 'a')).toBe('unreadable');
    expect(problem(COVER, 'haha'.repeat(8))).toBe('unreadable');
    expect(problem(COVER, 'haha'.repeat(8), 'tag-characters')).toBeNull();
    expect(problem('🏴', 'gbeng\u{7e}', 'tag-characters')).toBeNull();
    expect(problem(COVER, 'bell\u0007 rings')).toBe('unreadable');
    expect(problem(COVER, 'half \ud83d of a pair')).toBe('unreadable');
  });
});
