import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What the admin changed. Written in the transaction of the change; nothing updates or deletes it. */
export const adminAudit = pgTable(
  'admin_audit',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    adminId: text('admin_id').notNull(),
    adminEmail: text('admin_email').notNull(),
    action: text('action', { enum: ['flag_changed', 'feedback_status_changed'] }).notNull(),
    /** A flag's name or the id of a message; never a text. */
    target: text('target').notNull(),
    details: jsonb('details').$type<{ from: string; to: string }>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('admin_audit_created').on(t.createdAt, t.id)],
);
