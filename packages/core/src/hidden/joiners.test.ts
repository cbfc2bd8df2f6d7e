import { describe, expect, it } from 'vitest';
import { clean } from './index.ts';

const ZWNJ = '\u200c';
const ZWJ = '\u200d';

function keeps(text: string): void {
  expect(clean(text).text).toBe(text);
}

function strips(text: string, expected = text.replace(/[\u200c\u200d]/g, '')): void {
  expect(clean(text).text).toBe(expected);
}

describe('R1, non-joiner in cursive scripts', () => {
  it('stays between letters that would join', () => keeps(`می${ZWNJ}خواهم`));
  it('stays across vowel signs on both sides', () => keeps(`مِ${ZWNJ}\u064bخ`));
  it('goes after a letter that never joins the next', () => strips(`دا${ZWNJ}ر`));
  it('goes between letters of two scripts', () => strips(`ب${ZWNJ}ܒ`));
  it('goes at the edge of a word', () => {
    strips(`${ZWNJ}سلام`);
    strips(`سلام${ZWNJ} و`);
  });
  it('stays in Syriac, Mongolian and N’Ko', () => {
    keeps(`ܫܠ${ZWNJ}ܡܐ`);
    keeps(`ᠰᠠ${ZWNJ}ᠢ`);
    keeps(`ߊߋ${ZWNJ}ߌ`);
  });
  it('stays at the end of a Syriac abbreviation', () => keeps(`\u070fܩܛ${ZWNJ}/`));
  it('goes in Latin and Cyrillic words', () => {
    strips(`Auf${ZWNJ}lage`);
    strips(`сло${ZWNJ}во`);
  });
});

describe('R2, non-joiner in conjuncts', () => {
  it('stays after a virama', () => keeps(`क्${ZWNJ}ष`));
  it('stays after a virama at the end of a word', () => {
    keeps(`ଡିସେମ୍ବର୍${ZWNJ} ମାସ`);
    keeps(`ఫోన్${ZWNJ}`);
  });
  it('stays after a nukta and a virama', () => keeps(`ड़्${ZWNJ}य`));
  it('stays after a chillu', () => keeps(`സോഫ്റ്റ്വെയർ${ZWNJ}`));
  it('goes after a virama without a letter', () => strips(`\u094d${ZWNJ}क`));
  it('goes between two bare consonants', () => strips(`क${ZWNJ}ख`));
  it('stays beside vowels, as Bengali, Telugu and Kannada write it', () => {
    keeps(`প্রত্যেকের${ZWNJ}ই`);
    keeps(`నక్ఫా${ZWNJ}లు`);
    keeps(`ಚೈನು${ZWNJ}ಗಳು`);
  });
});

describe('R3, joiner', () => {
  it('stays after a virama, also at the end of a word', () => {
    keeps(`क्${ZWJ}या`);
    keeps(`അവന്${ZWJ} വന്നു`);
  });
  it('stays before a virama', () => {
    keeps(`র${ZWJ}্যাব`);
    keeps(`ರ${ZWJ}್ಕ`);
    keeps(`බුද${ZWJ}්ධ`);
  });
  it('stays between a vowel and a vowel sign in Marathi', () => keeps(`अ${ZWJ}ॅप`));
  it('stays after a letter that would join, at the end of a word', () => {
    keeps(`ه${ZWJ}`);
    keeps(`ه${ZWJ}.ق`);
    keeps(`سنة ه${ZWJ} و`);
  });
  it('goes after a letter that would not join, at the end of a word', () => strips(`دار${ZWJ}`));
  it('goes inside an Arabic word', () => strips(`س${ZWJ}لام`));
  it('goes between two bare consonants', () => strips(`क${ZWJ}ख`));
  it('goes between letters of other scripts', () => strips(`a${ZWJ}b`));
});

describe('more than one joiner in a place', () => {
  it('goes wholly where one would have no work', () => {
    strips(`a${ZWNJ}${ZWNJ}b`);
    strips(`س${ZWJ}${ZWJ}لام`);
  });
  it('goes wholly between emoji, which no font joins over two', () => strips(`👩${ZWJ}${ZWJ}💻`));
  it('collapses to one that keeps the letters as they are drawn, whatever they are', () => {
    for (const run of [ZWNJ + ZWJ, ZWJ + ZWNJ, ZWNJ + ZWJ + ZWNJ])
      expect(clean(`می${run}خواهم`).text).toBe(`می${ZWNJ}خواهم`);
    expect(clean(`क्${ZWNJ}${ZWJ}ष`).text).toBe(`क्${ZWNJ}ष`);
    expect(clean(`क्${ZWJ}${ZWNJ}ष`).text).toBe(`क्${ZWJ}ष`);
    expect(clean(`क्${ZWNJ}${ZWNJ}${ZWNJ}ष`).text).toBe(`क्${ZWNJ}ष`);
    expect(clean(`ಸಲ್${ZWNJ}${ZWNJ}${ZWJ}ಗಳು`).text).toBe(`ಸಲ್${ZWNJ}ಗಳು`);
    expect(clean(`ଉଦ୍${ZWNJ}${ZWJ}ଗତ`).text).toBe(`ଉଦ୍${ZWNJ}ଗତ`);
  });
  it('is a slip when one is typed twice after a virama', () => keeps(`ಡಾಲರ್${ZWNJ}${ZWNJ}ಗಳು`));
  it('is a slip when a half-space is typed twice or more, and the word keeps one', () => {
    for (const times of [2, 3, 8]) {
      const { text, removedCharacterCount } = clean(`می${ZWNJ.repeat(times)}خواهم`);
      expect(text).toBe(`می${ZWNJ}خواهم`);
      expect(removedCharacterCount).toBe(times - 1);
    }
    expect(clean(`ܫܠ${ZWNJ}${ZWNJ}ܡܐ`).text).toBe(`ܫܠ${ZWNJ}ܡܐ`);
  });
  it('is judged without what is between them', () => {
    expect(clean(`می${ZWNJ}\u200b${ZWNJ}خواهم`).text).toBe(`می${ZWNJ}خواهم`);
  });
  it('does not count other characters that go', () => {
    expect(clean(`می\u200b${ZWNJ}\u2060خواهم`).text).toBe(`می${ZWNJ}خواهم`);
  });
});

