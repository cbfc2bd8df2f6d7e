import { z } from 'zod';

const count = z.int().nonnegative();

/** What one process did in one step, as it tells the others. */
export const processStep = z.object({
  id: z.string().regex(/^[\w-]{1,40}$/),
  version: z.string().max(40),
  startedAt: z.int(),
  memory: count,
  /** The number of the step since 1970. */
  step: count,
  requests: count,
  failed: count,
  refused: count,
  providers: count,
  slow: count,
  /** How many requests took how long; see `bucketOf`. */
  buckets: z.array(z.tuple([z.int(), count])).max(200),
  /** Milliseconds. */
  lag: z.number().nonnegative(),
  queue: count,
  /** How many may wait. */
  queueLimit: count,
  pool: z.object({ used: count, waiting: count }).nullable(),
  /** It said that it stops: nothing more is to be heard of it. */
  isStopped: z.boolean().optional(),
});

export type ProcessStep = z.infer<typeof processStep>;
