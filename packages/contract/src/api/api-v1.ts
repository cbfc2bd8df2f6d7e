import { z } from 'zod';
import { reachedLimit } from '../billing/reached-limit.ts';
import { checkAnswer } from '../checking/check.ts';
import { checkReport, checkReportBody } from '../checking/check-report.ts';
import { exclusions } from '../checking/innocent.ts';
import { finding, historyId } from '../cleaning/clean-text.ts';
import { errorCodes } from '../errors.ts';
import { findingsInAnswer } from '../limits.ts';
import {
  rewriteForm,
  strongParaphraseAnswer,
  strongParaphraseBody,
} from '../rewriting/strong-paraphrase.ts';
import { cleaningOptions } from './cleaning-options.ts';

const text = z.string().describe('The text, with line ends of any kind.');

/** Bodies are strict: an option that is misspelt would otherwise be an option that is not there. */
const withOptions = z.strictObject({ text, ...cleaningOptions });

const place = {
  start: z.int().describe('First UTF-16 unit.'),
  end: z.int().describe('One past the last UTF-16 unit.'),
};

const found = {
  findingCount: z.int().describe('All that were found, also those that are not listed.'),
  findings: z
    .array(finding)
    .describe(`What was found, in order: the first ${findingsInAnswer.toLocaleString('en-US')}.`),
};

export const apiClean = {
  body: withOptions,
  answer: z.object({
    cleanedText: z.string().describe('The text without its hidden characters.'),
    removedCharacterCount: z.int().describe('Characters that were removed or replaced.'),
    ...found,
    historyId,
  }),
};

export const apiScan = {
  body: withOptions,
  answer: z.object(found),
};

const segmentText = z.string().describe('The piece of the text, as it is.');

export const segment = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text').describe('“text” is seen, “mark” is hidden.'),
    ...place,
    text: segmentText,
  }),
  z.object({
    kind: z.literal('mark').describe('“text” is seen, “mark” is hidden.'),
    ...place,
    text: segmentText,
    codePoints: z.array(z.int()).describe('The characters, as Unicode numbers.'),
    label: z.string().describe('Short, such as U+200B.'),
    name: z.string().describe('What Unicode calls it.'),
    category: z.string().describe('The kind of hidden character.'),
    kept: z.boolean().describe('Whether a cleanup would leave it alone.'),
    finding: z
      .int()
      .describe('Its place in the findings of a scan; -1 where it is not among them.'),
  }),
]);

export const apiReveal = {
  body: withOptions,
  answer: z.object({
    segmentCount: z.int().describe('All pieces, also those that are not listed.'),
    segments: z
      .array(segment)
      .describe('Put together they are the text, as far as they go: the first 2,000 are listed.'),
  }),
};

export const payload = z.object({
  ...place,
  scheme: z.string().describe('How it is written.'),
  content: z.string().nullable().describe('The hidden message; null where it could not be read.'),
  bytes: z.string().nullable().describe('The hidden bytes in Base64, where the scheme has bytes.'),
  certainty: z
    .enum(['exact', 'likely', 'possible', 'detected'])
    .describe('How sure the reading is; “detected” is there and could not be read.'),
  note: z.string().describe('About the scheme, as a sentence for people.'),
});

export const apiDecode = {
  body: z.strictObject({ text }),
  answer: z.object({
    payloadCount: z.int().describe('All messages, also those that are not listed.'),
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
