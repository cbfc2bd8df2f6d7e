import { z } from 'zod';
import { likelihoodBands } from '../checking/all-clear.ts';
import { checkFigures } from '../checking/check.ts';

/** `GET /functions/v1/history/cleanups?page=1` and `/history/checks?page=1` (signed in). */
export const historyQuery = z.object({
  page: z.coerce.number<number>().int().min(1).max(100_000).default(1),
  /** Cursors of the page before: the next page costs the same however far down it is. */
  older: z.string().max(80).optional(),
  newer: z.string().max(80).optional(),
});

/** Most kinds that an item of the history names. */
export const removedKindsAtMost = 8;

/** A kind of character that was removed or replaced, by its official name, and how many of it. */
export const removedKind = z.object({ name: z.string().max(200), count: z.int() });

export const cleanupItem = z.object({
  id: z.string(),
  feature: z.enum(['basic', 'statistical']),
  /** The beginning of the text. */
  excerpt: z.string(),
  /** True where the excerpt is all there is. */
  isWhole: z.boolean(),
  /** Code points that were removed or replaced. */
  removedCharacterCount: z.int(),
  /** The most frequent of them by name; null for items from before names were kept. */
  removedKinds: z.array(removedKind).nullable(),
  /** Wordings that a rewrite changed and that still stand; null without a rewrite, or where it is not known. */
  changedWordings: z.int().nullable(),
  createdAt: z.iso.datetime(),
});

/** `GET /functions/v1/history/cleanups/:id/text`. */
export const cleanupText = z.object({ text: z.string() });

/** `PUT /functions/v1/history/cleanups/:id/text`: the result as it stands on the screen after undos. */
export const shownText = z.object({
  text: z.string(),
  changedWordings: z.int().min(0).max(1_000_000),
});

export const checkItem = z.object({
  id: z.string(),
  /** The beginning of the checked text; null where none was kept. */
  excerpt: z.string().nullable(),
  /** Whether a fix changed the text since: the figures are then those of the fixed one. */
  fixed: z.boolean(),
  /** The figures of the checked text before its fixes; null without a fix, and where they were not kept. */
  before: checkFigures.nullable(),
  fixedText: z.string().nullable(),
  similarityScore: z.number(),
  /** Null where the text was too short to judge. */
  aiScore: z.number().nullable(),
  /** What the figures were called, and how much was found; null of checks from before it was kept. */
  verdict: z
    .object({
      band: z.enum(likelihoodBands).nullable(),
      sourcesFound: z.int(),
      passagesCopied: z.int(),
    })
    .nullable()
    .optional(),
  createdAt: z.iso.datetime(),
});

/** `total` is exact. `paged` is false on the free plan: the last three, no further pages, no export. */
const page = {
  cursors: z.object({ newer: z.string().nullable(), older: z.string().nullable() }),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  paged: z.boolean(),
};

export const cleanupPage = z.object({ items: z.array(cleanupItem), ...page });
export const checkPage = z.object({ items: z.array(checkItem), ...page });

/** `GET /functions/v1/history/cleanups/export` streams CSV (subscribers); `DELETE /functions/v1/history/{cleanups|checks}/:id`, and without an id all of them. */
export const exportColumns = ['Date', 'Feature', 'Cleaned Text'] as const;

export type CleanupItem = z.infer<typeof cleanupItem>;
export type RemovedKind = z.infer<typeof removedKind>;
export type CheckItem = z.infer<typeof checkItem>;
export type CleanupPage = z.infer<typeof cleanupPage>;
export type CheckPage = z.infer<typeof checkPage>;
