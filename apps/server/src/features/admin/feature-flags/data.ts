import { asc, eq } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { featureFlags } from './tables.ts';

export async function listFlags(db: Handle) {
  return db.select().from(featureFlags).orderBy(asc(featureFlags.name));
}

/** Sets a flag. @returns what was stored before; null when nothing was */
export async function setFlag(
  tx: Handle,
  flag: { name: string; enabled: boolean; now: Date },
): Promise<boolean | null> {
  const { name, enabled, now } = flag;
  const rows = await tx
    .select({ enabled: featureFlags.enabled })
    .from(featureFlags)
    .where(eq(featureFlags.name, name))
    .for('update');
  const set = { enabled, updatedAt: now };
  await tx
    .insert(featureFlags)
    .values({ name, ...set })
    .onConflictDoUpdate({ target: featureFlags.name, set });
  return rows[0]?.enabled ?? null;
}
