import { describe, expect, it } from 'vitest';
import { fc } from '../../../test/properties.ts';
import { binary, COVER, fingerprint, radix, separated, sow } from './encoders.fixture.ts';
import { decode } from './index.ts';
import { StegCloak, zeroWidthLib, zwspSteg } from './npm-encoders.fixture.ts';

const PAIRS = [
  [0x200b, 0x200c],
  [0x200c, 0x200d],
  [0x200e, 0x200f],
  [0x2062, 0x2064],
] as const;
/** Messages of eight letters and more, of any script. */
const messages = fc.string({ unit: 'grapheme', minLength: 8, maxLength: 60 });
/** The same with a word of ASCII before it, which settles what the bits mean. */
const labelled = messages.map((message) => `id: ${message}`);

const only = (text: string) => {
  const payloads = decode(text);
  expect(payloads).toHaveLength(1);
  return payloads[0]!;
};

describe('real encoders', () => {
  const samples = [
    'Hello there',
    'naïve café 世界',
    'Ключ под ковриком',
    '🦊 and 🐇',
    'ab'.repeat(80),
  ];

  it.each(samples)('zwsp-steg, both modes: %s', (message) => {
    const full = only(`cover${zwspSteg.encode(message, zwspSteg.MODE_FULL)} text`);
    expect(full).toMatchObject({ scheme: 'zwsp-steg-base5', content: message, certainty: 'exact' });
    const narrow = only(`cover${zwspSteg.encode(message, zwspSteg.MODE_ZWSP)} text`);
    expect(narrow).toMatchObject({ scheme: 'zwsp-steg-base3', content: message, start: 5 });
    expect(narrow.end).toBe(5 + 11 * message.length);
  });

  it.each(samples)('zero-width-lib: %s', (message) => {
    const payload = only(zeroWidthLib.encode('A plain cover', message));
    expect(payload).toMatchObject({ scheme: 'zero-width-lib', content: message, start: 1 });
    expect(payload.certainty).toBe('exact');
  });

  it.each(samples)('StegCloak without a password: %s', (message) => {
    const text = new StegCloak(false, false).hide(message, '', 'A plain cover of six words');
    const payload = only(text);
    expect(payload).toMatchObject({ scheme: 'stegcloak', content: message, certainty: 'exact' });
    expect(text.slice(payload.start, payload.end)).toMatch(/^[\u200c\u200d\u2061-\u2064]+$/);
  });

  it.each([false, true])('StegCloak under a password is reported, integrity check %s', (check) => {
    const text = new StegCloak(true, check).hide('Hello there', 'secret', 'A plain cover of words');
    const payload = only(text);
    expect(payload).toMatchObject({ scheme: 'stegcloak', content: null, certainty: 'detected' });
    expect(payload.note).toContain('password');
    // Salt, the code if asked for, and a cipher as long as the message.
    expect(payload.bytes).toHaveLength(8 + (check ? 32 : 0) + 11);
  });

  it('StegCloak packs what repeats', () => {
    const message = 'again and again and again and again and again and '.repeat(20);
    const text = new StegCloak(false, false).hide(message, '', 'two words');
    expect(text.length).toBeLessThan(message.length);
    expect(only(text).content).toBe(message);
  });
});

