import { z } from 'zod';
import { reachedLimit } from '../billing/reached-limit.ts';
import { checkAnswer } from '../checking/check.ts';
import { checkReport, checkReportBody } from '../checking/check-report.ts';
import { exclusions } from '../checking/innocent.ts';
import { finding, historyId } from '../cleaning/clean-text.ts';
import { errorCodes } from '../errors.ts';
import {
  rewriteForm,
  strongParaphraseAnswer,
  strongParaphraseBody,
} from '../rewriting/strong-paraphrase.ts';
import { cleaningOptions } from './cleaning-options.ts';

const text = z
  .string()
  .describe('The text. Line ends and everything visible come back as they are.');

/** Bodies are strict: an option that is misspelt would otherwise be an option that is not there. */
const withOptions = z.strictObject({ text, ...cleaningOptions });

const place = {
  start: z.int().describe('First UTF-16 unit.'),
  end: z.int().describe('One past the last UTF-16 unit.'),
};

export const apiClean = {
  body: withOptions,
  answer: z.object({
    cleanedText: z.string(),
    removedCharacterCount: z.int(),
    findingCount: z.int(),
    findings: z.array(finding),
    historyId,
  }),
};

export const apiScan = {
  body: withOptions,
  answer: z.object({ findingCount: z.int(), findings: z.array(finding) }),
};

export const segment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), ...place, text: z.string() }),
  z.object({
    kind: z.literal('mark'),
    ...place,
    text: z.string(),
    codePoints: z.array(z.int()),
    label: z.string().describe('Short, such as U+200B.'),
    name: z.string(),
    category: z.string(),
    kept: z.boolean().describe('Whether a cleanup would leave it alone.'),
    finding: z
      .int()
      .describe('Its place in the findings of a scan; -1 where it is not among them.'),
  }),
]);

export const apiReveal = {
  body: withOptions,
  answer: z.object({
    segmentCount: z.int(),
    segments: z
      .array(segment)
      .describe('Put together they are the text, as far as they go: the first 2,000 are listed.'),
  }),
};

export const payload = z.object({
  ...place,
  scheme: z.string(),
  content: z.string().nullable().describe('The hidden message; null where it could not be read.'),
  bytes: z.string().nullable().describe('The hidden bytes in Base64, where the scheme has bytes.'),
  certainty: z.enum(['exact', 'likely', 'possible', 'detected']),
  note: z.string(),
});

export const apiDecode = {
  body: z.strictObject({ text }),
  answer: z.object({
    payloadCount: z.int(),
    payloads: z.array(payload).describe('The first 200.'),
  }),
};

export const apiRewrite = {
  body: z.strictObject({
    text,
    seed: strongParaphraseBody.shape.seed.describe(
      'Another seed gives another rewrite by the built-in engine. Send the original again, not the rewrite.',
    ),
    form: rewriteForm
      .strict()
      .default({})
      .describe('Changes of form beside the wording, by the built-in engine; none by default.'),
  }),
  answer: strongParaphraseAnswer,
};

export const apiCheck = {
  body: z.strictObject({
    text,
    fix: z
      .boolean()
      .default(false)
      .describe('Rewrite and check again; free for a text just checked.'),
    ...exclusions,
    ownTexts: z
      .boolean()
      .default(false)
      .describe('Name what stands in earlier texts of yours; it is not counted as similarity.'),
  }),
  answer: checkAnswer,
};

export const apiReport = { body: checkReportBody, answer: checkReport };

/** RFC 9457, `application/problem+json`: the body of every error of `/api/v1`. */
export const apiProblem = z.object({
  type: z.string().describe('An address that names the kind of problem.'),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(errorCodes),
  requestId: z.string().optional(),
  limit: reachedLimit
    .optional()
    .describe('Of limit_exceeded: what is used up, and when it starts anew.'),
});
