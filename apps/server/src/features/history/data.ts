import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
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

/** Characters of a stored text that are enough for an excerpt: one of its units takes at most five. */
const storedExcerpt = 1000;

/** The same for a list: of each text only its beginning leaves the database. */
export function excerptsQuery(db: Handle, query: HistoryQuery) {
  const { cleanedText } = textCleanups;
  return db
    .select({
      id: textCleanups.id,
      feature: textCleanups.feature,
      start: sql<string>`left(${cleanedText}, ${storedExcerpt}::integer)`.mapWith(cleanedText),
      removedCharacterCount: textCleanups.removedCharacterCount,
      removedKinds: textCleanups.removedKinds,
      changedWordings: textCleanups.changedWordings,
      createdAt: textCleanups.createdAt,
    })
    .from(textCleanups)
    .where(isShown(query))
    .orderBy(...keysetOrder(textCleanups, query))
    .limit(query.limit)
    .offset(query.offset);
}

/** The whole text of an item that its owner's history shows; null where it shows none. */
export async function findText(
  db: Handle,
  { id, userId }: { id: string; userId: string },
): Promise<string | null> {
  const rows = await db
    .select({ text: textCleanups.cleanedText })
    .from(textCleanups)
    .where(
      and(eq(textCleanups.id, id), eq(textCleanups.userId, userId), isNull(textCleanups.deletedAt)),
    );
  return rows[0]?.text ?? null;
}

export function checksQuery(db: Handle, query: HistoryQuery) {
  return db
    .select({
      id: plagiarismChecks.id,
      excerpt: plagiarismChecks.excerpt,
      fixedText: plagiarismChecks.fixedText,
      fixes: plagiarismChecks.fixes,
      similarityScore: plagiarismChecks.similarityScore,
      aiScore: plagiarismChecks.aiScore,
      firstSimilarity: plagiarismChecks.firstSimilarity,
      firstAiScore: plagiarismChecks.firstAiScore,
      band: plagiarismChecks.band,
      sourcesFound: plagiarismChecks.sourcesFound,
      passagesCopied: plagiarismChecks.passagesCopied,
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

/** What a history shows: what was deleted, and a cleanup that was recorded without its text, are in none. */
const isKept = (kind: HistoryKind) =>
  and(
    isNull(tables[kind].deletedAt),
    kind === 'cleanups' ? isNotNull(textCleanups.cleanedText) : undefined,
  );

/** Hides an item that its owner's history shows. @returns whether there was one */
export async function softDelete(
  db: Handle,
  item: { kind: HistoryKind; id: string; userId: string; now: Date },
): Promise<boolean> {
  const table = tables[item.kind];
  const rows = await db
    .update(table)
    .set({ deletedAt: item.now })
    .where(and(eq(table.id, item.id), eq(table.userId, item.userId), isKept(item.kind)))
    .returning({ id: table.id });
  return rows.length === 1;
}

/** Takes everything out of a history. @returns how much there was */
export async function softDeleteAll(
  db: Handle,
  { kind, userId, now }: { kind: HistoryKind; userId: string; now: Date },
): Promise<number> {
  const table = tables[kind];
  const rows = await db
    .update(table)
    .set({ deletedAt: now })
    .where(and(eq(table.userId, userId), isKept(kind)))
    .returning({ id: table.id });
  return rows.length;
}

/** Erases for good what was deleted before a moment: the text of a cleanup, the whole of a check. */
export async function purgeDeleted(db: Handle, before: Date): Promise<void> {
  await db
    .update(textCleanups)
    .set({ cleanedText: null })
    .where(and(lt(textCleanups.deletedAt, before), isNotNull(textCleanups.cleanedText)));
  await db.delete(plagiarismChecks).where(lt(plagiarismChecks.deletedAt, before));
}
