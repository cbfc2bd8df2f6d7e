import { and, desc, eq, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { userMetadata, users } from '../../accounts/index.ts';
import { stripeCharges } from '../../billing/index.ts';
import { plagiarismChecks } from '../../checking/index.ts';
import { textCleanups } from '../../cleaning/index.ts';

/** Accounts whose addresses lie between two texts, in the order of bytes: the shortest, which may be the whole one, first. */
export function peopleQuery(db: Handle, range: { from: string; to: string; limit: number }) {
  const { id, email, name, createdAt } = users;
  return db
    .select({ id, email, name, createdAt })
    .from(users)
    .where(and(sql`${email} collate "C" >= ${range.from}`, sql`${email} collate "C" < ${range.to}`))
    .orderBy(sql`${email} collate "C"`)
    .limit(range.limit);
}

export async function readLastLogin(db: Handle, userId: string): Promise<Date | null> {
  const rows = await db
    .select({ lastLogin: userMetadata.lastLogin })
    .from(userMetadata)
    .where(eq(userMetadata.userId, userId));
  return rows[0]?.lastLogin ?? null;
}

export interface RowsOf {
  userId: string;
  limit: number;
}

export function cleanupsOfQuery(db: Handle, { userId, limit }: RowsOf) {
  const { id, feature, source, removedCharacterCount, createdAt } = textCleanups;
  return db
    .select({ id, kind: feature, source, removed: removedCharacterCount, createdAt })
    .from(textCleanups)
    .where(eq(textCleanups.userId, userId))
    .orderBy(desc(createdAt))
    .limit(limit);
}

export function checksOfQuery(db: Handle, { userId, limit }: RowsOf) {
  const { id, createdAt } = plagiarismChecks;
  return db
    .select({ id, createdAt })
    .from(plagiarismChecks)
    .where(eq(plagiarismChecks.userId, userId))
    .orderBy(desc(createdAt))
    .limit(limit);
}

export function chargesOfQuery(db: Handle, { userId, limit }: RowsOf) {
  const { id, amount, amountRefunded, currency, createdAt } = stripeCharges;
  return db
    .select({ id, amount, refunded: amountRefunded, currency, createdAt })
    .from(stripeCharges)
    .where(eq(stripeCharges.userId, userId))
    .orderBy(desc(createdAt))
    .limit(limit);
}

/** All that an account paid, in cents of a dollar. */
export async function sumChargesOf(db: Handle, userId: string) {
  const { amount, amountRefunded, currency } = stripeCharges;
  const rows = await db
    .select({
      amount: sql`coalesce(sum(${amount}), 0)`.mapWith(Number),
      refunded: sql`coalesce(sum(${amountRefunded}), 0)`.mapWith(Number),
    })
    .from(stripeCharges)
    .where(and(eq(stripeCharges.userId, userId), eq(currency, 'usd')));
  return rows[0]!;
}
