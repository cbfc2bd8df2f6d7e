import { and, eq, gt } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { adminAudit } from './tables.ts';

export type AuditRow = typeof adminAudit.$inferInsert;

export async function insertAudit(tx: Handle, row: AuditRow): Promise<void> {
  await tx.insert(adminAudit).values(row);
}

/** Whether an admin has looked at an account since a moment. */
export async function hasViewed(
  db: Handle,
  { adminId, target, since }: { adminId: string; target: string; since: Date },
): Promise<boolean> {
  const rows = await db
    .select({ id: adminAudit.id })
    .from(adminAudit)
    .where(
      and(
        eq(adminAudit.target, target),
        gt(adminAudit.createdAt, since),
        eq(adminAudit.action, 'person_viewed'),
        eq(adminAudit.adminId, adminId),
      ),
    )
    .limit(1);
  return rows.length === 1;
}
