import { createHash, randomBytes } from 'node:crypto';
import {
  type ApiKeyCreated,
  type ApiKeyItem,
  type ApiScope,
  apiKeyPrefix,
  keysPerAccount,
} from '@cleanpaste/contract';
import type { Actor, Ctx } from '../../../context.ts';
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

/** What only billing knows: refuses accounts without a subscription. */
export type RequireSubscription = (ctx: Ctx) => Promise<void>;

interface NewKey {
  name: string;
  scopes: ApiScope[];
  requireSubscription: RequireSubscription;
}

/** Makes a key. It is shown once, in this answer, and kept as a hash. */
export async function createKey(
  ctx: Ctx,
  { name, scopes, requireSubscription }: NewKey,
): Promise<ApiKeyCreated> {
  const { userId } = requireUser(ctx.actor);
  await requireSubscription(ctx);
  const key = apiKeyPrefix + randomBytes(24).toString('base64url');
  const row = await forCaller(ctx, async (tx) => {
    if ((await data.listKeys(tx, userId)).length >= keysPerAccount) {
      throw new AppError('conflict', `An account has at most ${keysPerAccount} keys.`);
    }
    return data.insertKey(tx, {
      userId,
      name,
      scopes: [...new Set(scopes)],
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

/** Who a key stands for, and what it may do. @throws AppError 401 for a key that is none */
export async function keyActor(
  ctx: Ctx,
  key: string,
): Promise<{ actor: Extract<Actor, { kind: 'apiKey' }>; scopes: readonly ApiScope[] }> {
  const row = key.startsWith(apiKeyPrefix) ? await data.findKey(ctx.db, hashOf(key)) : null;
  if (!row) throw new AppError('not_authenticated', 'This API key is not known, or was revoked.');
  await data.touchKey(ctx.db, row.id, ctx.clock.now());
  return { actor: { kind: 'apiKey', userId: row.userId, keyId: row.id }, scopes: row.scopes };
}
