import { describe, expect, it } from 'vitest';
import { LOTS } from '../../../../../bench/decode/lots.ts';
import { randomFrom } from '../../../../../bench/decode/random.ts';
import { FAMILIES } from '../../../../../bench/decode/random-texts.ts';
import { decode } from './index.ts';

/** The benchmark `decode` does the same with 100,000 texts, and with 20,000 real ones. */
const EACH = 400;

describe('carriers drawn by lot', () => {
  it.each(FAMILIES)('say nothing: $name', ({ make }) => {
    const random = randomFrom(11);
    let possible = 0;
    for (let i = 0; i < EACH; i++) {
      const read = decode(make(random)).filter(({ certainty }) => certainty !== 'detected');
      expect(read.filter(({ certainty }) => certainty !== 'possible')).toEqual([]);
      for (const { content, note } of read) {
        possible++;
        expect(content!.length).toBeLessThan(8);
        expect(note).toContain('drawn by lot');
      }
    }
    // Two or three bytes drawn by lot are letters now and then, and are said to be no more than that.
    expect(possible).toBeLessThan(EACH / 40);
  });
});

describe('other carriers drawn by lot each time', () => {
  const seed = Date.now() % 1_000_000_000;
  it.each([...FAMILIES, ...LOTS])(`are never likely: $name, seed ${seed}`, ({ make }) => {
    const random = randomFrom(seed);
    for (let i = 0; i < EACH; i++) {
      const text = make(random);
      const wrong = decode(text).filter(({ certainty }) => /^(?:likely|exact)$/.test(certainty));
      expect(wrong, JSON.stringify(text)).toEqual([]);
    }
  });

  it('are said to be possible where they happen to spell a few letters', () => {
    const random = randomFrom(seed);
    const short = () => {
      const bits = Array.from('xqzj', (letter) =>
        letter.charCodeAt(0).toString(2).padStart(8, '0'),
      );
      const pair = random.pick(['\u200b\u200c', '\u2062\u2064', '\u200e\u200f']);
      return `a${Array.from(bits.join(''), (bit) => pair[Number(bit)]).join('')}b`;
    };
    expect(decode(short())).toMatchObject([
      { content: 'xqzj', certainty: 'possible', note: expect.stringContaining('by lot') },
    ]);
  });
});

describe('what was read once from lots', () => {
  it('separators in a row are no evidence, though each is a carrier', () => {
    const letter = (code: number) =>
      Array.from(code.toString(2), (bit) => '\u2062\u2064'[Number(bit)]).join('');
    const text = (between: string) =>
      `a${Array.from('wvk', (l) => letter(l.charCodeAt(0))).join(between)}b`;
    const certainties = (row: string) => decode(row).map(({ certainty }) => certainty);
    expect(certainties(text('\u200b'.repeat(12)))).not.toContain('likely');
  });
});

describe('words', () => {
  const rows: [string, string][] = [
    ['English', 'meet me at noon'],
    ['German', 'Treffen um zwölf'],
    ['Russian', 'Встреча в полдень'],
    ['Chinese', '所有人都有权利'],
    ['an address', 'https://example.com/a/b'],
    ['a key with its value', '{"key":"login.button"}'],
    ['emoji', '🦊 and 🐇'],
  ];
  it.each(rows)('are more than lots would spell: %s', (_, message) => {
    const bits = Array.from(new TextEncoder().encode(message), (byte) =>
      byte.toString(2).padStart(8, '0'),
    ).join('');
    const text = `a${Array.from(bits, (bit) => '\u200b\u200c'[Number(bit)]).join('')}b`;
    expect(decode(text)).toMatchObject([{ content: message, certainty: 'likely' }]);
  });
});

describe('what has the look of a channel and is none', () => {
  const rows: [string, string][] = [
    [
      'French spaces',
      'Il demanda\u00a0: «\u00a0combien\u00a0?\u00a0» Rien\u00a0! 12\u00a0500\u00a0€. '.repeat(30),
    ],
    [
      'two spaces behind every sentence',
      'It rains today.  It was dry before.  Nobody minds. '.repeat(40),
    ],
    ['columns', 'name  size  date\nfoo     12  2024\nbarely   3  2023\n'.repeat(40)],
    ['files of two systems in one', `${'from here\n'.repeat(40)}${'from there\r\n'.repeat(40)}`],
    ['breaks of Markdown in a poem', 'a line that breaks  \nand one that ends\n'.repeat(60)],
    ['emoji in a row', '😂😂😃😁😭😍😘😊😉😎😢😡😱😳'.repeat(10)],
    ['styled hearts', 'I ❤\ufe0f you ❤ and ❤\ufe0f tea ❤ '.repeat(20)],
    ['fillers in Korean letters', 'ㄱㅤㄴㅤㄷㅤㄹ '.repeat(20)],
    [
      'formulas in a physics text',
      'the angle α and the speed ν of a mass m, as ρ = m/V, αβγ '.repeat(20),
    ],
  ];
  it.each(rows)('%s', (_, text) => expect(decode(text)).toEqual([]));
});