describe('own encoders, random messages', () => {
  it.each(PAIRS)('bits in %j and %j, either one as zero', (low, high) => {
    fc.assert(
      fc.property(messages, (message) => {
        const payload = only(`one${binary(message, [low, high])}two`);
        expect(payload).toMatchObject({ scheme: 'zero-width-binary', content: message });
        expect(payload).toMatchObject({ start: 3, bytes: new TextEncoder().encode(message) });
      }),
    );
    fc.assert(
      fc.property(labelled, (message) => {
        expect(only(`one${binary(message, [high, low])}two`).content).toBe(message);
      }),
    );
  });

  it('bits sown over the letters of a cover', () => {
    const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABC 0123456789é世界ж🦊');
    const short = fc.string({ unit: letters, minLength: 8, maxLength: 40 });
    fc.assert(
      fc.property(short, fc.constantFrom(...PAIRS), (message, pair) => {
        expect(only(sow(COVER, binary(message, pair))).content).toBe(message);
      }),
    );
  });

  it('letters without leading zeros, a third character between them', () => {
    const between = fc.constantFrom(0x200d, 0xfeff, 0x2060);
    fc.assert(
      fc.property(messages, between, (message, mark) => {
        const hidden = separated(message, { zero: 0x200b, one: 0x200c, between: mark });
        expect(only(`one${hidden}two`)).toMatchObject({ content: message, start: 3 });
      }),
    );
  });

  it('three symbols joined by U+FEFF', () => {
    const ascii = fc.string({ minLength: 3, maxLength: 40 });
    fc.assert(
      fc.property(ascii, (message) => {
        const payload = only(`one${fingerprint(message)}two`);
        expect(payload).toMatchObject({ scheme: 'zero-width-fingerprint', content: message });
        expect(payload.certainty).toBe('exact');
      }),
    );
  });

  it('base 5 and base 3 of seven and eleven digits', () => {
    const alphabet = '\u200b\u200c\u200d\u200e\u200f';
    fc.assert(
      fc.property(labelled, (message) => {
        const five = radix(message, { alphabet, digits: 7 });
        const three = radix(message, { alphabet: alphabet.slice(0, 3), digits: 11 });
        expect(only(`one${five}two`)).toMatchObject({
          scheme: 'zwsp-steg-base5',
          content: message,
        });
        expect(only(`one${three}two`)).toMatchObject({
          scheme: 'zwsp-steg-base3',
          content: message,
        });
      }),
    );
  });

  it('base 4, in one piece or strewn between the words', () => {
    const alphabet = '\u200c\u200d\u202c\ufeff';
    const seeds = fc.infiniteStream(fc.integer({ min: 1, max: 6 }));
    fc.assert(
      fc.property(labelled, seeds, (message, gaps) => {
        const hidden = radix(message, { alphabet, digits: 8 });
        expect(only(`one${hidden}two`).content).toBe(message);
        const pieces = hidden.match(/.{8}/gs)!;
        const words = COVER.split(' ');
        let next = 0;
        for (const piece of pieces) {
          next += gaps.next().value! - 1;
          words[next % words.length] += piece;
        }
        if (next < words.length) expect(only(words.join(' ')).content).toBe(message);
      }),
    );
  });

  it('frames around the bits are no bits', () => {
    fc.assert(
      fc.property(messages, (message) => {
        const bits = binary(message, [0x200b, 0x200d]);
        expect(only(`one\ufeff${bits}\u200ctwo`).content).toBe(message);
        expect(only(`one\u200c${bits}\u200ctwo`).content).toBe(message);
      }),
    );
  });
});

describe('honesty', () => {
  it('two messages stay two, and both rank', () => {
    const text = `a${binary('first message', [0x200b, 0x200c])}b${binary('the second one', [0x200b, 0x200c])}c`;
    expect(decode(text).map(({ content }) => content)).toEqual(['the second one', 'first message']);
  });

  it('noise is reported as noise, with its bytes', () => {
    let state = 7;
    const bits = Array.from({ length: 256 }, () => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return state > 1073741824 ? '\u200b' : '\u200c';
    });
    const payload = only(`a${bits.join('')}b`);
    expect(payload).toMatchObject({ certainty: 'detected', content: null, start: 1, end: 257 });
    expect(payload.bytes).toHaveLength(32);
  });

  it('litter is not a message', () => {
    const litter = [
      '\u200b'.repeat(40),
      '\u200b\u200c'.repeat(40),
      // A pattern found in a bundled script; in base 4 it would be one ideograph over and over.
      '\u200b\ufeff\u200d\u200b'.repeat(60),
      '\u034f \u200c '.repeat(60),
      '\u200c\u00a0\u034f\ufeff '.repeat(60),
      'a\u200bb\u200bc\ufeffd\u200e',
      `\ufeff${'word\u200b '.repeat(50)}`,
    ];
    for (const text of litter) expect(decode(text), JSON.stringify(text)).toEqual([]);
  });

  it('a stray mark does not spoil a message sown around it', () => {
    const text = sow(COVER, binary('still readable', [0x200b, 0x200c]));
    expect(only(`${text.slice(0, 30)}\u2060${text.slice(30)}`).content).toBe('still readable');
  });
});
