import { type Openings, openingsOf } from '../openings.ts';
import { compileLexicon, type Lexicon } from '../pattern.ts';
import { ADJECTIVES } from './adjectives.ts';
import { LESS_FREQUENT_ADJECTIVES } from './adjectives-less-frequent.ts';
import { ADVERBIAL_PHRASES } from './adverbial-phrases.ts';
import { ADVERBS } from './adverbs.ts';
import { CLAUSE_BEGINNINGS } from './clause-beginnings.ts';
import { CONNECTIVES } from './connectives.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { IDIOMS } from './idioms.ts';
import { NOUN_PHRASES } from './noun-phrases.ts';
import { NOUNS } from './nouns.ts';
import { LESS_FREQUENT_NOUNS } from './nouns-less-frequent.ts';
import { PARTICIPLES } from './participles-after-nouns.ts';
import { QUANTITIES } from './quantities-and-comparisons.ts';
import { SCHOLARLY_PHRASES } from './scholarly-phrases.ts';
import { SENTENCE_OPENINGS } from './sentence-openings.ts';
import { SET_PHRASES } from './set-phrases.ts';
import { TIME_PHRASES } from './time-phrases.ts';
import { VERB_PHRASES } from './verb-phrases.ts';
import { VERBS } from './verbs.ts';
import { LESS_FREQUENT_VERBS } from './verbs-less-frequent.ts';

let compiled: Lexicon | undefined;
let indexed: Openings | undefined;

/** The lexicon, compiled once on first use. */
export function lexicon(): Lexicon {
  compiled ??= compileLexicon([
    { source: IDIOMS, first: 'phrase', kind: 'phrase', cost: 0 },
    { source: VERBS, first: 'verb', kind: 'word', cost: 1.4 },
    { source: LESS_FREQUENT_VERBS, first: 'verb', kind: 'word', cost: 1.4 },
    { source: LESS_FREQUENT_NOUNS, first: 'noun', kind: 'word', cost: 1.5 },
    { source: LESS_FREQUENT_ADJECTIVES, first: 'adjective', kind: 'word', cost: 1.3 },
    { source: NOUNS, first: 'noun', kind: 'word', cost: 1.5 },
    { source: ADJECTIVES, first: 'adjective', kind: 'word', cost: 1.3 },
    { source: ADVERBS, first: 'adverb', kind: 'word', cost: 1 },
    { source: CONNECTIVES, first: 'phrase', kind: 'connective', cost: 0.8 },
    { source: FUNCTION_WORDS, first: 'phrase', kind: 'function-word', cost: 1 },
    { source: ADVERBIAL_PHRASES, first: 'phrase', kind: 'phrase', cost: 1 },
    { source: TIME_PHRASES, first: 'phrase', kind: 'phrase', cost: 1 },
    { source: VERB_PHRASES, first: 'phrase', kind: 'phrase', cost: 1 },
    { source: CLAUSE_BEGINNINGS, first: 'phrase', kind: 'phrase', cost: 1 },
    { source: PARTICIPLES, first: 'phrase', kind: 'phrase', cost: 1 },
    { source: SENTENCE_OPENINGS, first: 'phrase', kind: 'phrase', cost: 1 },
    { source: SCHOLARLY_PHRASES, first: 'phrase', kind: 'phrase', cost: 1 },
    { source: QUANTITIES, first: 'phrase', kind: 'phrase', cost: 1 },
    { source: NOUN_PHRASES, first: 'phrase', kind: 'phrase', cost: 1 },
    { source: SET_PHRASES, first: 'phrase', kind: 'phrase', cost: 0.9 },
  ]);
  return compiled;
}

/** The lexicon by the first two words of a match, built once on first use. */
export function openings(): Openings {
  indexed ??= openingsOf(lexicon());
  return indexed;
}
