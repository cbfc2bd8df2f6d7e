import { describe, expect, it } from 'vitest';
import { proposalsOf } from './proposals.fixture.ts';
import { proposeSentences } from './sentences.ts';

/** Sentences in which the rule may act, and all that it proposes there. */
const GOOD: [text: string, proposals: string[]][] = [
  ['The rain fell all day. It was cold outside.', ['. It → ; it']],
  ['The rain fell all day. The wind was cold.', ['. The → ; the']],
  ['The rain fell all day; it was cold outside.', ['; it → . It']],
  [
    'The old men walked to the river in the early morning, and they sat on the wet grass for an hour.',
    [', and they → . They'],
  ],
];

/** Sentences that it leaves alone, each for one reason. */
const BAD: [text: string, because: string][] = [
  ['The rain fell all day! It was cold outside.', 'it ends in a cry'],
  ['The rain fell all day. Snow was on the ground.', 'the next one has no subject to lean on'],
  ['The rain fell all day. A flicker of light, overwhelmed by dark.', 'a participle is no verb'],
  ['A cold night. It was dark.', 'the first one has no verb'],
  ['The rain fell all day.\nIt was cold outside.', 'a line ends between them'],
  ['The rain fell: snow came. It was cold.', 'the first one has a colon'],
  ['The rain fell all day; nobody was cold.', 'no pronoun follows the semicolon'],
  ['The rain fell, and it was cold.', 'it is too short to cut'],
  [
    'If the old men walked to the river in the early morning, and they sat on the wet grass for an hour, we smiled.',
    'both clauses hang on "if"',
  ],
];

const proposals = (text: string) => proposalsOf(proposeSentences, text);

describe('the border of a sentence', () => {
  it.each(GOOD)('may change in %j', (text, expected) => {
    expect(proposals(text)).toEqual(expected);
  });

  it.each(BAD)('stays as it is in %j: %s', (text) => {
    expect(proposals(text)).toEqual([]);
  });
});
