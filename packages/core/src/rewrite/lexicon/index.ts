import { type Openings, openingsOf } from '../openings.ts';
import { compileLexicon, type Lexicon } from '../pattern.ts';
import { ADJECTIVES } from './adjectives.ts';
import { ADVERBS } from './adverbs.ts';
import { CONNECTIVES } from './connectives.ts';
import { EXTRA } from './extra.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { GENERAL } from './general.ts';
import { IDIOMS } from './idioms.ts';
import { MORE_ADJECTIVES, MORE_NOUNS, MORE_VERBS } from './more-words.ts';
import { NOUNS } from './nouns.ts';
import { PHRASES } from './phrases.ts';
import { VERBS } from './verbs.ts';

let compiled: Lexicon | undefined;
let indexed: Openings | undefined;

/** The lexicon, compiled once on first use. */
export function lexicon(): Lexicon {
  compiled ??= compileLexicon([
    { source: IDIOMS, first: 'phrase', kind: 'phrase', cost: 0 },
    { source: VERBS, first: 'verb', kind: 'word', cost: 1.4 },
    { source: MORE_VERBS, first: 'verb', kind: 'word', cost: 1.4 },
    { source: MORE_NOUNS, first: 'noun', kind: 'word', cost: 1.5 },
    { source: MORE_ADJECTIVES, first: 'adjective', kind: 'word', cost: 1.3 },
    { source: NOUNS, first: 'noun', kind: 'word', cost: 1.5 },
    { source: ADJECTIVES, first: 'adjective', kind: 'word', cost: 1.3 },
    { source: ADVERBS, first: 'adverb', kind: 'word', cost: 1 },
    { source: CONNECTIVES, first: 'phrase', kind: 'connective', cost: 0.8 },
    { source: FUNCTION_WORDS, first: 'phrase', kind: 'function-word', cost: 1 },
    { source: GENERAL, first: 'phrase', kind: 'phrase', cost: 1 },
    { source: EXTRA, first: 'phrase', kind: 'phrase', cost: 1 },
    { source: PHRASES, first: 'phrase', kind: 'phrase', cost: 0.9 },
  ]);
  return compiled;
}

/** The lexicon by the first two words of a match, built once on first use. */
export function openings(): Openings {
  indexed ??= openingsOf(lexicon());
  return indexed;
}
