import { sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { workUnits } from '../../billing/index.ts';
import { textCleanups } from '../../cleaning/index.ts';

export async function countRunningUnits(db: Handle): Promise<number> {
  // Written out, because the index of running units stands under exactly this condition.
  return db.$count(workUnits, sql`${workUnits.state} = 'running'`);
}

export async function hasCleanups(db: Handle): Promise<boolean> {
  const rows = await db.select({ id: textCleanups.id }).from(textCleanups).limit(1);
  return rows.length === 1;
}
