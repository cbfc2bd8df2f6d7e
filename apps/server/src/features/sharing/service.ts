import type { SharePlatform } from '@cleanpaste/contract';
import type { Ctx } from '../../context.ts';
import { insertShare } from './data.ts';

/** Counts that a result was shared; anybody may. */
export async function recordShare(
  ctx: Ctx,
  { platform, sessionId }: { platform: SharePlatform; sessionId: string },
): Promise<void> {
  const userId = 'userId' in ctx.actor ? ctx.actor.userId : null;
  await insertShare(ctx.db, { platform, userId, sessionId, createdAt: ctx.clock.now() });
}
