import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import { besideCursor, type KeysetQuery, keysetOrder } from '../../db/keyset.ts';
import { plagiarismChecks } from '../checking/index.ts';
import { textCleanups } from '../cleaning/index.ts';

const tables = { cleanups: textCleanups, checks: plagiarismChecks } as const;

export type HistoryKind = keyof typeof tables;

export interface HistoryQuery extends KeysetQuery {
  userId: string;
}

const isShown = (query: HistoryQuery) =>
  and(
    eq(textCleanups.userId, query.userId),
    isNull(textCleanups.deletedAt),
    isNotNull(textCleanups.cleanedText),
    besideCursor(textCleanups, query),
  );

export function cleanupsQuery(db: Handle, query: HistoryQuery) {
  return db
    .select({
      id: textCleanups.id,
      feature: textCleanups.feature,
      cleanedText: textCleanups.cleanedText,
      createdAt: textCleanups.createdAt,
    })
    .from(textCleanups)
    .where(isShown(query))
    .orderBy(...keysetOrder(textCleanups, query))
    .limit(query.limit)
    .offset(query.offset);
}

export function checksQuery(db: Handle, query: HistoryQuery) {
  return db
    .select({
      id: plagiarismChecks.id,
      fixedText: plagiarismChecks.fixedText,
      similarityScore: plagiarismChecks.similarityScore,
      aiScore: plagiarismChecks.aiScore,
      createdAt: plagiarismChecks.createdAt,
    })
    .from(plagiarismChecks)
    .where(
      and(
        eq(plagiarismChecks.userId, query.userId),
        isNull(plagiarismChecks.deletedAt),
        besideCursor(plagiarismChecks, query),
      ),
    )
    .orderBy(...keysetOrder(plagiarismChecks, query))
    .limit(query.limit)
    .offset(query.offset);
}

/** Hides an item that its owner's history shows. @returns whether there was one */
export async function softDelete(
  db: Handle,
  item: { kind: HistoryKind; id: string; userId: string; now: Date },
): Promise<boolean> {
  const table = tables[item.kind];
  const rows = await db
    .update(table)
    .set({ deletedAt: item.now })
    .where(
      and(
        eq(table.id, item.id),
        eq(table.userId, item.userId),
        isNull(table.deletedAt),
        item.kind === 'cleanups' ? isNotNull(textCleanups.cleanedText) : undefined,
      ),
    )
    .returning({ id: table.id });
  return rows.length === 1;
}

/** Erases for good what was deleted before a moment: the text of a cleanup, the whole of a check. */
export async function purgeDeleted(db: Handle, before: Date): Promise<void> {
  await db
    .update(textCleanups)
    .set({ cleanedText: null })
    .where(and(lt(textCleanups.deletedAt, before), isNotNull(textCleanups.cleanedText)));
  await db.delete(plagiarismChecks).where(lt(plagiarismChecks.deletedAt, before));
}
