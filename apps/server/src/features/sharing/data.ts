import type { Handle } from '../../db/handle.ts';
import { shareEvents } from './tables.ts';

export async function insertShare(db: Handle, row: typeof shareEvents.$inferInsert): Promise<void> {
  await db.insert(shareEvents).values(row);
}
