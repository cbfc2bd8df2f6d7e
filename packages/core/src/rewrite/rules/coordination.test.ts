import { describe, expect, it } from 'vitest';
import { proposeCoordination } from './coordination.ts';
import { proposalsOf } from './proposals.fixture.ts';

/** Sentences in which the rule may act, and all that it proposes there. */
const GOOD: [text: string, proposals: string[]][] = [
  ['She likes bread and milk.', ['and → as well as']],
  ['They need strong bones and healthy skin.', ['and → as well as']],
  ['He ran with bread and milk.', ['and → as well as']],
];

/** Sentences that it leaves alone, each for one reason. */
const BAD: [text: string, because: string][] = [
  ['Now bread and milk are cheap.', 'the pair is the subject'],
  ['It is a mix of bread and honey.', 'a mix needs its "and"'],
  ['It runs between bread and milk.', '"between" needs its "and"'],
  ['They need both time and money.', '"both" needs its "and"'],
  ['She likes bread, milk and cheese.', 'it is a longer list'],
  ['She likes bread and eats it.', 'a verb follows'],
  ['She likes bread and baking pies.', 'what follows may be a verb'],
];

const proposals = (text: string) => proposalsOf(proposeCoordination, text);

describe('"as well as"', () => {
  it.each(GOOD)('may change in %j', (text, expected) => {
    expect(proposals(text)).toEqual(expected);
  });

  it.each(BAD)('stays as it is in %j: %s', (text) => {
    expect(proposals(text)).toEqual([]);
  });
});
