import { z } from 'zod';
import { checkAnswer } from '../checking/check.ts';
import { finding } from '../cleaning/clean-text.ts';
import { errorCodes } from '../errors.ts';
import { strongParaphraseAnswer } from '../rewriting/strong-paraphrase.ts';

const text = z
  .string()
  .describe('The text. Line ends and everything visible come back as they are.');

export const apiClean = {
  body: z.object({
    text,
    keepProvenance: z.boolean().optional().describe('Leave a C2PA provenance wrapper in the text.'),
  }),
  answer: z.object({
    cleanedText: z.string(),
    removedCharacterCount: z.int(),
    findingCount: z.int(),
    findings: z.array(finding),
  }),
};

export const apiScan = {
  body: z.object({ text }),
  answer: z.object({ findingCount: z.int(), findings: z.array(finding) }),
};

export const apiRewrite = { body: z.object({ text }), answer: strongParaphraseAnswer };

export const apiCheck = {
  body: z.object({
    text,
    fix: z
      .boolean()
      .default(false)
      .describe('Rewrite and check again; free for a text just checked.'),
    excludeQuotations: z.boolean().default(false),
    excludeReferences: z.boolean().default(false),
  }),
  answer: checkAnswer,
};

/** RFC 9457, `application/problem+json`: the body of every error of `/api/v1`. */
export const apiProblem = z.object({
  type: z.string().describe('An address that names the kind of problem.'),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(errorCodes),
  requestId: z.string().optional(),
});
