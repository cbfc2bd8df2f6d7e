import { z } from 'zod';
import { historyId } from '../cleaning/clean-text.ts';
import { chunkEngines, chunkNotes } from './chunk-notes.ts';

/** A text shorter than this comes back unchanged. */
export const shortestRewrite = 10;

/** What the page says when an answer has no `cleanedText`. */
export const invalidParaphraseMessage = 'Invalid response format from paraphrase service';

/** How a text is written beside what it says; each switch by itself, left out for "as it is". */
export const rewriteForm = z.object({
  quotes: z.enum(['curly', 'straight']).optional().describe('Quotation marks.'),
  dashes: z.enum(['em', 'spaced']).optional().describe('Dashes: long ones, or short with spaces.'),
  emphasis: z
    .enum(['asterisks', 'underscores', 'none'])
    .optional()
    .describe('Marks of emphasis, as Markdown has them.'),
  spelling: z.enum(['american', 'british']).optional().describe('Spelling.'),
  lists: z.enum(['dash', 'asterisk', 'bullet']).optional().describe('Marks before list items.'),
});

export type RewriteForm = z.infer<typeof rewriteForm>;

/**
 * Body of `POST /functions/v1/strong-paraphrase`. A missing text is an empty one; emptiness and
 * length are checked apart, with their own answers. The same text and seed give the same rewrite by the
 * built-in engine; who wants another one sends the original again, with another seed.
 */
export const strongParaphraseBody = z.object({
  text: z.string().default(''),
  seed: z.int().min(1).max(1_000_000).default(1),
  /** Only the built-in engine changes the form. */
  form: rewriteForm.default({}),
});

const inBaseText = {
  start: z.int().describe('First UTF-16 unit, in baseText.'),
  end: z.int().describe('One past the last UTF-16 unit, in baseText.'),
};

/** One part of the text; `start` and `end` are places in `baseText`. */
export const rewrittenChunk = z.object({
  ...inBaseText,
  engine: z.enum(chunkEngines).describe('Who rewrote it; “unchanged”: it stands as it was.'),
  uniqueness: z.number().describe('Share of it that reads differently now, in percent.'),
  note: z.enum(chunkNotes).optional().describe('Why it was not done as wished.'),
  message: z.string().optional().describe('The note as a sentence for people.'),
});

/** One change; leave it out when applying the others to `baseText`, and it is undone. */
export const rewriteEdit = z.object({
  ...inBaseText,
  original: z.string().describe('What stood there.'),
  replacement: z.string().describe('What stands there now.'),
  kind: z
    .string()
    .describe('“paragraph” for one that a model reworded; else what the built-in engine did.'),
});

export const confidences = ['low', 'medium', 'high'] as const;

export const paraphraseReport = z.object({
  uniqueness: z.number().min(0).max(100).describe('Average of the chunks, in percent.'),
  confidence: z.enum(confidences).describe('The same in a word.'),
});

export const strongParaphraseAnswer = z.object({
  cleanedText: z.string().describe('The text without hidden characters, rewritten.'),
  charged: z
    .boolean()
    .describe('Whether it cost a statistical cleanup; what changed nothing cost nothing.'),
  removedCharacterCount: z
    .int()
    .describe('Hidden characters that were taken out of the given text.'),
  detailedReport: paraphraseReport
    .nullable()
    .describe('How much was changed; null when the rewrite failed.'),
  chunks: z.array(rewrittenChunk).describe('The parts in which the text was rewritten.'),
  baseText: z
    .string()
    .describe(
      'The given text without its hidden characters: the edits, applied to it, give cleanedText.',
    ),
  edits: z
    .array(rewriteEdit)
    .describe('Each change. Leave one out when applying the others, and it is undone.'),
  historyId,
});

export type StrongParaphraseAnswer = z.infer<typeof strongParaphraseAnswer>;
export type RewrittenChunk = z.infer<typeof rewrittenChunk>;
export type RewriteEdit = z.infer<typeof rewriteEdit>;
export type ParaphraseReport = z.infer<typeof paraphraseReport>;

/** Body of a 400 (empty text) and of a 500 (the original text): never without `cleanedText`. */
export const failedParaphrase = z.object({
  cleanedText: z.string(),
  removedCharacterCount: z.literal(0),
  detailedReport: z.null(),
  error: z.string(),
  message: z.string(),
  requestId: z.string().optional(),
});

export type FailedParaphrase = z.infer<typeof failedParaphrase>;

/**
 * Events of the same call with `Accept: text/event-stream`: any number of `progress`, then one
 * `result` (the same JSON) or one `error` (the body of a failure). Lines that begin with a colon
 * only keep the connection open.
 */
export const paraphraseProgress = z.object({ done: z.int(), total: z.int() });

export type ParaphraseProgress = z.infer<typeof paraphraseProgress>;

export type ParaphraseEvent =
  | { event: 'progress'; data: ParaphraseProgress }
  | { event: 'result'; data: StrongParaphraseAnswer }
  | { event: 'error'; data: FailedParaphrase };
