import { randomUUID } from 'node:crypto';
import type { Deps } from '../src/app.ts';
import { accessTokens } from '../src/features/accounts/sign-in/jose.ts';
import { sessions, userMetadata, users } from '../src/features/accounts/sign-in/tables.ts';
import { stripeSubscriptions } from '../src/features/billing/subscriptions/tables.ts';
import { keyedHasher } from '../src/hashing/keyed-hash.ts';

/** An account that is signed in, put into the database without the way through a provider. */
export async function openAccount(
  { db, secret, clock }: Pick<Deps, 'db' | 'secret' | 'clock'>,
  { email = `${randomUUID()}@example.com`, plan = null as 'pro' | 'pro5k' | null } = {},
) {
  const [id, sessionId] = [randomUUID(), randomUUID()];
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + 86_400_000);
  await db.insert(users).values({ id, email, name: 'Ann', emailVerified: true });
  await db.insert(sessions).values({ id: sessionId, token: sessionId, userId: id, expiresAt });
  await db.insert(userMetadata).values({ userId: id, lastLogin: now });
  if (plan) {
    await db.insert(stripeSubscriptions).values({
      id: `sub_${id}`,
      userId: id,
      customerId: `cus_${id}`,
      status: 'active',
      plan,
      createdAt: now,
      updatedAt: now,
    });
  }
  const tokens = accessTokens(keyedHasher(secret)('access tokens'));
  const { token } = await tokens.issue({ userId: id, sessionId }, now);
  return { id, email, sessionId, token, headers: { authorization: `Bearer ${token}` } };
}
