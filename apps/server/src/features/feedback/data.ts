import type { Handle } from '../../db/handle.ts';
import { userFeedback } from './tables.ts';

export async function insertFeedback(
  db: Handle,
  row: typeof userFeedback.$inferInsert,
): Promise<void> {
  await db.insert(userFeedback).values(row);
}
