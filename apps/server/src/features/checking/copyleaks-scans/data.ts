import { and, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { copyleaksPieces, copyleaksScans } from './tables.ts';

export type Scan = typeof copyleaksScans.$inferSelect;
export type ScanState = Scan['state'];

export async function findScan(db: Handle, id: string): Promise<Scan | null> {
  const rows = await db.select().from(copyleaksScans).where(eq(copyleaksScans.id, id));
  return rows[0] ?? null;
}

interface Wanted {
  id: string;
  userId: string;
  textHash: string;
  now: Date;
  /** Older scans are not used any more. */
  notBefore: Date;
  /** Nor are those that were begun earlier than this and never ended. */
  endedIfBefore: Date;
}

/** The scan of a text that is there, or a new one. */
export async function takeScan(db: Handle, wanted: Wanted): Promise<Scan | null> {
  const { id, userId, textHash, now, notBefore, endedIfBefore } = wanted;
  const { createdAt, state } = copyleaksScans;
  const isWanted = eq(copyleaksScans.textHash, textHash);
  const isLost = and(lt(createdAt, endedIfBefore), inArray(state, ['new', 'submitted']));
  await db.delete(copyleaksScans).where(and(isWanted, or(lt(createdAt, notBefore), isLost)));
  await db
    .insert(copyleaksScans)
    .values({ id, userId, textHash, state: 'new', createdAt: now, changedAt: now })
    .onConflictDoNothing();
  const rows = await db
    .select()
    .from(copyleaksScans)
    .where(and(isWanted, ne(copyleaksScans.state, 'failed')));
  return rows[0] ?? null;
}

/** Takes the next step of a scan for oneself; false where another one is at it. */
export async function claimScan(
  db: Handle,
  { id, state, now, until }: { id: string; state: ScanState; now: Date; until: Date },
): Promise<boolean> {
  const { claimedUntil } = copyleaksScans;
  const rows = await db
    .update(copyleaksScans)
    .set({ claimedUntil: until })
    .where(
      and(
        eq(copyleaksScans.id, id),
        eq(copyleaksScans.state, state),
        or(isNull(claimedUntil), lt(claimedUntil, now)),
      ),
    )
    .returning({ id: copyleaksScans.id });
  return rows.length === 1;
}

export async function releaseScan(db: Handle, id: string): Promise<void> {
  await db.update(copyleaksScans).set({ claimedUntil: null }).where(eq(copyleaksScans.id, id));
}

/**
 * Brings a scan from one of some states to the next; false where it is in none of them, or has come
 * to another export than `ofExport` meanwhile.
 */
export async function moveScan(
  db: Handle,
  {
    id,
    from,
    ofExport,
    ...set
  }: { id: string; from: ScanState[]; ofExport?: string } & Partial<Scan>,
): Promise<boolean> {
  const { exportId, state } = copyleaksScans;
  const isIn = and(eq(copyleaksScans.id, id), inArray(state, from));
  const rows = await db
    .update(copyleaksScans)
    .set({ claimedUntil: null, ...set })
    .where(ofExport === undefined ? isIn : and(isIn, eq(exportId, ofExport)))
    .returning({ id: copyleaksScans.id });
  return rows.length === 1;
}

export async function saveAuthorship(db: Handle, id: string, authorship: string): Promise<void> {
  const set = { authorship, claimedUntil: null };
  await db.update(copyleaksScans).set(set).where(eq(copyleaksScans.id, id));
}

/** The first piece of a name stays. */
export async function insertPiece(
  db: Handle,
  piece: typeof copyleaksPieces.$inferInsert,
): Promise<void> {
  await db.insert(copyleaksPieces).values(piece).onConflictDoNothing();
}

const isOfExport = (scanId: string, exportId: string) =>
  and(eq(copyleaksPieces.scanId, scanId), eq(copyleaksPieces.exportId, exportId));

export async function listPieces(db: Handle, scanId: string, exportId: string) {
  const { name, body } = copyleaksPieces;
  return db.select({ name, body }).from(copyleaksPieces).where(isOfExport(scanId, exportId));
}

export async function listPieceNames(db: Handle, scanId: string, exportId: string) {
  const rows = await db
    .select({ name: copyleaksPieces.name })
    .from(copyleaksPieces)
    .where(isOfExport(scanId, exportId));
  return new Set(rows.map(({ name }) => name));
}

export async function deletePieces(db: Handle, scanId: string): Promise<void> {
  await db.delete(copyleaksPieces).where(eq(copyleaksPieces.scanId, scanId));
}

export async function deleteOldScans(
  db: Handle,
  { scansBefore, piecesBefore }: { scansBefore: Date; piecesBefore: Date },
): Promise<void> {
  await db.delete(copyleaksScans).where(lt(copyleaksScans.createdAt, scansBefore));
  await db.delete(copyleaksPieces).where(lt(copyleaksPieces.createdAt, piecesBefore));
}
