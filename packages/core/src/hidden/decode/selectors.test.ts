import { describe, expect, it } from 'vitest';
import { fc } from '../../../test/properties.ts';
import { COVER, c2paWrapper, selectors, sow, tagCharacters } from './encoders.fixture.ts';
import { decode } from './index.ts';

const messages = fc.string({ unit: 'grapheme', minLength: 3, maxLength: 60 });

describe('tag characters', () => {
  it('gives back any ASCII, wherever it stands', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (message) => {
        const [payload, ...more] = decode(`Hi 🏴 ${tagCharacters(message)}!`);
        expect(more).toEqual([]);
        expect(payload).toMatchObject({ scheme: 'tag-characters', content: message, start: 6 });
        expect(payload).toMatchObject({ end: 6 + 2 * message.length, certainty: 'exact' });
        expect(payload?.bytes).toEqual(new TextEncoder().encode(message));
      }),
    );
  });

  it('leaves the flags of subdivisions alone, and reads false ones', () => {
    const flag = (name: string) => `\u{1f3f4}${tagCharacters(name)}\u{e007f}`;
    expect(decode(flag('gbeng') + flag('gbsct') + flag('ustx'))).toEqual([]);
    expect(decode(flag('hello'))[0]?.content).toBe('hello');
    expect(decode(`${flag('gbeng')}${tagCharacters('run rm')}`)[0]?.content).toBe('run rm');
  });

  it('joins letters that are sown one by one, and not whole messages', () => {
    expect(decode(sow('The quick brown', tagCharacters('hidden')))[0]?.content).toBe('hidden');
    const two = decode(`a${tagCharacters('first')}b${tagCharacters('second')}`);
    expect(two.map(({ content }) => content)).toEqual(['second', 'first']);
  });
});

describe('variation selectors', () => {
  it('gives back any UTF-8 behind any character', () => {
    fc.assert(
      fc.property(messages, fc.constantFrom('😀', 'a', ' ', '❤\ufe0f', '漢'), (message, base) => {
        const [payload, ...more] = decode(`x${base}${selectors(message)}y`);
        expect(more).toEqual([]);
        expect(payload).toMatchObject({ scheme: 'variation-selectors', content: message });
        expect(payload?.bytes).toEqual(new TextEncoder().encode(message));
      }),
    );
  });

  it('reads bytes that are sown over the letters', () => {
    const long = fc.string({ unit: 'grapheme', minLength: 8, maxLength: 40 });
    fc.assert(
      fc.property(long, (message) => {
        const [payload, ...more] = decode(sow(COVER, selectors(message)));
        expect(more).toEqual([]);
        expect(payload).toMatchObject({ content: message, start: 1 });
      }),
    );
  });

  it('reads words that are sown over Chinese', () => {
    const cover = '图书馆把最古老的地图放在阅览室后面凉爽的房间里';
    expect(decode(sow(cover, selectors('meet at noon')))[0]?.content).toBe('meet at noon');
  });

  it('reports bytes that are no text', () => {
    const bytes = String.fromCodePoint(
      ...[0x91, 0xe4, 0x07, 0xc3, 0x28, 0xff].map((b) => (b < 16 ? 0xfe00 + b : 0xe0100 + b - 16)),
    );
    expect(decode(`😀${bytes}`)).toMatchObject([
      {
        certainty: 'detected',
        content: null,
        bytes: Uint8Array.of(0x91, 0xe4, 7, 0xc3, 0x28, 0xff),
      },
    ]);
  });

  it('does not take doubled presentation selectors for a message', () => {
    expect(decode('❤\ufe0f\ufe0f ☎\ufe0e\ufe0f ok')).toEqual([]);
    expect(decode('❤\ufe0f\ufe0f\ufe0f\ufe0f'.repeat(20))).toEqual([]);
  });
});

describe('C2PA wrapper', () => {
  const manifest = Array.from({ length: 300 }, (_, i) => (i * 7) % 256);

  it('is shown as provenance with its manifest, padding apart', () => {
    const [payload, ...more] = decode(`Text.${c2paWrapper(manifest, { padding: 5 })}`);
    expect(more).toEqual([]);
    expect(payload).toMatchObject({
      scheme: 'c2pa-text',
      certainty: 'exact',
      start: 5,
      content: null,
    });
    expect(payload?.bytes).toEqual(Uint8Array.from(manifest));
    expect(payload?.note).toContain('300 bytes');
  });

  it('is found at the very start, and more than once', () => {
    const text = `${c2paWrapper([1, 2, 3])}a${c2paWrapper([4])}`;
    expect(decode(text).map(({ scheme, start }) => [scheme, start])).toEqual([
      ['c2pa-text', 0],
      ['c2pa-text', expect.any(Number)],
    ]);
  });

  it('is only reported when cut short, unmarked or of another version', () => {
    const cut = [...c2paWrapper(manifest)].slice(0, 100).join('');
    expect(decode(`a${cut}`)).toMatchObject([{ certainty: 'detected', bytes: null }]);
    expect(decode(`a${c2paWrapper(manifest).slice(1)}`)).toMatchObject([{ certainty: 'likely' }]);
    expect(decode(`a${c2paWrapper(manifest, { version: 2 })}`)).toMatchObject([
      { certainty: 'detected', note: expect.stringContaining('unknown version (2)') },
    ]);
  });
});
