import { describe, expect, it } from 'vitest';
import { proposalsOf } from './proposals.fixture.ts';
import { proposeTypography } from './typography.ts';

/** Sentences in which the rule may act, and all that it proposes there. */
const GOOD: [text: string, proposals: string[]][] = [
  ['We saw the old house—it was empty.', ['— →  –']],
  ['We saw the old house—Anna was there.', ['— →  –']],
];

/** Sentences that it leaves alone, each for one reason. */
const BAD: [text: string, because: string][] = [
  ['We saw the house — it was empty.', 'it has spaces already'],
  ['We saw Anna—it was empty.', 'a name stands before it'],
  ['The old house—we saw it then—was empty.', 'it is one of two'],
  ['It was 1990—1995 then.', 'it stands between figures'],
];

const proposals = (text: string) => proposalsOf(proposeTypography, text);

describe('a dash', () => {
  it.each(GOOD)('may change in %j', (text, expected) => {
    expect(proposals(text)).toEqual(expected);
  });

  it.each(BAD)('stays as it is in %j: %s', (text) => {
    expect(proposals(text)).toEqual([]);
  });
});
