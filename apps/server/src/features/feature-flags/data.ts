import { asc } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import { featureFlags } from './tables.ts';

export async function listFlags(db: Handle) {
  return db
    .select({ name: featureFlags.name, enabled: featureFlags.enabled })
    .from(featureFlags)
    .orderBy(asc(featureFlags.name));
}
