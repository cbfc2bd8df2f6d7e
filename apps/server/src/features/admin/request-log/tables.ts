import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** One row a call of the API, for two weeks. There is no column for a text, a token, an address or an account. */
export const requestLogs = pgTable(
  'request_logs',
  {
    /** The request id, which an error answer names too. */
    id: uuid('id').primaryKey(),
    /** The route's pattern, such as `POST /functions/v1/clean-text`. */
    route: text('route').notNull(),
    status: smallint('status').notNull(),
    /** Milliseconds until the answer began. */
    durationMs: integer('duration_ms').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('request_logs_created').on(t.createdAt, t.id),
    index('request_logs_failed').on(t.createdAt, t.id).where(sql`${t.status} >= 400`),
  ],
);

/** Calls a day by kind of work and by how long they took, so that percentiles of a year read few rows. */
export const requestStats = pgTable(
  'request_stats',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: ['clean', 'rewrite', 'check', 'other'] }).notNull(),
    /** Quarter of an octave of milliseconds; see `bucketOf`. */
    bucket: smallint('bucket').notNull(),
    requests: integer('requests').notNull(),
    /** Answers 400 to 499. */
    refused: integer('refused').notNull(),
    /** Answers from 500 on. */
    failed: integer('failed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.kind, t.bucket] })],
);
