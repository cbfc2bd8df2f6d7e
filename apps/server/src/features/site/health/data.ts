import { sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';

/** Asks the database for nothing; throws where it does not answer. */
export async function ping(db: Handle): Promise<void> {
  await db.execute(sql`select 1`);
}
