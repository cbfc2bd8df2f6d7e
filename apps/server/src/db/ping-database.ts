import { sql } from 'drizzle-orm';
import type { Handle } from './handle.ts';

/** Asks the database for nothing; throws where it does not answer. */
export async function pingDatabase(db: Handle): Promise<void> {
  await db.execute(sql`select 1`);
}
