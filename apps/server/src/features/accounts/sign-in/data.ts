import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { authCodes, identities, sessions, userMetadata, users, verifications } from './tables.ts';

/** Who stands behind sessions, in the order asked for; null where there is none. */
export async function findSessionUsers(db: Handle, sessionIds: string[]) {
  const rows = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(inArray(sessions.id, sessionIds));
  const found = new Map(rows.map((row) => [row.session.id, row]));
  return sessionIds.map((id) => found.get(id) ?? null);
}

export type SessionUser = NonNullable<Awaited<ReturnType<typeof findSessionUsers>>[number]>;

/** Who stands behind a session that is still alive; null otherwise. */
export async function findSessionUser(db: Handle, sessionId: string, now: Date) {
  const [found] = await findSessionUsers(db, [sessionId]);
  return found && found.session.expiresAt > now ? found : null;
}

/**
 * Keeps an account from being deleted, or with `update` from all work on its behalf, until the transaction
 * ends. It comes before every other lock but that of the revenue. @returns false where it is gone
 */
export async function holdUser(
  tx: Handle,
  userId: string,
  against: 'key share' | 'update' = 'key share',
): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for(against);
  return rows.length === 1;
}

/**
 * The same against deletion alone, and without waiting for who is changing the account: whoever waits
 * inside a transaction has a connection that others need.
 */
export async function holdUserNow(
  tx: Handle,
  userId: string,
): Promise<'held' | 'changing' | 'gone'> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share', { skipLocked: true });
  if (rows.length === 1) return 'held';
  return (await isThere(tx, userId)) ? 'changing' : 'gone';
}

/** Whether there is such an account, be it that somebody is changing it. */
export async function isThere(db: Handle, userId: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return rows.length === 1;
}

export async function listIdentities(db: Handle, userId: string) {
  return db
    .select({ id: identities.accountId, provider: identities.providerId })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(identities.createdAt);
}

export async function insertCode(db: Handle, row: typeof authCodes.$inferInsert): Promise<void> {
  await db.insert(authCodes).values(row);
}

/** Takes a code out of the table: one caller gets it, whoever comes second gets null. */
export async function takeCode(
  db: Handle,
  code: { codeHash: string; flowHash: string; now: Date },
) {
  const rows = await db
    .delete(authCodes)
    .where(
      and(
        eq(authCodes.codeHash, code.codeHash),
        eq(authCodes.flowHash, code.flowHash),
        gt(authCodes.expiresAt, code.now),
      ),
    )
    .returning({ sessionId: authCodes.sessionId, returnTo: authCodes.returnTo });
  return rows[0] ?? null;
}

/** Notes a sign-in. Nothing else of the account changes: usage and payment stay as they are. */
export async function recordLogin(db: Handle, userId: string, now: Date): Promise<void> {
  await db
    .insert(userMetadata)
    .values({ userId, lastLogin: now })
    .onConflictDoUpdate({ target: userMetadata.userId, set: { lastLogin: now } });
}

export async function deleteExpired(db: Handle, now: Date): Promise<void> {
  await db.delete(authCodes).where(lt(authCodes.expiresAt, now));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
