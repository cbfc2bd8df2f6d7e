import type { Ctx } from '../../../context.ts';
import { requireUser } from '../../accounts/index.ts';
import { insertFeedback } from './data.ts';

/** Keeps what a signed-in user wrote, to be read by people. */
export async function giveFeedback(ctx: Ctx, { message }: { message: string }): Promise<void> {
  const { userId } = requireUser(ctx.actor);
  await insertFeedback(ctx.db, { userId, message, createdAt: ctx.clock.now() });
}
