import type { Handle } from '../../../db/handle.ts';
import { liveVersions } from './tables.ts';

export type Topic = (typeof liveVersions.$inferSelect)['topic'];

export async function readVersions(db: Handle): Promise<Map<Topic, number>> {
  const rows = await db.select().from(liveVersions);
  return new Map(rows.map(({ topic, version }) => [topic, version]));
}
