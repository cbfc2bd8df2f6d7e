import { and, arrayContains, eq, gt, or, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { plagiarismChecks } from './tables.ts';

export async function insertCheck(
  db: Handle,
  row: typeof plagiarismChecks.$inferInsert,
): Promise<void> {
  await db.insert(plagiarismChecks).values(row);
}

/** The recent check that a fix of a text belongs to; null without one. */
export async function findFixable(
  db: Handle,
  wanted: { userId: string; textHash: string; since: Date },
): Promise<{ id: string; fixRetryHash: string | null; peopleOf: string | null } | null> {
  const { id, userId, textHash, fixedHash, fixedHashes, fixRetryHash, peopleOf, createdAt } =
    plagiarismChecks;
  const rows = await db
    .select({ id, fixRetryHash, peopleOf })
    .from(plagiarismChecks)
    .where(
      and(
        eq(userId, wanted.userId),
        or(
          eq(textHash, wanted.textHash),
          eq(fixedHash, wanted.textHash),
          arrayContains(fixedHashes, [wanted.textHash]),
        ),
        gt(createdAt, wanted.since),
      ),
    )
    .orderBy(sql`${createdAt} desc`)
    .limit(1);
  return rows[0] ?? null;
}

/** Texts of one check that can be gone on with; older ones are forgotten. */
const knownTexts = 40;

/** Writes a fix down beside its check, and counts it. */
export async function recordFix(
  db: Handle,
  id: string,
  {
    textHash,
    ...set
  }: Omit<Partial<typeof plagiarismChecks.$inferInsert>, 'textHash'> & { textHash: string },
): Promise<void> {
  const { fixes, fixedHashes } = plagiarismChecks;
  const first = sql`greatest(1, cardinality(${fixedHashes}) - ${knownTexts - 2}::int)`;
  await db
    .update(plagiarismChecks)
    .set({
      ...set,
      fixedHashes: sql`(array_append(${fixedHashes}, ${textHash}::text))[${first}:]`,
      fixes: sql`${fixes} + 1`,
    })
    .where(eq(plagiarismChecks.id, id));
}
