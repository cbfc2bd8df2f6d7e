import { describe, expect, it } from 'vitest';
import { proposeAdverbs } from './adverbs.ts';
import { proposalsOf } from './proposals.fixture.ts';

/** Sentences in which the rule may act, and all that it proposes there. */
const GOOD: [text: string, proposals: string[]][] = [
  ['He slowly turned the key.', ['He slowly → Slowly, he']],
  ['They carefully opened the box.', ['They carefully → Carefully, they']],
  ['I slowly turned the key.', ['I slowly → Slowly, I']],
  ['She smiled softly.', ['smiled softly → softly smiled']],
  ['She waved quickly, and left.', ['waved quickly → quickly waved']],
];

/** Sentences that it leaves alone, each for one reason. */
const BAD: [text: string, because: string][] = [
  ['He often turned the key.', 'it does not say how'],
  ['He slowly turns the key.', 'the verb is no past form'],
  ['The old man slowly turned the key.', 'the subject is no pronoun that begins the sentence'],
  ['Now he slowly turned the key.', 'the subject does not begin the sentence'],
  ['She smiled softly at him.', 'the sentence goes on'],
  ['The dog smiled softly.', 'the word before is no name or pronoun'],
];

const proposals = (text: string) => proposalsOf(proposeAdverbs, text);

describe('an adverb of manner', () => {
  it.each(GOOD)('may change in %j', (text, expected) => {
    expect(proposals(text)).toEqual(expected);
  });

  it.each(BAD)('stays as it is in %j: %s', (text) => {
    expect(proposals(text)).toEqual([]);
  });
});
