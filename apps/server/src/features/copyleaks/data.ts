import { and, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import { copyleaksPieces, copyleaksScans } from './tables.ts';

export type Scan = typeof copyleaksScans.$inferSelect;
export type ScanState = Scan['state'];

export async function findScan(db: Handle, id: string): Promise<Scan | null> {
  const rows = await db.select().from(copyleaksScans).where(eq(copyleaksScans.id, id));
  return rows[0] ?? null;
}

/** The scan of a text that is there, or a new one. */
export async function takeScan(
  db: Handle,
  wanted: { id: string; userId: string; textHash: string; now: Date; notBefore: Date },
): Promise<Scan | null> {
  const { id, userId, textHash, now, notBefore } = wanted;
  const isWanted = eq(copyleaksScans.textHash, textHash);
  await db.delete(copyleaksScans).where(and(isWanted, lt(copyleaksScans.createdAt, notBefore)));
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
export async function claim(
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

export async function release(db: Handle, id: string): Promise<void> {
  await db.update(copyleaksScans).set({ claimedUntil: null }).where(eq(copyleaksScans.id, id));
}

/** Brings a scan from one of some states to the next; false where it is in none of them. */
export async function move(
  db: Handle,
  { id, from, ...set }: { id: string; from: ScanState[] } & Partial<Scan>,
): Promise<boolean> {
  const rows = await db
    .update(copyleaksScans)
    .set({ claimedUntil: null, ...set })
    .where(and(eq(copyleaksScans.id, id), inArray(copyleaksScans.state, from)))
    .returning({ id: copyleaksScans.id });
  return rows.length === 1;
}

export async function saveAuthorship(db: Handle, id: string, authorship: string): Promise<void> {
  await db.update(copyleaksScans).set({ authorship }).where(eq(copyleaksScans.id, id));
}

/** The first piece of a name stays. */
export async function insertPiece(
  db: Handle,
  piece: typeof copyleaksPieces.$inferInsert,
): Promise<void> {
  await db.insert(copyleaksPieces).values(piece).onConflictDoNothing();
}

const ofExport = (scanId: string, exportId: string) =>
  and(eq(copyleaksPieces.scanId, scanId), eq(copyleaksPieces.exportId, exportId));

export async function listPieces(db: Handle, scanId: string, exportId: string) {
  const { name, body } = copyleaksPieces;
  return db.select({ name, body }).from(copyleaksPieces).where(ofExport(scanId, exportId));
}

export async function listPieceNames(db: Handle, scanId: string, exportId: string) {
  const rows = await db
    .select({ name: copyleaksPieces.name })
    .from(copyleaksPieces)
    .where(ofExport(scanId, exportId));
  return new Set(rows.map(({ name }) => name));
}

export async function deletePieces(db: Handle, scanId: string): Promise<void> {
  await db.delete(copyleaksPieces).where(eq(copyleaksPieces.scanId, scanId));
}

export async function deleteOld(
  db: Handle,
  { scansBefore, piecesBefore }: { scansBefore: Date; piecesBefore: Date },
): Promise<void> {
  await db.delete(copyleaksScans).where(lt(copyleaksScans.createdAt, scansBefore));
  await db.delete(copyleaksPieces).where(lt(copyleaksPieces.createdAt, piecesBefore));
}
