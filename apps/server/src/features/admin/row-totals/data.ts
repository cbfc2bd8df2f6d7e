import type { Handle } from '../../../db/handle.ts';
import { rowTotals } from './tables.ts';

type RowTotalName = (typeof rowTotals.$inferSelect)['name'];

/** How many rows the long lists have; a list that was never written to has none. */
export async function readRowTotals(db: Handle): Promise<(name: RowTotalName) => number> {
  const rows = await db.select().from(rowTotals);
  const totals = new Map(rows.map(({ name, value }) => [name, value]));
  return (name) => totals.get(name) ?? 0;
}
