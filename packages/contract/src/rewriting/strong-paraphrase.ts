import { z } from 'zod';

/** A text shorter than this comes back unchanged. */
export const shortestRewrite = 10;

/** What the page says when an answer has no `cleanedText`. */
export const invalidParaphraseMessage = 'Invalid response format from paraphrase service';

/**
 * Body of `POST /functions/v1/strong-paraphrase`. A missing text is an empty one; emptiness and
 * length are checked apart, with their own answers.
 */
export const strongParaphraseBody = z.object({ text: z.string().default('') });

/** Which engine a chunk was rewritten by; `unchanged`: it stands as it was. */
export const chunkEngines = ['model', 'offline', 'unchanged'] as const;

/** Why a chunk was not done as wished: by the model, or at all. */
export const chunkNotes = [
  'not-english',
  'nothing-to-rewrite',
  'model-refused',
  'model-partly',
  'model-failed',
] as const;

export type ChunkNote = (typeof chunkNotes)[number];

/** What people read for a note, by the engine that did the chunk in the end. */
export const chunkNoteMessages: Record<
  ChunkNote,
  Partial<Record<(typeof chunkEngines)[number], string>>
> = {
  'not-english': {
    unchanged: 'This part was left as it was: only English can be rewritten here.',
  },
  'nothing-to-rewrite': {
    unchanged: 'This part was left as it was: there was nothing in it to reword.',
  },
  'model-refused': {
    offline:
      'The model’s version of this part did not keep to the original, so the built-in engine rewrote it.',
    unchanged:
      'This part was left as it was: no version of it kept to the original closely enough.',
  },
  'model-partly': {
    model:
      'Some paragraphs of the model’s version did not keep to the original: the built-in engine rewrote them, or they were left as they were.',
  },
  'model-failed': {
    offline: 'The model could not be reached for this part, so the built-in engine rewrote it.',
    unchanged: 'This part was left as it was: the model could not be reached.',
  },
};

/** One part of the text; `start` and `end` are places in `baseText`. */
export const rewrittenChunk = z.object({
  start: z.int(),
  end: z.int(),
  engine: z.enum(chunkEngines),
  uniqueness: z.number(),
  note: z.enum(chunkNotes).optional(),
  /** The note as a sentence for people. */
  message: z.string().optional(),
});

/** One change; leave it out when applying the others to `baseText`, and it is undone. */
export const rewriteEdit = z.object({
  start: z.int(),
  end: z.int(),
  original: z.string(),
  replacement: z.string(),
  /** `paragraph` for a paragraph that a model reworded; else what the offline engine did. */
  kind: z.string(),
});

export const confidences = ['low', 'medium', 'high'] as const;

export const paraphraseReport = z.object({
  uniqueness: z.number().min(0).max(100),
  confidence: z.enum(confidences),
});

export const strongParaphraseAnswer = z.object({
  cleanedText: z.string(),
  /** Whether this click cost a statistical cleanup; what changed nothing cost nothing. */
  charged: z.boolean(),
  /** Hidden characters that were taken out of the given text. */
  removedCharacterCount: z.int(),
  /** Null when the rewrite failed. */
  detailedReport: paraphraseReport.nullable(),
  chunks: z.array(rewrittenChunk),
  /** The given text without its hidden characters: `edits`, applied to it, give `cleanedText`. */
  baseText: z.string(),
  edits: z.array(rewriteEdit),
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
