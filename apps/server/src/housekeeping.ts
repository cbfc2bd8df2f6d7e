import { randomUUID } from 'node:crypto';
import type { Ctx } from './context.ts';
import { forgetExpired, sendWaitingNotices } from './features/accounts/index.ts';
import { forgetOldRequests } from './features/admin/index.ts';
import {
  type Payments,
  reconcileDaily,
  retryEvents,
  settleUnits,
} from './features/billing/index.ts';
import { forgetReportLinks, forgetScans, keepCorpus } from './features/checking/index.ts';
import { purgeHistory } from './features/history/index.ts';
import { forgetRestingCallers } from './http/rate-limits/shared-limiter.ts';
import { withinCall } from './log/call-under-way.ts';
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
  forgetReportLinks,
  sendWaitingNotices,
};

/**
 * A process of the version before may run beside a new one for some minutes of a restart, and cannot read what
 * this moves and packs. An hour later none is left.
 */
const patientChores = {
  keepCorpus: (ctx: Ctx, signal: AbortSignal) => keepCorpus(ctx, { when: 'resting', signal }),
};

type Chore = (ctx: Ctx, signal: AbortSignal) => Promise<void>;

/** The same for payments, where there are any. */
const paymentChores = { retryEvents, reconcileDaily };

interface Round {
  /** Of this process. */
  startedAt?: Date;
  signal?: AbortSignal;
}

export async function runHousekeeping(
  ctx: Ctx,
  payments: Payments | null = null,
  { startedAt = ctx.clock.now(), signal = new AbortController().signal }: Round = {},
): Promise<void> {
  const all: [string, Chore][] = Object.entries(chores);
  const isAlone = ctx.clock.now().getTime() - startedAt.getTime() >= hour;
  if (isAlone) all.push(...Object.entries(patientChores));
  for (const [chore, run] of payments ? Object.entries(paymentChores) : []) {
    all.push([chore, (given) => run(given, payments!)]);
  }
  for (const [chore, run] of all) {
    // A name for all lines of one round of one chore, as a request has.
    const requestId = randomUUID();
    try {
      await withinCall({ requestId, span: null }, () => run({ ...ctx, requestId }, signal));
    } catch (error) {
      ctx.log.error('housekeeping', { chore, requestId, ...describeError(error) });
    }
  }
}

/** @returns stops it, when a round that is under way has ended; what may take minutes is cut short */
export function startHousekeeping(ctx: Ctx, payments: Payments | null): () => Promise<void> {
  let round = Promise.resolve();
  const stopping = new AbortController();
  const startedAt = ctx.clock.now();
  const timer = setInterval(() => {
    round = round.then(() =>
      runHousekeeping(ctx, payments, { startedAt, signal: stopping.signal }),
    );
  }, hour);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await round;
  };
}
