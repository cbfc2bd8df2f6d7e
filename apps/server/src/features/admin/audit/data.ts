import type { Handle } from '../../../db/handle.ts';
import { besideCursor, type KeysetQuery, keysetOrder } from '../../../db/keyset.ts';
import { adminAudit } from './tables.ts';

export type AuditRow = typeof adminAudit.$inferInsert;

export async function insertAudit(tx: Handle, row: AuditRow): Promise<void> {
  await tx.insert(adminAudit).values(row);
}

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
