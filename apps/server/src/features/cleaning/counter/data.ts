import { sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { counters } from './tables.ts';

export type CounterName = (typeof counters.$inferSelect)['name'];

export async function addToCounter(db: Handle, name: CounterName, by: number): Promise<void> {
  await db
    .insert(counters)
    .values({ name, value: by })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + ${by}` } });
}

export async function readCounters(db: Handle): Promise<Record<CounterName, number>> {
  const totals = {
    basic_cleanups: 0,
    statistical_passes: 0,
    corpus_parts: 0,
    corpus_words: 0,
    corpus_starter: 0,
  };
  for (const row of await db.select().from(counters)) totals[row.name] = row.value;
  return totals;
}
