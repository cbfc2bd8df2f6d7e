import { describe, expect, it } from 'vitest';
import { clean, decode } from '../hidden/index.ts';
import { fold } from '../likelihood/fold.ts';
import { score } from '../likelihood/index.ts';
import { wordForm } from '../similarity/words.ts';
import { LookAlikeReader, lookAlikesFor } from './look-alikes.ts';

const rows = (reader: number) => [...lookAlikesFor(reader)];

describe('the one table of look-alikes', () => {
  it('gives every reader rows of its own, each to one character', () => {
    for (const reader of Object.values(LookAlikeReader)) {
      const pairs = rows(reader);
      expect(pairs.length).toBeGreaterThan(20);
      for (const [twin, plain] of pairs) {
        expect([...twin]).toHaveLength(1);
        expect([...plain]).toHaveLength(1);
        expect(twin).not.toBe(plain);
      }
    }
  });

  it('is what words of mixed scripts are mended by', () => {
    const options = { lookAlikes: true };
    for (const [twin, plain] of rows(LookAlikeReader.mixedWords))
      expect(clean(`zz${twin}zz`, options).text).toBe(`zz${plain}zz`);
  });

  it('is what the likelihood reads a text as', () => {
    for (const [twin, plain] of rows(LookAlikeReader.likelihood))
      expect(fold(`é${twin}a`).text).toBe(`e${plain}a`);
    const essay = 'People often say that a plan is only as good as its maker. '.repeat(8);
    expect(score(essay.replaceAll('e', 'е')).likelihood).toBe(score(essay).likelihood);
  });

  it('is what two copies are compared by', () => {
    for (const [twin, plain] of rows(LookAlikeReader.similarity))
      expect(wordForm(`zz${twin}zz`)).toBe(`zz${plain}zz`);
  });

  it('holds what programs exchange to write bits', () => {
    const cover = 'a peace of cake once eaten opens appetite once more '.repeat(12);
    const bits = [...'Attack!'].flatMap((letter) =>
      Array.from({ length: 8 }, (_, bit) => (letter.charCodeAt(0) >> (7 - bit)) & 1),
    );
    const twins = new Map(rows(LookAlikeReader.encoders).map(([twin, plain]) => [plain, twin]));
    let at = 0;
    const text = Array.from(cover, (letter) => {
      if (!'aeopc'.includes(letter)) return letter;
      return bits[at++] === 1 ? twins.get(letter)! : letter;
    }).join('');
    expect(decode(text)[0]).toMatchObject({ scheme: 'latin-cyrillic' });
  });
});
