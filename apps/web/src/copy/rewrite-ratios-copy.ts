/**
 * What is left of the score (z) of a mark, as `npm run bench -- rewrite --data FILE` prints it for 50
 * machine texts with a SynthID-Text mark under a public key. Null where nothing was measured.
 */
export const rewriteRatios = {
  texts: 50,
  words: 245,
  builtIn: { words: 0.76, withForm: 0.7 },
  /** Each switch by itself, set to one of its values, no word touched; `has` is how many texts it changed. */
  form: {
    quotes: { to: 'curly', left: 0.97, has: 29 },
    dashes: { to: 'spaced', left: 1, has: 4 },
    emphasis: { to: 'underscores', left: 0.93, has: 18 },
    spelling: { to: 'british', left: 0.96, has: 31 },
    lists: { to: 'asterisk', left: null, has: 0 },
  },
  formAlone: 0.89,
  /** Models of the person's own, and those that an operator connects: not measured behind the guard. */
  model: null,
} as const;
