import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { describeError } from '../../../log/log.ts';
import * as data from './data.ts';
import { type Notice, noticeMail } from './rules.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Longer than any mail server takes to answer. */
const claimLastsMs = 10 * minute;
const triedForMs = 3 * day;
const rememberedMs = 40 * day;

/** Whom a notice is for: an account, or the address of one that is about to go. */
type Addressee = { userId: string } | { address: string };

/**
 * Puts a mail down in the transaction of what it tells about: both happen, or neither.
 * @param named what happened, the same for the same happening: it is told once
 */
export async function queueNotice(
  tx: Handle,
  ctx: Pick<Ctx, 'clock'>,
  { named, to, notice }: { named: string; to: Addressee; notice: Notice },
): Promise<void> {
  await data.insertNotice(tx, {
    id: named,
    userId: 'userId' in to ? to.userId : null,
    address: 'address' in to ? to.address : null,
    notice,
    createdAt: ctx.clock.now(),
  });
}

/** Sends what waits. A mail that fails waits for the next round. */
async function sendNotices(ctx: Ctx): Promise<void> {
  const { postbox, config } = ctx;
  if (!postbox) return;
  const now = ctx.clock.now();
  const claimedBefore = new Date(now.getTime() - claimLastsMs);
  for (const row of await data.claimNotices(ctx.db, { now, claimedBefore })) {
    try {
      const to = await data.addressOf(ctx.db, row);
      if (to !== null) {
        const { productName, supportEmail } = config;
        const { origin } = postbox;
        await postbox.send(noticeMail(row.notice, { to, productName, supportEmail, origin }));
      }
      await data.markSent(ctx.db, row.id, ctx.clock.now());
    } catch (error) {
      ctx.log.error('notice-failed', { kind: row.notice.kind, ...describeError(error) });
    }
  }
}

/** After a transaction that may have queued something: nobody waits for the mail server. */
export function sendNoticesSoon(ctx: Ctx): void {
  sendNotices(ctx).catch((error: unknown) =>
    ctx.log.error('notice-failed', { ...describeError(error) }),
  );
}

/** Every hour: what could not be sent at once, and what need not be remembered any more. */
export async function sendWaitingNotices(ctx: Ctx): Promise<void> {
  await sendNotices(ctx);
  const now = ctx.clock.now().getTime();
  await data.deleteNotices(ctx.db, {
    sentBefore: new Date(now - rememberedMs),
    madeBefore: new Date(now - triedForMs),
  });
}
