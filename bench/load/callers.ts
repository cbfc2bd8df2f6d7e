import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { apiKeyPrefix, apiScopes } from '@cleanpaste/contract';
import { migrateDatabase, type OpenOptions, openDatabase } from '../../apps/server/src/db/open.ts';
import { apiKeys } from '../../apps/server/src/features/accounts/api-keys/tables.ts';
import { accessTokens } from '../../apps/server/src/features/accounts/sign-in/jose.ts';
import { sessions, users } from '../../apps/server/src/features/accounts/sign-in/tables.ts';
import { stripeSubscriptions } from '../../apps/server/src/features/billing/subscriptions/tables.ts';
import { keyedHasher } from '../../apps/server/src/hashing/keyed-hash.ts';

/** Of every server of a run, so that the same tokens are good at all of them. */
export const secret = 'only benchmarks hash with this, and nothing that they hash is kept';

const migrations = fileURLToPath(new URL('../../apps/server/drizzle', import.meta.url));
const day = 24 * 60 * 60 * 1000;

/** What a call of an account carries. */
export interface Caller {
  session: string;
  key: string;
}

/** Subscribers that are signed in and have a key each. */
export async function makeAccounts(options: OpenOptions, count: number): Promise<Caller[]> {
  const database = await openDatabase(options);
  try {
    await migrateDatabase(database, migrations);
    const tokens = accessTokens(keyedHasher(secret)('access tokens'));
    const now = new Date();
    const made: Caller[] = [];
    for (let at = 0; at < count; at++) {
      const [userId, sessionId] = [randomUUID(), randomUUID()];
      await database.handle
        .insert(users)
        .values({ id: userId, email: `${userId}@example.com`, name: 'Ann', emailVerified: true });
      await database.handle.insert(sessions).values({
        id: sessionId,
        token: sessionId,
        userId,
        expiresAt: new Date(now.getTime() + day),
      });
      const { token } = await tokens.issue({ userId, sessionId }, now);
      await database.handle.insert(stripeSubscriptions).values({
        ...{ id: `sub_${userId}`, userId, customerId: `cus_${userId}` },
        ...{ status: 'active', plan: 'pro5k', createdAt: now, updatedAt: now },
      });
      const key = `${apiKeyPrefix}${randomBytes(24).toString('base64url')}`;
      const keyHash = createHash('sha256').update(key).digest('base64url');
      await database.handle.insert(apiKeys).values({
        ...{ userId, name: 'load', prefix: key.slice(0, 9), keyHash, createdAt: now },
        scopes: [...apiScopes],
      });
      made.push({ session: `Bearer ${token}`, key: `Bearer ${key}` });
    }
    return made;
  } finally {
    await database.close();
  }
}
