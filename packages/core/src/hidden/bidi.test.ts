import { describe, expect, it } from 'vitest';
import { workedMs } from '../../test/worked.ts';
import { clean, scan } from './index.ts';

const LRM = '\u200e';
const RLM = '\u200f';
const [LRE, RLE, PDF, LRO, RLO] = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e'];
const [LRI, RLI, FSI, PDI] = ['\u2066', '\u2067', '\u2068', '\u2069'];
const EVERY = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

function keeps(text: string): void {
  expect(clean(text).text).toBe(text);
}

function strips(text: string): void {
  expect(clean(text).text).toBe(text.replace(EVERY, ''));
}

describe('direction marks', () => {
  it('stay in a paragraph with right-to-left letters', () => {
    keeps(`גרסה C++${LRM} היא`);
    keeps(`نسبة 5\u061c%`);
  });
  it('go in a paragraph without', () => {
    strips(`Hello${LRM}, wor${RLM}ld`);
    strips(`שלום\nabc${RLM}def`);
    strips(`Hello\nimage/gif${RLM}, image/png`);
  });
  it('stay beside signs on the line below one with right-to-left letters, whatever ends it', () => {
    keeps(`הסוגים הם image\n/jpeg${RLM}, image/gif${RLM}, image/png`);
    keeps(`הסוגים הם image\r\n/jpeg${RLM}, image/gif${RLM}, image/png`);
    strips(`הסוגים הם\n\nimage/jpeg${RLM}, image/gif${RLM}, image/png`);
    strips(`הסוגים הם\r\n\r\nimage/jpeg${RLM}, image/gif${RLM}, image/png`);
  });
  it('do not make a paragraph right-to-left themselves', () => strips(`one${RLM} two${RLM}`));
  it('go where more than one stand in a place', () => {
    strips(`שלום${RLM}${RLM} עולם`);
    strips(`שלום${RLM}\u200b${LRM}עולם`.replace('\u200b', ''));
  });
  it('stay in bare numbers, dates and patterns', () => {
    keeps(`12${RLM}/05${RLM}/2024`);
    keeps(`${LRM}+`);
    keeps(`0K${RLM}`);
    keeps(`dd${RLM}/MM${RLM}/y G`);
    keeps(`GMT{0}${LRM}`);
  });
  it('stay beside an amount with the code of a currency, as Arabic, Hebrew and Persian write it', () => {
    keeps(`${RLM}5.00\u00a0US$`);
    keeps(`${RLM}1,234.50\u00a0${RLM}EUR`);
    keeps(`${LRM}CHF\u00a0۱۰٫۰۰`);
    strips(`${RLM}5.00 EURO`);
    strips(`${RLM}5.00 USD EUR`);
    strips(`${RLM}USD`);
  });
  it('go between digits, letters, and in a list of bytes', () => {
    strips(`12${LRM}34`);
    strips(`a${LRM}b`);
    strips(`${LRM}a9 09 50 2d`);
  });
});

describe('embeddings and isolates', () => {
  it('stay balanced around right-to-left text, or in it', () => {
    keeps(`The word ${RLI}سلام${PDI} means peace.`);
    keeps(`He said ${RLE}שלום${PDF}.`);
    keeps(`שלום ${LRI}John${PDI} ${FSI}x${PDI} ${LRE}y${PDF}!`);
  });
  it('stay nested', () => keeps(`قال ${RLI}أ ${LRI}b${PDI} ت${PDI}`));
  it('go without right-to-left text', () => strips(`/* ${LRI}begin admins only */${PDI}`));
  it('go unbalanced, and leave the balanced ones', () => {
    expect(clean(`ש ${RLI}א${PDI} ${RLE}ב ${PDI}${PDF}`).text).toBe(
      `ש ${RLI}א${PDI} ${RLE}ב ${PDF}`,
    );
    strips(`ש ${PDI}א${PDF}`);
    strips(`ש ${RLI}א`);
  });
  it('an isolate closes what was left open in it', () => {
    expect(clean(`ש ${RLI}א ${LRE}b${PDI}`).text).toBe(`ש ${RLI}א b${PDI}`);
  });
  it('go when they reach over a paragraph', () => {
    strips(`ש ${RLI}א\nב${PDI}`);
    strips(`ש ${RLI}א\u2029ב${PDI}`.replace('\u2029', '\n'));
    expect(clean(`ש ${RLI}א\u2028ב${PDI}`).text).toBe('ש א\nב');
  });
  it('go when they enclose nothing', () => {
    strips(`ש${RLI}${PDI}א`);
    expect(clean(`ש${RLI}\u200b${PDI}א`).text).toBe('שא');
  });
});

describe('overrides', () => {
  it('go with their end, also in right-to-left text', () => {
    strips(`abc ${RLO}def${PDF}`);
    strips(`שלום ${LRO}א${PDF} ${RLE}`);
  });
  it('leave the pairs around them', () => {
    expect(clean(`ש ${RLI}א ${RLO}ב${PDF}${PDI}`).text).toBe(`ש ${RLI}א ב${PDI}`);
  });
  it('are called dangerous', () => {
    expect(scan(`a${LRO}b${RLO}c`).map(({ dangerous }) => dangerous)).toEqual([true, true]);
  });
});

it('judges a long line with many pairs in a blink', () => {
  const deep = `ש${RLI.repeat(200_000)}${PDI.repeat(200_000)}`;
  const began = workedMs();
  expect(clean(deep).text).toBe('ש');
  expect(workedMs() - began).toBeLessThan(5000);
});
