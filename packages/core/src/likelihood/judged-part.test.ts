import { describe, expect, it } from 'vitest';
import { score } from './index.ts';
import { CODE, LISTS, OTHER_LANGUAGES, TABLES, VERSE } from './kinds.fixture.ts';

const ENGLISH = `We had the boat out before seven and it was already warm. My uncle steered, which he never let anyone
else do, and I was put at the bow with a stick to fend off whatever came. Nothing came. Around noon the engine coughed
twice and stopped, and he said a word that I had not heard before. We rowed for an hour. On the quay my aunt was
standing with her arms folded, and she didn't ask where we had been, because she could see it from the state of our
hands.`;
const ANOTHER = `The shop closed in March. Nobody had told us, there was only a note on the door, and the note had been
written in such a hurry that half of it was missing. I had bought my first bicycle there and so had my brother. When I
walked past last week there were men inside taking down the shelves, and one of them gave me the old bell from above
the door, since they were going to throw it away with the rest of the things.`;

const refusalOf = (text: string) => {
  const { likelihood, reason, sentences } = score(text);
  expect([likelihood, sentences]).toEqual([null, []]);
  return reason;
};

describe('what has no figure, and why', () => {
  it.each(Object.entries(OTHER_LANGUAGES))('%s', (_, text) => {
    expect(refusalOf(text)).toBe('not English');
    expect(refusalOf(`${text}\n\n${text}`)).toBe('not English');
    expect(refusalOf(text.replaceAll('\n', '\r\n'))).toBe('not English');
  });

  it.each([
    ...Object.entries(CODE).map(([name, text]) => [name, text, 'code']),
    ...Object.entries(LISTS).map(([name, text]) => [`a list ${name}`, text, 'list']),
    ...Object.entries(VERSE).map(([name, text]) => [`verse, ${name}`, text, 'verse']),
    ...Object.entries(TABLES).map(([name, text]) => [`a table ${name}`, text, 'table']),
  ] as const)('%s', (_, text, reason) => {
    expect(refusalOf(text as string)).toBe(reason);
    expect(refusalOf((text as string).replaceAll('\n', '\r\n'))).toBe(reason);
  });

  it('a program is code, however much it explains itself', () => {
    const comment = ENGLISH.split('\n')
      .map((line) => ` * ${line}`)
      .join('\n');
    expect(refusalOf(`/**\n${comment}\n */\n${CODE.TypeScript}\n${CODE.TypeScript}`)).toBe('code');
  });

  it('a few words in English are too short, and so are a few short lines', () => {
    expect(refusalOf('A few words, and that is all of it.')).toBe('too short to say');
    expect(refusalOf('Milk\nBread\nTwo apples\nSoap')).toBe('too short to say');
    expect(refusalOf('')).toBe('too short to say');
  });

  it('a few words in another language are that', () => {
    expect(refusalOf('Das ist nicht mein Hund, und das ist auch nicht die Katze.')).toBe(
      'not English',
    );
    expect(refusalOf('これは日本語の文章です。とても短いです。')).toBe('not English');
  });
});

describe('English running text has its figure', () => {
  const wrapped = (width: number) => {
    let line = 0;
    return ENGLISH.replace(/\s+/g, ' ').replace(/ (\S+)/g, (_, word: string) => {
      line += word.length + 1;
      if (line <= width) return ` ${word}`;
      line = word.length;
      return `\n${word}`;
    });
  };

  it.each([
    ['in one line', ENGLISH.replace(/\s+/g, ' ')],
    ['in short lines', wrapped(38)],
    ['a sentence a line', ENGLISH.replace(/\s+/g, ' ').replace(/\. /g, '.\n')],
    ['with a heading', `The boat\n\n${ENGLISH}`],
    ['of items that are sentences', ENGLISH.replace(/\s+/g, ' ').replace(/(^|\. )/g, '$1\n- ')],
    ['that quotes a line in French', `${ENGLISH} “Je ne sais pas ce que tu veux”, she said.`],
    ['with twins of other scripts', ENGLISH.replaceAll('e', 'е').replaceAll('o', 'ο')],
    [
      'as people speak',
      Array.from(
        { length: 6 },
        () => '"I never said that you could"\n"You did, and you know it"',
      ).join('\n'),
    ],
  ])('%s', (_, text) => {
    const { likelihood, reason, leftOut, words, judgedWords } = score(text);
    expect([reason, leftOut]).toEqual([null, null]);
    expect(likelihood).toBeGreaterThan(0);
    expect(judgedWords).toBe(words);
  });
});

describe('a mixed text is judged on its English part alone', () => {
  const alone = score(`${ENGLISH}\n\n${ANOTHER}`);
  const mixed = (rest: string) => `${ENGLISH}\n\n${rest}\n\n${ANOTHER}`;

  it.each([
    ['German', OTHER_LANGUAGES.German, 'not English'],
    ['Chinese', OTHER_LANGUAGES.Chinese, 'not English'],
    ['code', CODE.TypeScript.split('\n').slice(0, 11).join('\n'), 'code'],
    ['a table', TABLES['with bars'], 'table'],
    ['verse', VERSE.rhymed, 'verse'],
  ] as const)('%s in its middle changes nothing', (_, rest, leftOut) => {
    const text = mixed(rest as string);
    const found = score(text);
    expect(found).toMatchObject({ reason: null, leftOut, judgedWords: alone.words });
    expect(found.likelihood).toBe(alone.likelihood);
    const read = (source: string, { sentences }: typeof found) =>
      sentences.map(({ start, end }) => source.slice(start, end));
    expect(read(text, found)).toEqual(read(`${ENGLISH}\n\n${ANOTHER}`, alone));
  });

  it('also where both languages share a paragraph', () => {
    const found = score(`${ENGLISH} ${OTHER_LANGUAGES.French} ${ANOTHER}`);
    expect(found).toMatchObject({ leftOut: 'not English', judgedWords: alone.words });
  });

  it('and has no figure where too little of it is English', () => {
    const few = ENGLISH.split('. ').slice(0, 2).join('. ');
    expect(refusalOf(`${few}.\n\n${OTHER_LANGUAGES.Spanish}`)).toBe('not English');
  });
});
