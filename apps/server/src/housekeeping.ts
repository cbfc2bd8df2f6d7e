import type { Ctx } from './context.ts';
import { forgetExpired } from './features/accounts/index.ts';
import { forgetOldRequests } from './features/admin/index.ts';
import {
  type Payments,
  reconcileDaily,
  retryEvents,
  settleUnits,
} from './features/billing/index.ts';
import { forgetScans } from './features/checking/index.ts';
import { purgeHistory } from './features/history/index.ts';
import { forgetRestingCallers } from './http/rate-limits/shared-limiter.ts';
import { describeError } from './log/log.ts';

const hour = 60 * 60 * 1000;

/** What is done every hour, each on its own: one that fails does not keep the others from running. */
const chores = {
  settleUnits,
  forgetRestingCallers,
  forgetExpired,
  purgeHistory,
  forgetOldRequests,
  forgetScans,
};

/** The same for payments, where there are any. */
const paymentChores = { retryEvents, reconcileDaily };

export async function runHousekeeping(ctx: Ctx, payments: Payments | null = null): Promise<void> {
  const all: [string, (ctx: Ctx) => Promise<void>][] = Object.entries(chores);
  for (const [chore, run] of payments ? Object.entries(paymentChores) : []) {
    all.push([chore, (given) => run(given, payments!)]);
  }
  for (const [chore, run] of all) {
    try {
      await run(ctx);
    } catch (error) {
      ctx.log.error('housekeeping', { chore, ...describeError(error) });
    }
  }
}

/** @returns stops it, when a round that is under way has ended */
export function startHousekeeping(ctx: Ctx, payments: Payments | null): () => Promise<void> {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(() => runHousekeeping(ctx, payments));
  }, hour);
  return async () => {
    clearInterval(timer);
    await round;
  };
}
