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
  start: z.int().describe('First UTF-16 unit.'),
  end: z.int().describe('One past the last UTF-16 unit.'),
  codePoints: z.array(z.int()).describe('The characters, as Unicode numbers.'),
  name: z.string().describe('What Unicode calls it.'),
  category: z.string().describe('The kind of hidden character.'),
  action: z
    .enum(['remove', 'replace', 'flag'])
    .describe('What a cleanup does with it; “flag” lists it and leaves it.'),
  replacement: z.string().optional().describe('What takes its place, where it is replaced.'),
  dangerous: z
    .boolean()
    .optional()
    .describe('True for what is an attack in itself, such as a bidi override.'),
  reason: z.string().describe('Why, as a sentence for people.'),
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
