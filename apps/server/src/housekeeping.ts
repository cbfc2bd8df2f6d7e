import type { Ctx } from './context.ts';
import { forgetExpired } from './features/auth/service.ts';
import { purgeHistory } from './features/history/service.ts';
import { settleUnits } from './features/quotas/service.ts';
import { forgetRestingCallers } from './features/rate-limit/service.ts';
import { forgetOldRequests } from './features/request-log/service.ts';
import { describeError } from './http/log.ts';

const hour = 60 * 60 * 1000;

/** What is done every hour, each on its own: one that fails does not keep the others from running. */
const chores = {
  settleUnits,
  forgetRestingCallers,
  forgetExpired,
  purgeHistory,
  forgetOldRequests,
};

export async function keepHouse(ctx: Ctx): Promise<void> {
  for (const [chore, run] of Object.entries(chores)) {
    try {
      await run(ctx);
    } catch (error) {
      ctx.log.error('housekeeping', { chore, ...describeError(error) });
    }
  }
}

/** @returns stops it, when a round that is under way has ended */
export function startHousekeeping(ctx: Ctx): () => Promise<void> {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(() => keepHouse(ctx));
  }, hour);
  return async () => {
    clearInterval(timer);
    await round;
  };
}
