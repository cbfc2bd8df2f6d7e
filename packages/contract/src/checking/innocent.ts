import { z } from 'zod';
import { innocentKinds } from './innocent-kinds.ts';

export const innocentKind = z.enum(innocentKinds);

/** What a check leaves out of its figure; the built-in comparison knows all of it, others the first two. */
export const exclusions = {
  excludeQuotations: z
    .boolean()
    .default(false)
    .describe('Passages in quotation marks of any sort, and quoted or indented blocks.'),
  excludeReferences: z
    .boolean()
    .default(false)
    .describe('Lists of references, under any heading or none.'),
  excludeAssignment: z.boolean().default(true).describe('Questions that were set.'),
  excludeNotices: z.boolean().default(true).describe('Notices of publishers and senders.'),
  excludeLicences: z.boolean().default(true).describe('Licences of software and of works.'),
  excludeContracts: z.boolean().default(true).describe('Formulae of contracts.'),
  excludeLetters: z.boolean().default(true).describe('Formulae of letters of application.'),
  excludePhrases: z.boolean().default(true).describe('Phrases that everybody uses in papers.'),
};

/** A passage that a source has too, and that says nothing about copying; places are UTF-16 units. */
export const innocentPassage = z.object({
  start: z.int().describe('First UTF-16 unit, in checkedText.'),
  end: z.int().describe('One past the last UTF-16 unit, in checkedText.'),
  kind: innocentKind.describe('What it is.'),
  counted: z.boolean().describe('Whether it counts all the same, since its kind was not left out.'),
});

export type InnocentPassage = z.infer<typeof innocentPassage>;
