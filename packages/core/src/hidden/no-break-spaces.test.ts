import { describe, expect, it } from 'vitest';
import { workedMs } from '../../test/worked.ts';
import { clean, scan } from './index.ts';

const NBSP = '\u00a0';
const NNBSP = '\u202f';

/** `~` and `^` stand for the no-break space and the narrow one. */
const written = (text: string) => text.replaceAll('~', NBSP).replaceAll('^', NNBSP);
const plain = (text: string) => text.replace(/[~^]/g, ' ');

function keeps(text: string): void {
  expect(clean(written(text)).text).toBe(written(text));
  expect(scan(written(text)).filter(({ action }) => action !== 'flag')).toEqual([]);
}

function takes(text: string): void {
  expect(clean(written(text)).text).toBe(plain(text));
}

describe('no-break spaces that carry a rule stay', () => {
  it.each([
    ['amounts', '10~000~€ and 10^000^000~kr'],
    ['currencies before the amount', 'CHF~10’000.50, US$~5, €~3'],
    ['units', 'It is 5~km away, at 20~°C and 3,5~%'],
    ['dates', 'Am 3.~Oktober, 22~нояб. 2026~г.'],
    ['dates in Latvian', '2026.~gada 22.~novembris'],
    ['numbers behind what they count', 'Article~5, Windows~11, page~9, №~7, §~12, Abb.~3'],
    ['Roman numerals', 'Louis~XIV au XXe~siècle, XIX~век'],
    ['scales and their units', '1,2~млн~руб., 3~Mio.~€'],
    ['half days of programs', '9:30^AM'],
    ['patterns', 'h:mm^a, d MMM y^’г’. 0~¤'],
    ['formats', '%d~px, %1$s~octets'],
  ])('%s', (_, text) => keeps(text));

  it.each([
    ['before signs', 'Vraiment^? Oui~! Bien^; ainsi~: «~non^»'],
    ['Swiss guillemets', '«^Oui^», ‹^non^›'],
    ['before a dash', 'Москва~— столица'],
    ['behind streets', 'м.~Київ, вул.~Хрещатик'],
    ['before a number in brackets', 'see Eq.~(4) and Abb.~[3]'],
    ['beside operators', 'Ctrl~+~F5, Müller~&~Sohn, a~=~b, Datei~→~Neu'],
    ['behind the dash of direct speech', '—~Oui, dit-elle.'],
  ])('French and others: %s', (_, text) => keeps(text));

  it.each([
    ['initials', 'А.~С.~Пушкин, J.~R.~R.~Tolkien, M.~Hugo'],
    ['forms of address', 'Dr.~Ada, Mme~Curie, Prof.~Noether'],
    ['abbreviations', 'z.~B. und d.~h., и~т.~д., т.~е., bzw.~nicht, et~al., та~ін.'],
  ])('names: %s', (_, text) => keeps(text));

  it('prepositions of one letter, in Slavic languages', () => {
    keeps('Жил в~Москве и~умер');
    keeps('Mieszkał w~Łodzi, šel k~lesu');
    takes('He is a~man, as I~am');
  });

  it('thin spaces beside the dash of a range', () => {
    const text = '9:00\u2009–\u200910:30';
    expect(clean(text).text).toBe(text);
    expect(clean('10\u2009000').text).toBe('10 000');
  });
});

describe('no-break spaces that a chat or a PDF left go', () => {
  it.each([
    ['between words', 'so~called and of~the^two'],
    ['between sentences', 'It ended in 1989.~The next year. Done.~Then'],
    ['beside another space', 'one ~two~ three~~four'],
    ['at the edges of a line', '~one\ntwo~'],
    ['beside quotation marks and brackets', 'so~“called”~and~(thus)'],
    ['narrow ones in English', 'Tickets cost 18^€ at 8:30^a.m. — book early'],
    ['a whole line', 'The~5~people~of~the~ship'],
    ['between words of French', 'Je~suis très^content. Le~chat, Ce~chien'],
    ['between words of Italian', 'Io~sono qui, per~sempre'],
    ['behind capitals that are no numerals', 'Mr. CLIC~Ltd, IL~giorno'],
  ])('%s', (_, text) => takes(text));

  it('and all of them go where typography is not to count', () => {
    const text = written('10~000~€, Dr.~Ada, Oui^! 9:00\u2009–\u200910:30');
    expect(clean(text, { typographicSpaces: false }).text).toBe(
      '10 000 €, Dr. Ada, Oui ! 9:00 – 10:30',
    );
  });
});

it('a hundred thousand no-break spaces in a line are judged once each', () => {
  for (const text of ['5~km^€ ', '«~a~b ', 'a.~b ', '⠿\u2800 \u2800'].map(written)) {
    const size = (times: number) => {
      const began = workedMs();
      clean(text.repeat(times)).findings;
      return workedMs() - began;
    };
    size(20_000);
    expect(size(100_000)).toBeLessThan(20 * size(50_000) + 50);
  }
});