describe('joiners at the edge of a word', () => {
  it('a joiner stays before a letter that takes its joining shape', () => {
    keeps(`${ZWJ}ه`);
    keeps(`حرف ${ZWJ}ه در`);
    strips(`a${ZWJ}ه`);
    strips(`${ZWJ}abc`);
  });
  it('a non-joiner stays behind a final heh, as Sorani and Persian type it', () => {
    keeps(`کیچه${ZWNJ}`);
    keeps(`ئه${ZWNJ} و`);
    strips(`سلام${ZWNJ}`);
  });
  it('a non-joiner stays behind every form of heh, its marks included', () => {
    keeps(`بکە${ZWNJ}`);
    keeps(`پروندهٔ${ZWNJ} دیگه`);
    keeps(`گھ${ZWNJ}، ورثہ${ZWNJ}`);
  });
  it('a non-joiner stays between a letter that would join and what a program fills in', () => {
    keeps(`آلت${ZWNJ}{{PLURAL:$1|صحیفه}}`);
    keeps(`<b>صحیفه</b>${ZWNJ}دیر`);
    strips(`دار${ZWNJ}{0}`);
    strips(`<b>abc</b>${ZWNJ}def`);
  });
  it('a non-joiner stays before a Khmer vowel sign', () => {
    keeps(`ក${ZWNJ}ា`);
    strips(`a${ZWNJ}ា`);
  });
});

describe('non-joiner behind a letter that joins nothing', () => {
  it('stays between a stem and its ending, in Azerbaijani, Persian, Pashto and Punjabi', () => {
    keeps(`اولا${ZWNJ}راق`);
    keeps(`ساخت${ZWNJ}و${ZWNJ}ساز`);
    keeps(`گویا${ZWNJ}تر`);
    keeps(`حصے${ZWNJ}دار`);
  });
  it('goes behind a particle, before a single letter, and before another script', () => {
    strips(`در${ZWNJ}خانه`);
    strips(`خانها${ZWNJ}ی`);
    strips(`اولا${ZWNJ}abc`);
  });
});

describe('joiners before a sign of the same syllable', () => {
  it('stay, since shapers draw the sign by itself then', () => {
    for (const joiner of [ZWNJ, ZWJ]) {
      keeps(`मुलग${joiner}ी`);
      keeps(`ᨄ${joiner}ᨙ`);
      keeps(`த${joiner}ி`);
      keeps(`ท${joiner}ี`);
      keeps(`က${joiner}ျ`);
    }
  });
  it('go before a sign of another script, and over cursive letters', () => {
    strips(`a${ZWNJ}ी`);
    strips(`क${ZWJ}ি`);
    strips(`د${ZWNJ}\u064e`);
  });
});

describe('non-joiner behind yeh barree', () => {
  it('stays before a letter, since the shape of a word end has a word behind it', () =>
    keeps(`بے${ZWNJ}شک، بڑے${ZWNJ}سے`));
  it('goes before a space, a sign or another script', () => {
    strips(`بے${ZWNJ} شک`);
    strips(`بے${ZWNJ}.`);
    strips(`بے${ZWNJ}a`);
  });
});

describe('R4, joiner between emoji', () => {
  it('stays between elements with modifiers and styles', () => {
    keeps(`👩🏽${ZWJ}🤝${ZWJ}👨🏿`);
    keeps(`❤\ufe0f${ZWJ}🔥`);
    keeps(`👁${ZWJ}🗨`);
  });
  it('stays between elements that no font draws together', () => keeps(`🦊${ZWJ}🍕`));
  it('stays before a pictograph of a later Unicode version', () => keeps(`👩${ZWJ}\u{1fadb}`));
  it('goes behind the last element, and beside letters, digits and flags', () => {
    strips(`👩${ZWJ}`);
    strips(`👩${ZWJ}a`);
    strips(`1${ZWJ}2`);
    strips(`🇩🇪${ZWJ}🇫🇷`);
  });
  it('is judged over what goes', () => {
    expect(clean(`👩\u200b${ZWJ}💻`).text).toBe(`👩${ZWJ}💻`);
  });
});
