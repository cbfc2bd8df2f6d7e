import { describe, expect, it } from 'vitest';
import { developmentSets } from './corpus.ts';
import { correctnessOf } from './correctness.ts';
import { reasonsFor } from './exceptions.ts';
import { readCases } from './right-answers.ts';
import { canShape } from './shaping.ts';
import { rivals, TOOLS } from './tools.ts';

describe('reasons for changing a real text', () => {
  it.each([
    ['a joiner before a space', 'سلام\u200c و'],
    ['a joiner typed twice', 'می\u200c\u200cخواهم'],
    ['a joiner between bare consonants', 'क\u200cख'],
    ['zero-width spaces of a translation', 'de \u200b\u200bla casa'],
    ['a soft hyphen', 'le\u00adída'],
    ['a mark without right-to-left letters', 'abc\u200e'],
    ['a no-break space between words', 'of\u00a0the'],
  ])('there is one for %s', (_, text) => {
    expect(reasonsFor(text)).not.toContain(undefined);
    expect(reasonsFor(text).length).toBeGreaterThan(0);
  });

  it.each([
    ['an override', 'שלום \u202eabc'],
    ['tags', 'a\u{e0061}'],
    ['a zero-width space beside Thai that is taken', 'ไทย\u200b\u200bไทย'],
    ['a joiner within a Latin word', 'a\u200db'],
  ])('there is none for %s', (_, text) => expect(reasonsFor(text)).toContain(undefined));
});

describe('the figures', () => {
  const entries = developmentSets();

  it('have no broken and no missed case, and no real text drawn otherwise', () => {
    const ours = correctnessOf(TOOLS.cleanpaste, readCases(), entries);
    expect(ours.keepBroken).toEqual([]);
    expect(ours.stripMissed).toEqual([]);
    expect(ours.glyphsChanged).toBe(canShape() ? 0 : undefined);
  });

  it('count what holds something and what holds a no-break space', () => {
    const texts = ['plain', '5\u00a0km', 'of\u00a0the', 'a\u200bb'];
    const result = correctnessOf(TOOLS.cleanpaste, { keep: [], strip: [] }, [
      ...texts.map((text): [string, string, string] => ['own', 'en', text]),
    ]);
    expect(result.corpusUnchanged).toBe(0.5);
    expect(result.holdingUnchanged).toBeCloseTo(1 / 3);
    expect(result.noBreakUnchanged).toBe(0.5);
  });

  it('compare every tool that is installed, and name the others', async () => {
    const { tools, missing } = await rivals();
    expect([...tools.keys(), ...missing]).toEqual(
      expect.arrayContaining(['cleanpaste', 'out-of-character', 'anti-trojan-source', 'unmark']),
    );
    expect(tools.get('anti-trojan-source')!('a\u202eb\u{e0041}c\nd\u2066')).toBe('abc\nd');
  });
});
