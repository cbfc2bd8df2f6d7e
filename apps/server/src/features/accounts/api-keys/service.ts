import { createHash, randomBytes } from 'node:crypto';
import {
  type ApiKeyCreated,
  type ApiKeyItem,
  type ApiScope,
  apiKeyPrefix,
  apiScopes,
  freeScopes,
  isPaidScope,
  keysPerAccount,
} from '@cleanpaste/contract';
import type { Actor, Ctx } from '../../../context.ts';
import { gather } from '../../../db/gather.ts';
import type { Handle } from '../../../db/handle.ts';
import type { Known } from '../../../db/known.ts';
import { isUuid } from '../../../db/uuid.ts';
import { AppError, notFound } from '../../../http/app-error.ts';
import { requireUser } from '../../../http/require-actor.ts';
import { forCaller, refuseIfGone } from '../sign-in/service.ts';
import * as data from './data.ts';

/** A key has 192 random bits: a plain hash is enough to keep it, and a look-up needs no salt. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

type Row = Awaited<ReturnType<typeof data.insertKey>>;

const itemOf = (row: Row): ApiKeyItem => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

/** What only billing knows. */
export interface SubscriptionTools {
  hasSubscription: (ctx: Ctx) => Promise<boolean>;
  /** Refuses accounts without a subscription. */
  requireSubscription: (ctx: Ctx) => Promise<void>;
}

interface NewKey extends SubscriptionTools {
  name: string;
  /** Undefined: all that the plan allows. */
  scopes?: ApiScope[] | undefined;
}

/** What a new key may do; what is paid for has to be paid for when it is asked for by name. */
async function scopesFor(
  ctx: Ctx,
  { scopes, hasSubscription, requireSubscription }: Omit<NewKey, 'name'>,
): Promise<ApiScope[]> {
  if (!scopes) return [...((await hasSubscription(ctx)) ? apiScopes : freeScopes)];
  if (scopes.some(isPaidScope)) await requireSubscription(ctx);
  return [...new Set(scopes)];
}

/** Makes a key. It is shown once, in this answer, and kept as a hash. */
export async function createKey(ctx: Ctx, { name, ...wish }: NewKey): Promise<ApiKeyCreated> {
  const { userId } = requireUser(ctx.actor);
  const scopes = await scopesFor(ctx, wish);
  const key = apiKeyPrefix + randomBytes(24).toString('base64url');
  const row = await forCaller(ctx, async (tx) => {
    if ((await data.listKeys(tx, userId)).length >= keysPerAccount) {
      throw new AppError('conflict', `An account has at most ${keysPerAccount} keys.`);
    }
    return data.insertKey(tx, {
      userId,
      name,
      scopes,
      prefix: key.slice(0, 9),
      keyHash: hashOf(key),
      createdAt: ctx.clock.now(),
    });
  });
  return { ...itemOf(row), key };
}

export async function listKeys(ctx: Ctx): Promise<{ items: ApiKeyItem[] }> {
  const { userId } = requireUser(ctx.actor);
  return { items: (await data.listKeys(ctx.db, userId)).map(itemOf) };
}

/** Ends a key at once. @throws AppError 404 for a key that is not the caller's, or is none */
export async function revokeKey(ctx: Ctx, id: string): Promise<void> {
  const { userId } = requireUser(ctx.actor);
  if (!isUuid(id) || !(await data.revokeKey(ctx.db, { id, userId, now: ctx.clock.now() }))) {
    await refuseIfGone(ctx);
    throw notFound();
  }
}

/** Finds the row of a key that is good; null where there is none. */
export type FindKey = (key: string) => Promise<Row | null>;

/** Asks for many keys at once, and not again for one that is known. */
export function keyFinder({ db, known }: { db: Handle; known: Known }): FindKey {
  const shelf = known.shelf<Row>();
  const find = gather((hashes: string[]) => data.findKeys(db, hashes));
  return (key) => {
    const hash = hashOf(key);
    return shelf.get(hash, () => find(hash));
  };
}

/** A busy key is not one hot row: its use is noted once a minute. */
const notedEveryMs = 60_000;

/** Who a key stands for, and what it may do. @throws AppError 401 for a key that is none */
export async function keyActor(
  ctx: Ctx,
  { key, findKey }: { key: string; findKey: FindKey },
): Promise<{ actor: Extract<Actor, { kind: 'apiKey' }>; scopes: readonly ApiScope[] }> {
  const row = key.startsWith(apiKeyPrefix) ? await findKey(key) : null;
  if (!row) throw new AppError('not_authenticated', 'This API key is not known, or was revoked.');
  const now = ctx.clock.now();
  const minuteAgo = new Date(now.getTime() - notedEveryMs);
  if (!row.lastUsedAt || row.lastUsedAt < minuteAgo) {
    row.lastUsedAt = now;
    await data.touchKey(ctx.db, { id: row.id, now, minuteAgo });
  }
  return { actor: { kind: 'apiKey', userId: row.userId, keyId: row.id }, scopes: row.scopes };
}
