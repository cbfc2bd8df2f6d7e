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

/** Where something stands in the text that a check names as its own. */
const placeInChecked = {
  start: z.int().describe('First UTF-16 unit, in checkedText.'),
  end: z.int().describe('One past the last UTF-16 unit, in checkedText.'),
};

/** One passage of the text that is also in the source; places are UTF-16 units. */
export const matchedPassage = z.object({
  ...placeInChecked,
  sourceText: z.string().describe('The source’s own words.'),
  kind: z
    .enum(['verbatim', 'reworded', 'summary'])
    .describe('How close it is to the source’s words.'),
});

export const checkSource = z.object({
  title: z.string().describe('What the source is called.'),
  author: z
    .string()
    .nullable()
    .describe('As a list of references has it, “Austen, Jane”; null where it is not known.'),
  year: z.string().nullable().describe('When it came out; null where it is not known.'),
  url: z.string().nullable().describe('Where it can be read; null where it is not known.'),
  licence: z.string().nullable().describe('Its licence; null where it is not known.'),
  matchPercentage: z
    .number()
    .describe('Share of the text’s words that are in passages of this source, in percent.'),
  wordPairs: z
    .number()
    .optional()
    .describe(
      'Of a short text, the share of its pairs of neighbouring words that the source has too, in percent.',
    ),
  snippet: z.string().describe('The longest passage, as it stands in the text.'),
  passages: z.array(matchedPassage).describe('The passages that the text and the source share.'),
});

const sourceCredit = { title: true, author: true, year: true, url: true, licence: true } as const;

/** What stands in the text as in a source, word for word or nearly, outside quotation marks: to be quoted, not reworded. */
export const copiedSource = checkSource.pick(sourceCredit).extend({
  places: z
    .array(matchedPassage.omit({ kind: true }))
    .describe('In order; no place is named for two sources. sourceText is what a quotation says.'),
});

/** An earlier text of the caller's that says some of it: named, and never counted as similarity. */
export const ownText = checkSource
  .pick({ matchPercentage: true, passages: true })
  .extend({ createdAt: z.iso.datetime().describe('When your history took it in.') });

export const judgedSentence = z.object({
  ...placeInChecked,
  score: z
    .number()
    .describe(
      '0 speaks for a person, 1 for a machine, judged in a window of about 100 words; never evidence alone.',
    ),
  reasons: z.array(z.string()).describe('What moved the score, in words for people.'),
});

/** Something about the whole text that moved its figure. */
export const checkEvidence = z.object({
  label: z.string().describe('What it is, in words for people.'),
  direction: z.enum(['machine', 'person']).describe('What it speaks for.'),
  weight: z.number().describe('How much it moved the figure.'),
  examples: z
    .array(z.string().max(100))
    .max(3)
    .optional()
    .describe('Wordings of the text that it was seen in, where they can be shown.'),
});

/** How often human texts of a group were wrongly called machine-written; `rate` between 0 and 1. */
export const falsePositiveRate = z.object({
  label: z.string().describe('The kind of text.'),
  texts: z.int().describe('How many texts were measured.'),
  rate: z.number().describe('Share of them, from 0 to 1.'),
});

export const checkFigures = z.object({
  similarity: z.number().describe('Percent of the text’s words inside matched passages.'),
  aiScore: z
    .number()
    .nullable()
    .describe(
      'Calibrated likelihood that a machine wrote it, in percent; null where there is none, such as of a text that is too short.',
    ),
});

/** What a fix began with. */
export const figuresBefore = checkFigures.extend({
  peopleAsHigh: falsePositiveRate
    .nullable()
    .optional()
    .describe('The same as peopleAsHigh, of the likelihood before: measured on the same kind.'),
});

/** What has no figure: only running text in English is judged. */
const notJudged = ['not English', 'code', 'list', 'verse', 'table'] as const;

/** Why there is no likelihood. */
export const noFigureReason = z.enum(['too short to say', ...notJudged]);

export const checkAnswer = checkFigures.extend({
  aiReason: noFigureReason.nullable().describe('Why aiScore is null; null where it is not.'),
  charged: z.boolean().describe('Whether it cost a check.'),
  fixedText: z.string().nullable().describe('The text after the fix; null without one.'),
  changed: z
    .boolean()
    .nullable()
    .describe(
      'Whether the fix changed the text; null without one. False: fixedText is the text that was sent.',
    ),
  before: figuresBefore.nullable().describe('The figures before the fix; null without one.'),
  checkedText: z
    .string()
    .describe('The text that the places belong to: the one that was sent, or the fixed one.'),
  sources: z.array(checkSource).describe('Each source once, the one with the largest share first.'),
  copied: z
    .array(copiedSource)
    .describe('What is copied, each source once: where no fix helps, a quotation can name it.'),
  innocent: z
    .array(innocentPassage)
    .optional()
    .describe(
      'Likeness that is no sign of copying, in order; absent where the provider does not tell it apart.',
    ),
  peopleAsHigh: falsePositiveRate
    .nullable()
    .describe(
      'How often texts by people of the nearest kind get so high a likelihood; after a fix, of the kind that was nearest to the text when it was first checked. Null where that was not measured.',
    ),
  mixed: z
    .boolean()
    .describe(
      'Whether some of the text reads like a machine’s and some like a person’s: only then do sentences say more than the figure.',
    ),
  sentences: z.array(judgedSentence).describe('Each sentence by itself.'),
  evidence: z.array(checkEvidence).describe('What about the whole text moved its figure.'),
  words: z.int().describe('Words of the text.'),
  judgedWords: z
    .int()
    .describe('Words of the part that the likelihood is of: running text in English.'),
  notJudged: z
    .enum(notJudged)
    .nullable()
    .describe('What most of the rest of the text is; null where the whole text was judged.'),
  verdictThreshold: z
    .number()
    .describe('From this percentage on a text is called likely machine-written.'),
  falsePositives: z
    .array(falsePositiveRate)
    .describe(
      'How often human texts of a kind were wrongly called machine-written; empty where that was not measured.',
    ),
  provider: z.enum(['local', 'copyleaks']).describe('Who compared the text.'),
  sourcesCompared: z
    .int()
    .nullable()
    .describe(
      'Words of the corpus; null where the provider compares with more than can be counted, such as the internet.',
    ),
  indexShare: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe(
      'How much of the built-in index answered, where some of it did not: then there may be more to find, later. Absent where all of it did.',
    ),
  ownTexts: z
    .array(ownText)
    .optional()
    .describe('Earlier texts of yours that say some of it; absent where it was not asked for.'),
  stamp: z
    .object({
      checkedAt: z.iso.datetime().describe('When the text was checked.'),
      version: z.string().max(100).describe('By which version.'),
      seal: z.string().max(100).describe('Holds for the whole answer, unchanged.'),
    })
    .optional()
    .describe(
      'Sent back with the unchanged answer, it makes a report. The server keeps none of this.',
    ),
});

export type CheckAnswer = z.infer<typeof checkAnswer>;
export type NoFigureReason = z.infer<typeof noFigureReason>;
export type CheckFigures = z.infer<typeof checkFigures>;
export type FiguresBefore = z.infer<typeof figuresBefore>;
export type CheckSource = z.infer<typeof checkSource>;
export type CopiedSource = z.infer<typeof copiedSource>;
export type OwnText = z.infer<typeof ownText>;
export type MatchedPassage = z.infer<typeof matchedPassage>;
export type JudgedSentence = z.infer<typeof judgedSentence>;
