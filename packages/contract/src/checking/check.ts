import { z } from 'zod';

/**
 * Body of `POST /functions/v1/run-basic-plagiarism-check` (signed in). With `fix` the text is
 * rewritten where it matches and where it reads most like a machine's, and checked again; that
 * belongs to the check of the same text and costs no second one, however often it is repeated. A fix
 * of a text that was never checked is a check, and costs one.
 */
export const checkBody = z.object({
  text: z.string().default(''),
  fix: z.boolean().default(false),
  /** Leave passages between quotation marks out. */
  excludeQuotations: z.boolean().default(false),
  /** Leave the list of references at the end out. */
  excludeReferences: z.boolean().default(false),
});

/** One passage of the text that is also in the source; places are UTF-16 units. */
export const matchedPassage = z.object({
  start: z.int(),
  end: z.int(),
  /** The source's own words. */
  sourceText: z.string(),
  kind: z.enum(['verbatim', 'reworded', 'summary']),
});

export const checkSource = z.object({
  title: z.string(),
  url: z.string().nullable(),
  licence: z.string().nullable(),
  /** Share of the text's words that are in passages of this source, in percent. */
  matchPercentage: z.number(),
  /** The longest passage, as it stands in the text. */
  snippet: z.string(),
  passages: z.array(matchedPassage),
});

/** What stands in the text word for word as in a source, outside quotation marks: to be quoted, not reworded. */
export const copiedSource = checkSource.pick({ title: true, url: true, licence: true }).extend({
  /** In order; no place is named for two sources. `sourceText` is what a quotation says. */
  places: z.array(matchedPassage.omit({ kind: true })),
});

export const judgedSentence = z.object({
  start: z.int(),
  end: z.int(),
  /** 0 speaks for a person, 1 for a machine; to be read beside its neighbours. */
  score: z.number(),
  reasons: z.array(z.string()),
});

/** Something about the whole text that moved its figure. */
export const checkEvidence = z.object({
  label: z.string(),
  direction: z.enum(['machine', 'person']),
  weight: z.number(),
});

/** How often human texts of a group were wrongly called machine-written; `rate` between 0 and 1. */
export const falsePositiveRate = z.object({ label: z.string(), texts: z.int(), rate: z.number() });

export const checkFigures = z.object({
  /** Percent of the text's words inside matched passages. */
  similarity: z.number(),
  /** Calibrated likelihood in percent; null where the text is too short to say. */
  aiScore: z.number().nullable(),
});

export const checkAnswer = checkFigures.extend({
  /** Whether this click cost a check. */
  charged: z.boolean(),
  /** The text after the fix; null without one. */
  fixedText: z.string().nullable(),
  /** Whether the fix changed the text; null without one. False: `fixedText` is the text that was sent. */
  changed: z.boolean().nullable(),
  /** The figures before the fix; null without one. */
  before: checkFigures.nullable(),
  /** The text that the places below belong to: the one that was sent, or the fixed one. */
  checkedText: z.string(),
  /** Each source once, the one with the largest share first. */
  sources: z.array(checkSource),
  /** What is copied word for word in `checkedText`, each source once: no fix can reword it, a quotation can name it. */
  copied: z.array(copiedSource),
  sentences: z.array(judgedSentence),
  evidence: z.array(checkEvidence),
  words: z.int(),
  /** From this percentage on a text is called likely machine-written. */
  verdictThreshold: z.number(),
  /** Empty where the provider's rates have not been measured: then there is nothing to say about them. */
  falsePositives: z.array(falsePositiveRate),
  /** Who compared the text. */
  provider: z.enum(['local', 'copyleaks']),
  /** Words of the corpus; null where the provider compares with more than can be counted, such as the internet. */
  sourcesCompared: z.int().nullable(),
});

export type CheckAnswer = z.infer<typeof checkAnswer>;
export type CheckFigures = z.infer<typeof checkFigures>;
export type CheckSource = z.infer<typeof checkSource>;
export type CopiedSource = z.infer<typeof copiedSource>;
export type MatchedPassage = z.infer<typeof matchedPassage>;
export type JudgedSentence = z.infer<typeof judgedSentence>;
