import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fc } from '../../../test/properties.ts';
import { COVER, homoglyphs, innamark, snow, wideSpaces } from './encoders.fixture.ts';
import { decode } from './index.ts';

const bytesOf = (message: string) => [...new TextEncoder().encode(message)];
const ascii = fc.string({
  unit: fc.constantFrom(...'abcdefgh ijklmnop qrstuvwxyzABC0123456789-:'),
  minLength: 6,
  maxLength: 40,
});
const fixture = (name: string) =>
  readFileSync(new URL(`./fixtures/${name}.txt`, import.meta.url), 'utf8');

describe('Innamark', () => {
  it('gives back any message that fits the cover', () => {
    const messages = fc.string({ unit: 'grapheme', minLength: 4, maxLength: 40 });
    fc.assert(
      fc.property(messages, (message) => {
        const [payload, ...more] = decode(innamark(COVER, bytesOf(message)));
        expect(more).toEqual([]);
        expect(payload).toMatchObject({ scheme: 'innamark', content: message, certainty: 'exact' });
      }),
    );
  });

  it.each([
    '@everyone: this was written by unit 7',
    'Hidden, as all can see, by the keeper of the lighthouse',
  ])('reads %j, whose first letter would do for a tag', (message) => {
    expect(decode(innamark(COVER, bytesOf(message)))).toMatchObject([
      { content: message, certainty: 'exact' },
    ]);
  });

  it('checks the tag: raw, sized, sized with CRC-32', () => {
    const body = bytesOf('Property of unit 7');
    const size = (total: number) => [total, 0, 0, 0];
    const blank = [0x30, ...size(9 + body.length), 0, 0, 0, 0, ...body];
    const sum = crc32(Uint8Array.from(blank));
    const checked = [...blank];
    [0, 8, 16, 24].forEach((shift, i) => {
      checked[5 + i] = (sum >>> shift) & 255;
    });
    const cover = COVER.split(' ').slice(0, 120).join(' ');
    for (const bytes of [[0x20, ...size(5 + body.length), ...body], checked]) {
      // One copy and not the start of the next: only the tag can vouch for it.
      const marked = innamark(
        cover
          .split(' ')
          .slice(0, bytes.length * 4 + 2)
          .join(' '),
        bytes,
      );
      expect(decode(marked)).toMatchObject([{ content: 'Property of unit 7', certainty: 'exact' }]);
    }
    expect(decode(innamark(COVER, [0, ...body]))).toMatchObject([
      { content: 'Property of unit 7' },
    ]);
  });

  it('does not take French spacing for it', () => {
    const french =
      'Il demanda\u202f: «\u202fcombien\u202f?\u202f» – 12\u2009500\u202f€\u202f; rien\u202f! '.repeat(
        20,
      );
    expect(decode(french)).toEqual([]);
  });
});

describe('U+2004 against the space', () => {
  it('gives back messages', () => {
    fc.assert(
      fc.property(ascii, (message) => {
        const [payload] = decode(wideSpaces(COVER, message));
        expect(payload).toMatchObject({ scheme: 'three-per-em-space', content: message });
      }),
    );
  });

  it('reports a text whose spaces are all exchanged', () => {
    expect(decode('a b c d e f g h i j'.replaceAll(' ', '\u2004'))).toMatchObject([
      { scheme: 'three-per-em-space', certainty: 'detected', content: null, start: 1, end: 18 },
    ]);
    expect(decode('E\u2004=\u2004mc²')).toEqual([]);
  });
});

describe('SNOW', () => {
  it('reads what the real program wrote', () => {
    const text = fixture('snow-plain');
    expect(decode(text)).toMatchObject([
      { scheme: 'snow', content: 'Meet me at noon, wear the grün coat', certainty: 'exact' },
    ]);
    expect(decode(text.replaceAll('\n', '\r\n'))[0]?.content).toContain('grün');
  });

  it.each(['snow-packed', 'snow-password'])('reports what it cannot read: %s', (name) => {
    expect(decode(fixture(name))).toMatchObject([{ scheme: 'snow', certainty: 'detected' }]);
  });

  it('gives back random messages', () => {
    const cover = COVER.replaceAll(/[,.] /g, (end) => `${end[0]}\n`);
    const messages = fc.string({ unit: 'grapheme', minLength: 5, maxLength: 40 });
    fc.assert(
      fc.property(messages, (message) => {
        expect(decode(snow(cover, message))).toMatchObject([{ scheme: 'snow', content: message }]);
      }),
    );
  });

  it('reads plain tabs and spaces as bits', () => {
    const bits = bytesOf('hello you').map((byte) => byte.toString(2).padStart(8, '0'));
    const lines = bits.map(
      (byte, i) => `line ${i}${byte.replaceAll('0', ' ').replaceAll('1', '\t')}`,
    );
    expect(decode(lines.join('\n'))).toMatchObject([
      { scheme: 'trailing-whitespace', content: 'hello you', certainty: 'likely' },
    ]);
  });

  it('does not take untidy code and Markdown for it', () => {
    const untidy = [
      'if (a) {\t\n\t\t\n\t\treturn;  \n\t    \n}\t\n'.repeat(30),
      'A line with a break  \nand one without\n'.repeat(50),
      'one\t\ttwo\t\t\t\nthree\t\t\t\t\n'.repeat(50),
      '        \n    \n\t\n \n'.repeat(50),
    ];
    for (const text of untidy) expect(decode(text), JSON.stringify(text.slice(0, 40))).toEqual([]);
  });
});

describe('Latin and Cyrillic letters', () => {
  it('gives back messages', () => {
    // Which letters carry bits is not known, so that shorter messages can have two readings.
    const long = ascii.filter((message) => message.length >= 10);
    fc.assert(
      fc.property(long, (message) => {
        expect(decode(homoglyphs(COVER, message))).toMatchObject([
          { scheme: 'latin-cyrillic', content: message, certainty: 'likely' },
        ]);
      }),
    );
  });

  it('does not take two languages in one text for it', () => {
    const mixed = 'Сервер Apache и база PostgreSQL: откройте файл config.xml и SQL-запрос. '.repeat(
      20,
    );
    expect(decode(mixed)).toEqual([]);
    expect(decode('Pаypal and аpple are not what they seem, сome on')).toEqual([]);
  });
});
