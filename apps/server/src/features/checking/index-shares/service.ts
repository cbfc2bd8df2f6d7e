import { StartError } from '../../../config/start-error.ts';
import type { Handle } from '../../../db/handle.ts';
import { countElsewhere } from './data.ts';

/** @throws StartError where this database is not all of the installation */
export async function requireWholeIndex(db: Handle): Promise<void> {
  const count = await countElsewhere(db);
  if (count === 0) return;
  throw new StartError(
    `${count} of the 256 shares of the index lie on other servers. Bring them home first: a minus before each address in INDEX_DATABASE_URLS, then npm run -s corpus -- rebalance.`,
  );
}
