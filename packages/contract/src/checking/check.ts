import { z } from 'zod';
import { exclusions, innocentPassage } from './innocent.ts';

/**
 * Body of `POST /functions/v1/run-basic-plagiarism-check` (signed in). With `fix` the text is
 * rewritten where it matches and where it reads most like a machine's, and checked again; that
 * belongs to the check of the same text and costs no second one, however often it is repeated. A fix
 * of a text that was never checked is a check, and costs one.
 */
export const checkBody = z.object({
  text: z.string().default(''),
  fix: z.boolean().default(false),
  ...exclusions,
  /** Compare with the caller's own earlier texts too, as the history keeps them. */
  ownTexts: z.boolean().default(false),
  /**
   * The text that was checked, where `text` is that text with passages made quotations: looking at it
   * again, or fixing it, belongs to that check and costs nothing.
   */
  quotedFrom: z.string().optional(),
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
  /** As a list of references has it, "Austen, Jane"; null where it is not known. */
  author: z.string().nullable(),
  year: z.string().nullable(),
  url: z.string().nullable(),
  licence: z.string().nullable(),
  /** Share of the text's words that are in passages of this source, in percent. */
  matchPercentage: z.number(),
  /** Of a short text, the share of its pairs of neighbouring words that the source has too, in percent. */
  wordPairs: z.number().optional(),
  /** The longest passage, as it stands in the text. */
  snippet: z.string(),
  passages: z.array(matchedPassage),
});

const sourceCredit = { title: true, author: true, year: true, url: true, licence: true } as const;

/** What stands in the text as in a source, word for word or nearly, outside quotation marks: to be quoted, not reworded. */
export const copiedSource = checkSource.pick(sourceCredit).extend({
  /** In order; no place is named for two sources. `sourceText` is what a quotation says. */
  places: z.array(matchedPassage.omit({ kind: true })),
});

/** An earlier text of the caller's that says some of it: named, and never counted as similarity. */
export const ownText = checkSource
  .pick({ matchPercentage: true, passages: true })
  .extend({ createdAt: z.iso.datetime() });

export const judgedSentence = z.object({
  start: z.int(),
  end: z.int(),
  /** 0 speaks for a person, 1 for a machine, judged in a window of about 100 words; never evidence alone. */
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
  /** Calibrated likelihood in percent; null where there is none, such as of a text that is too short. */
  aiScore: z.number().nullable(),
});

/** What has no figure: only running text in English is judged. */
const notJudged = ['not English', 'code', 'list', 'verse', 'table'] as const;

/** Why there is no likelihood. */
export const noFigureReason = z.enum(['too short to say', ...notJudged]);

export const checkAnswer = checkFigures.extend({
  /** Why `aiScore` is null; null where it is not. */
  aiReason: noFigureReason.nullable(),
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
  /** What is copied in `checkedText`, each source once: where no fix helps, a quotation can name it. */
  copied: z.array(copiedSource),
  /** Likeness that is no sign of copying, in order; absent where the provider does not tell it apart. */
  innocent: z.array(innocentPassage).optional(),
  /** How often texts by people of the nearest kind get so high a likelihood; null where that was not measured. */
  peopleAsHigh: falsePositiveRate.nullable(),
  /** Whether some of the text reads like a machine's and some like a person's: only then do sentences say more than the figure. */
  mixed: z.boolean(),
  sentences: z.array(judgedSentence),
  evidence: z.array(checkEvidence),
  words: z.int(),
  /** Words of the part that the likelihood is of: running text in English. */
  judgedWords: z.int(),
  /** What most of the rest of the text is; null where the whole text was judged. */
  notJudged: z.enum(notJudged).nullable(),
  /** From this percentage on a text is called likely machine-written. */
  verdictThreshold: z.number(),
  /** Empty where the provider's rates have not been measured: then there is nothing to say about them. */
  falsePositives: z.array(falsePositiveRate),
  /** Who compared the text. */
  provider: z.enum(['local', 'copyleaks']),
  /** Words of the corpus; null where the provider compares with more than can be counted, such as the internet. */
  sourcesCompared: z.int().nullable(),
  /**
   * How much of the built-in index answered, from 0 to 1, where some of it did not: then there may be more to find,
   * later. Absent where all of it did.
   */
  indexShare: z.number().min(0).max(1).optional(),
  /** Absent where it was not asked for. */
  ownTexts: z.array(ownText).optional(),
  /**
   * When and by which version the text was checked, and a seal of the whole answer: sent back with it
   * unchanged, it makes a report. The server keeps none of this.
   */
  stamp: z
    .object({
      checkedAt: z.iso.datetime(),
      version: z.string().max(100),
      seal: z.string().max(100),
    })
    .optional(),
});

export type CheckAnswer = z.infer<typeof checkAnswer>;
export type NoFigureReason = z.infer<typeof noFigureReason>;
export type CheckFigures = z.infer<typeof checkFigures>;
export type CheckSource = z.infer<typeof checkSource>;
export type CopiedSource = z.infer<typeof copiedSource>;
export type OwnText = z.infer<typeof ownText>;
export type MatchedPassage = z.infer<typeof matchedPassage>;
export type JudgedSentence = z.infer<typeof judgedSentence>;
