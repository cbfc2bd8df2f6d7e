import { liveTopics } from '@cleanpaste/contract';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How often each watched table has changed. Triggers count in the transaction that changes it, so
 * whoever was away learns from the number alone whether something was missed.
 */
export const liveVersions = pgTable('live_versions', {
  topic: text('topic', { enum: liveTopics }).primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull().default(0),
});
