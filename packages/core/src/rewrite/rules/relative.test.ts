import { describe, expect, it } from 'vitest';
import { proposalsOf } from './proposals.fixture.ts';
import { proposeRelatives } from './relative.ts';

/** Sentences in which the rule may act, and all that it proposes there. */
const GOOD: [text: string, proposals: string[]][] = [
  ['I know that they left.', ['that  →']],
  ['The house that stands there is old.', ['that → which']],
  ['He built a house which stands there.', ['which → that']],
  ['I think they left early.', ['think → think that']],
];

/** Sentences that it leaves alone, each for one reason. */
const BAD: [text: string, because: string][] = [
  ['I know that dogs left.', 'the subject is no pronoun'],
  ['He longed for nets that he might take them.', 'it says what for'],
  ['He states his objection that they are late.', 'it says what the noun is'],
  ['What did he know that he kept from us?', 'it belongs to what is asked'],
  ['I think dogs left early.', 'the subject is no pronoun'],
  ['The fact that he left is sad.', 'the clause says what the noun is'],
  ['He met a teacher that was warm.', 'it speaks of a person'],
  ['He built the only house that was warm.', '"only" goes with "that"'],
  ['It is the best house that was warm.', 'a superlative goes with "that"'],
  ['He made a plan that there was food.', 'the clause has a subject of its own'],
  ['He built a house which, he said, was warm.', 'the clause does not begin with its verb'],
];

const proposals = (text: string) => proposalsOf(proposeRelatives, text);

describe('a relative or content clause', () => {
  it.each(GOOD)('may change in %j', (text, expected) => {
    expect(proposals(text)).toEqual(expected);
  });

  it.each(BAD)('stays as it is in %j: %s', (text) => {
    expect(proposals(text)).toEqual([]);
  });
});
