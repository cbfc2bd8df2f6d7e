import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { besideCursor, type KeysetQuery, keysetOrder } from '../../../db/keyset.ts';
import { users } from '../../accounts/index.ts';
import { adminAudit } from '../audit/tables.ts';
import { userFeedback } from '../feedback/tables.ts';

export function auditQuery(db: Handle, query: KeysetQuery) {
  return db
    .select()
    .from(adminAudit)
    .where(besideCursor(adminAudit, query))
    .orderBy(...keysetOrder(adminAudit, query))
    .limit(query.limit)
    .offset(query.offset);
}

/** One admin's clicks are few: they may be counted. */
export async function countAudit(db: Handle): Promise<number> {
  return db.$count(adminAudit);
}

/** What was done with one account, newest first; that it was looked at is left out. */
export async function listAuditOf(db: Handle, target: string, limit: number) {
  return db
    .select()
    .from(adminAudit)
    .where(and(eq(adminAudit.target, target), ne(adminAudit.action, 'person_viewed')))
    .orderBy(desc(adminAudit.createdAt), desc(adminAudit.id))
    .limit(limit);
}

/** Addresses of accounts; those that are gone are missing. */
export async function nameAccounts(db: Handle, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ target: users.id, id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, ids));
}

/** Who wrote some messages. */
export async function nameWriters(db: Handle, messages: string[]) {
  if (messages.length === 0) return [];
  return db
    .select({ target: userFeedback.id, id: users.id, email: users.email })
    .from(userFeedback)
    .innerJoin(users, eq(users.id, userFeedback.userId))
    .where(inArray(userFeedback.id, messages));
}
