import { describe, expect, it } from 'vitest';
import { findCandidates } from './candidates.ts';
import { readDocument } from './document.ts';
import { clashes } from './neighbours.ts';
import { tagDocument } from './tagger.ts';

describe('the owner of a word that belongs to its neighbour', () => {
  const clash = (text: string, word: string, replacement: string) => {
    const doc = readDocument(text);
    return clashes(doc, doc.lower.indexOf(word), replacement);
  };

  it.each([
    ['Across the vast expanse of the sea.', 'vast', 'huge'],
    ['They steer clear of it.', 'steer', 'guide'],
    ['The true meaning of courage.', 'true', 'real'],
    ['A Rapidly changing world.', 'rapidly', 'Quickly'],
  ])('keeps it in "%s"', (text, word, replacement) => {
    expect(clash(text, word, replacement)).toBe(true);
  });

  it.each([
    ['Across the vast garden of the king.', 'vast', 'huge'],
    ['They steer the boat.', 'steer', 'guide'],
    ['vast', 'vast', 'huge'],
  ])('may get another one in "%s"', (text, word, replacement) => {
    expect(clash(text, word, replacement)).toBe(false);
  });

  it('pays more for another wording there than elsewhere', () => {
    const doc = readDocument('She crossed the vast expanse of the sea, and the vast garden.');
    tagDocument(doc);
    const costs = (found: ReturnType<typeof findCandidates>) =>
      found.filter(({ replacement }) => replacement === 'huge').map(({ cost }) => cost);
    const [beside, apart] = costs(findCandidates(doc));
    expect(beside).toBeGreaterThan(apart!);
    const [same, alike] = costs(findCandidates(doc, () => false));
    expect([same, alike]).toEqual([apart, apart]);
  });
});
