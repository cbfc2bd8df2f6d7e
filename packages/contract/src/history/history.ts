import { z } from 'zod';

/** `GET /functions/v1/history/cleanups?page=1` and `/history/checks?page=1` (signed in). */
export const historyQuery = z.object({
  page: z.coerce.number<number>().int().min(1).max(100_000).default(1),
  /** Cursors of the page before: the next page costs the same however far down it is. */
  older: z.string().max(80).optional(),
  newer: z.string().max(80).optional(),
});

export const cleanupItem = z.object({
  id: z.string(),
  feature: z.enum(['basic', 'statistical']),
  cleanedText: z.string(),
  createdAt: z.iso.datetime(),
});

export const checkItem = z.object({
  id: z.string(),
  fixedText: z.string().nullable(),
  similarityScore: z.number(),
  /** Null where the text was too short to judge. */
  aiScore: z.number().nullable(),
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

/** `GET /functions/v1/history/cleanups/export` streams CSV (subscribers); `DELETE /functions/v1/history/{cleanups|checks}/:id`. */
export const exportColumns = ['Date', 'Feature', 'Cleaned Text'] as const;

export type CleanupItem = z.infer<typeof cleanupItem>;
export type CheckItem = z.infer<typeof checkItem>;
export type CleanupPage = z.infer<typeof cleanupPage>;
export type CheckPage = z.infer<typeof checkPage>;
