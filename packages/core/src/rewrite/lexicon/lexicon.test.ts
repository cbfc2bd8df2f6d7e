import { describe, expect, it } from 'vitest';
import { lexicon } from './index.ts';

describe('somebody whose text gets wordings from the lexicon', () => {
  it('has several thousand lines of it to draw on, and none that would break the text', () => {
    const patterns = new Set([...lexicon().values()].flat().map(({ pattern }) => pattern));
    expect(patterns.size).toBeGreaterThan(3000);
    for (const { replacements } of patterns) {
      for (const replacement of replacements) {
        expect(replacement).toMatch(/^[A-Za-zé0-9$^~'’,. =-]*$/);
      }
    }
  });

  it('gets no negation, no figure and no rude word from it', () => {
    const bad =
      /\b(?:not|no|never|none|nothing|without|nor|neither|cannot|two|half|damn|hell|crap|bloody|bastard|idiot)\b|\d/;
    const patterns = new Set([...lexicon().values()].flat().map(({ pattern }) => pattern));
    const guilty = [...patterns]
      .flatMap(({ replacements }) => replacements)
      .filter((text) => bad.test(text.replace(/\$\d/g, '')));
    expect(guilty).toEqual([]);
  });
});
