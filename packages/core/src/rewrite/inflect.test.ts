import { describe, expect, it } from 'vitest';
import { inflectVerb, pluralOf } from './inflect.ts';

describe('the writer of a line for the lexicon', () => {
  it.each([
    ['show', 'shows showed shown showing'],
    ['begin', 'begins began begun beginning'],
    ['carry out', 'carries out carried out carried out carrying out'],
    ['stop', 'stops stopped stopped stopping'],
    ['offer', 'offers offered offered offering'],
    ['prefer', 'prefers preferred preferred preferring'],
    ['tie', 'ties tied tied tying'],
    ['see', 'sees saw seen seeing'],
    ['reach', 'reaches reached reached reaching'],
    ['undergo', 'undergoes underwent undergone undergoing'],
    ['employ', 'employs employed employed employing'],
    ['fix', 'fixes fixed fixed fixing'],
  ])('gets the forms of "%s" without writing them down', (verb, forms) => {
    expect((['Z', 'D', 'N', 'G'] as const).map((form) => inflectVerb(verb, form)).join(' ')).toBe(
      forms,
    );
  });

  it.each([
    ['country', 'countries'],
    ['way of life', 'ways of life'],
    ['child', 'children'],
    ['hero', 'heroes'],
    ['staff member', 'staff members'],
    ['boss', 'bosses'],
    ['day', 'days'],
  ])('gets the plural of "%s" without writing it down', (noun, plural) => {
    expect(pluralOf(noun)).toBe(plural);
  });
});
