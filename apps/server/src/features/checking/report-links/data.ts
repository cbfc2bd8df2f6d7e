import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { reportLinks } from './tables.ts';

const { id, userId, tokenHash, answer, createdAt, expiresAt } = reportLinks;

export async function insertLink(db: Handle, row: typeof reportLinks.$inferInsert) {
  const rows = await db.insert(reportLinks).values(row).returning({ id });
  return { ...row, id: rows[0]!.id };
}

/** How many links lead somewhere. */
export const countLinks = (db: Handle, owner: { userId: string; now: Date }): Promise<number> =>
  db.$count(reportLinks, and(eq(userId, owner.userId), gt(expiresAt, owner.now)));

/** Links that lead somewhere, the newest first. */
export async function listLinks(db: Handle, owner: { userId: string; now: Date }) {
  return db
    .select({ id, createdAt, expiresAt, answer })
    .from(reportLinks)
    .where(and(eq(userId, owner.userId), gt(expiresAt, owner.now)))
    .orderBy(desc(createdAt), desc(id));
}

/** @returns whether its owner had such a link */
export async function deleteLink(db: Handle, link: { id: string; userId: string }) {
  const rows = await db
    .delete(reportLinks)
    .where(and(eq(id, link.id), eq(userId, link.userId)))
    .returning({ id });
  return rows.length === 1;
}

/** What a link shows; null where it leads nowhere, or nowhere any more. */
export async function findShared(db: Handle, wanted: { tokenHash: string; now: Date }) {
  const rows = await db
    .select({ answer, expiresAt })
    .from(reportLinks)
    .where(and(eq(tokenHash, wanted.tokenHash), gt(expiresAt, wanted.now)));
  return rows[0] ?? null;
}

export async function deleteExpiredLinks(db: Handle, now: Date): Promise<void> {
  await db.delete(reportLinks).where(lte(expiresAt, now));
}
