import type { LikelihoodBand } from '@cleanpaste/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { storedText } from '../../../db/stored-text.ts';
import { users } from '../../accounts/sign-in/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** One row a plagiarism & AI check. Scores are percent; no AI score where the text was too short. */
export const plagiarismChecks = pgTable(
  'plagiarism_checks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The beginning of the checked text, to know it by; null without "Keep my history", and of old rows. */
    excerpt: storedText('excerpt'),
    fixedText: storedText('fixed_text'),
    similarityScore: integer('similarity_score').notNull(),
    aiScore: integer('ai_score'),
    /** The figures of the checked text itself, before any fix; null in rows older than this column. */
    firstSimilarity: integer('first_similarity'),
    firstAiScore: integer('first_ai_score'),
    /** The kind of texts by people that the likelihood is compared with, before and after a fix. */
    peopleOf: text('people_of'),
    /** The verdict that the scores belong to, and what was found: counted, without any of its words. */
    band: text('band').$type<LikelihoodBand>(),
    sourcesFound: integer('sources_found'),
    passagesCopied: integer('passages_copied'),
    /** Keyed hashes of the texts that a fix of this check may begin with: the checked one, and those that came of it. */
    textHash: text('text_hash'),
    fixedHashes: text('fixed_hashes').array().notNull().default([]),
    /** The last of them, in rows older than the list. */
    fixedHash: text('fixed_hash'),
    /** Keyed hash of the click that asked for the last fix, to know its retry. */
    fixRetryHash: text('fix_retry_hash'),
    /** Fixes that changed the text; they cost nothing. */
    fixes: integer('fixes').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('plagiarism_checks_history')
      .on(t.userId, t.createdAt, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('plagiarism_checks_user').on(t.userId, t.createdAt),
    index('plagiarism_checks_created').on(t.createdAt),
    index('plagiarism_checks_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
  ],
);
