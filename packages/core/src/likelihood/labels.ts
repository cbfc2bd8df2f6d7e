/** What a figure is called in front of people, when it is high and when it is low. */
const LABELS: Record<string, [high: string, low: string]> = {
  words: ['choice of words', 'choice of words'],
  delexical: ['how sentences are built', 'how sentences are built'],
  characters: ['word forms and punctuation', 'word forms and punctuation'],
  'mean word length': ['long words', 'short words'],
  'word length spread': ['words of very different length', 'words of similar length'],
  'long words': ['many long words', 'few long words'],
  'very long words': ['many very long words', 'few very long words'],
  'syllables per word': ['many syllables a word', 'few syllables a word'],
  'words per sentence': ['long sentences', 'short sentences'],
  'sentence length spread': ['sentences of mixed length', 'sentences of even length'],
  'sentence length variation': ['sentences of mixed length', 'sentences of even length'],
  'sentence length jump': ['sentence length changes abruptly', 'sentence length hardly changes'],
  'shortest sentence': ['no short sentence', 'a very short sentence'],
  'longest sentence': ['a very long sentence', 'no long sentence'],
  'function words': ['many small linking words', 'few small linking words'],
  'function word entropy': ['varied small words', 'the same few small words'],
  'vocabulary per 50 words': ['many different words', 'few different words'],
  'words used once': ['many words used once', 'words used again and again'],
  commas: ['many commas', 'few commas'],
  'full stops': ['many full stops', 'few full stops'],
  'commas per sentence spread': ['commas spread unevenly', 'commas spread evenly'],
  'quotation marks': ['quotations', 'no quotations'],
  'question marks': ['questions', 'no questions'],
  numbers: ['numbers', 'few numbers'],
  names: ['many names', 'few names'],
  'words in capitals': ['words in capitals', 'no words in capitals'],
  'sentences begun small': [
    'sentences begun without a capital',
    'every sentence begun with a capital',
  ],
  'words in -ly': ['many adverbs in -ly', 'few adverbs in -ly'],
  'words in -ing': ['many words in -ing', 'few words in -ing'],
  'nouns in -tion, -ment, -ness, -ity': ['many abstract nouns', 'few abstract nouns'],
  'adjectives in -ive, -ous, -ful, -al': ['many learned adjectives', 'few learned adjectives'],
  'lists of three': ['lists of three', 'no lists of three'],
  'comma before and': ['commas before "and"', 'no commas before "and"'],
  'comma and -ing': ['clauses added with ", …ing"', 'no clauses added with ", …ing"'],
  'sentences begun with The': ['sentences begun with "The"', 'few sentences begun with "The"'],
  'sentences begun with a name or pronoun': [
    'sentences begun with a name or pronoun',
    'few sentences begun with a name or pronoun',
  ],
  'first person': ['speaks of "I" and "my"', 'no "I" or "my"'],
  'first person plural': ['speaks of "we" and "our"', 'no "we" or "our"'],
  'second person': ['addresses "you"', 'no "you"'],
  'linking adverbs': ['linking adverbs such as "however"', 'no linking adverbs'],
  'vague words': ['loose words such as "really" and "stuff"', 'no loose words'],
  said: ['verbs of saying such as "said"', 'few verbs of saying such as "said"'],
  'is/was': ['many forms of "to be"', 'few forms of "to be"'],
};

/** A figure's name for people; `high` tells whether there is much or little of it. */
export function labelOf(figure: string, high: boolean): string {
  const known = LABELS[figure.split(':')[0] as string];
  if (known) return known[high ? 0 : 1];
  return high ? `many uses of ${figure}` : `few uses of ${figure}`;
}
