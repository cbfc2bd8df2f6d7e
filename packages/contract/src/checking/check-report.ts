import { z } from 'zod';
import { likelihoodBands } from './all-clear.ts';
import { checkAnswer, checkFigures } from './check.ts';

/** The forms that a report is kept in. */
export const reportFormats = ['html', 'pdf'] as const;

/** Body of `POST /functions/v1/check-report` (signed in): the answer of a check, as it came. */
export const checkReportBody = z.strictObject({
  check: checkAnswer.describe('The answer of a check, as it came, with its stamp.'),
  format: z.enum(reportFormats).default('html').describe('What kind of file.'),
});

/** A report as a file of its own. */
export const checkReport = z.object({
  fileName: z.string().describe('A name to keep it under.'),
  mediaType: z.string().describe('Its media type, as Content-Type has it.'),
  base64: z.string().describe('The bytes of the file in Base64.'),
});

/** Body of `POST /functions/v1/check-report-links` (signed in). */
export const reportLinkBody = z.strictObject({ check: checkAnswer });

/** A link to a report that somebody may be shown; only who made it is told its address, and once. */
export const reportLink = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** How its text begins, for its owner to know it by; absent from a server of the version before. */
  excerpt: z.string().optional(),
  figures: checkFigures.optional(),
  /** Where its likelihood lies; absent from a server of the version before. */
  band: z.enum(likelihoodBands).nullable().optional(),
});

export const newReportLink = reportLink.extend({ url: z.string() });
export const reportLinks = z.object({ links: z.array(reportLink) });

/** What a report is made of may be this large: the text, and what each source says in its places. */
export const reportBodyLimit = {
  bytes: 4_000_000,
  message: 'This check is too large for a report.',
};

export type ReportFormat = (typeof reportFormats)[number];
export type ReportLink = z.infer<typeof reportLink>;
export type NewReportLink = z.infer<typeof newReportLink>;
export type CheckReport = z.infer<typeof checkReport>;
