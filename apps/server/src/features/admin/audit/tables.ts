import { type AuditItem, auditActions } from '@cleanpaste/contract';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

type AuditDetails = Pick<AuditItem, 'from' | 'to' | 'reason' | 'until'>;

/** What the admin changed, and whom they looked at. Written in the transaction of the change; nothing updates or deletes it. */
export const adminAudit = pgTable(
  'admin_audit',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    adminId: text('admin_id').notNull(),
    adminEmail: text('admin_email').notNull(),
    action: text('action', { enum: auditActions }).notNull(),
    /** A flag's name, the id of a message or an account, the beginning that was looked for; never a text or a whole address. */
    target: text('target').notNull(),
    details: jsonb('details').$type<AuditDetails>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('admin_audit_created').on(t.createdAt, t.id),
    index('admin_audit_target').on(t.target, t.createdAt),
  ],
);
