import { z } from 'zod';

export const sessionId = z.uuid();

/** Body of `POST /functions/v1/clean-text`; emptiness and length are checked apart, with their own messages. */
export const cleanTextBody = z.object({
  text: z.string(),
  type: z.literal('basic').default('basic'),
  /** True: this call is the second pass of a recorded cleanup and writes no history row. */
  skipTracking: z.boolean().default(false),
  /** True: a C2PA provenance wrapper stays in the text. */
  keepProvenance: z.boolean().optional(),
});

export const finding = z.object({
  start: z.int(),
  end: z.int(),
  codePoints: z.array(z.int()),
  name: z.string(),
  category: z.string(),
  action: z.enum(['remove', 'replace', 'flag']),
  replacement: z.string().optional(),
  dangerous: z.boolean().optional(),
  reason: z.string(),
});

/** Id of the item in the account's history that holds the result; null where none is kept. */
export const historyId = z
  .string()
  .nullable()
  .describe('The item of the history that holds the result; null where none is kept.');

export const cleanTextAnswer = z.object({
  cleanedText: z.string(),
  removedCharacterCount: z.int(),
  findingCount: z.int(),
  findings: z.array(finding),
  historyId,
});

export type CleanTextAnswer = z.infer<typeof cleanTextAnswer>;

/** Answer of `GET /functions/v1/cleanup-count`: what the home page shows (the displayed, halved figure). */
export const cleanupCountAnswer = z.object({ count: z.int() });
