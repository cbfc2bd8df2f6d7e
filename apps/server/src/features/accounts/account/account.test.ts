import { randomUUID } from 'node:crypto';
import { accountPatch, account as accountShape } from '@cleanpaste/contract';
import { describe, expect, test } from 'vitest';
import { openSharedSite } from '../../../../test/shared-site.ts';
import { caller, openBrowser } from '../../../../test/site.ts';
import type { Ctx } from '../../../context.ts';
import { systemContext } from '../../../http/provide-context.ts';
import { rateLimits } from '../../../http/rate-limits/tables.ts';
import { userFeedback } from '../../admin/feedback/tables.ts';
import { usageCounts } from '../../billing/quotas/tables.ts';
import { stripeSubscriptions } from '../../billing/subscriptions/tables.ts';
import { textCleanups } from '../../cleaning/cleanups/tables.ts';
import { shareEvents } from '../../sharing/tables.ts';
import { sessions, userMetadata, users } from '../sign-in/tables.ts';
import { deleteAccount } from './service.ts';

const base = '/functions/v1';
const { database, site } = await openSharedSite({
  emptied: [users, rateLimits, usageCounts, shareEvents],
});

const signedIn = async (email = 'ann@example.com') => {
  const session = await openBrowser(site.origin).signIn(email);
  return { id: session.user.id, api: caller(site.origin, session) };
};
const read = async ({ api }: Awaited<ReturnType<typeof signedIn>>) =>
  accountShape.parse(await (await api.get(`${base}/account`)).json());

describe('the account', () => {
  test('begins free, with nothing used and the history kept', async () => {
    expect(await read(await signedIn())).toMatchObject({
      email: 'ann@example.com',
      plan: 'free',
      keepHistory: true,
      subscription: { is_active: false, is_pro_5k: false, current_period_end: null },
      usage: {
        basic: { used: 0, limit: null },
        statistical: { used: 0, limit: 3, period: 'total' },
        checks: { used: 0, limit: 1, period: 'total' },
      },
    });
  });

  test('counts basic cleanups without a limit', async () => {
    const ann = await signedIn();
    for (let i = 0; i < 3; i++) await ann.api.post(`${base}/clean-text`, { text: `a${i}` });
    expect(await read(ann)).toMatchObject({
      counts: { basic: 3 },
      usage: { basic: { used: 3, limit: null } },
    });
  });

  test.each([
    ['active', true],
    ['trialing', true],
    ['past_due', true],
    ['unpaid', false],
    ['incomplete', false],
    ['incomplete_expired', false],
    ['paused', false],
    ['canceled', false],
  ])('with a subscription that is %s has the plan: %s', async (status, active) => {
    const ann = await signedIn();
    const now = new Date();
    await database.handle.insert(stripeSubscriptions).values({
      id: 'sub_1',
      userId: ann.id,
      customerId: 'cus_1',
      status,
      plan: 'pro5k',
      currentPeriodEnd: 1_800_000_000,
      paymentMethodBrand: 'visa',
      paymentMethodLast4: '4242',
      createdAt: now,
      updatedAt: now,
    });
    expect(await read(ann)).toMatchObject({
      plan: active ? 'pro5k' : 'free',
      subscription: { is_active: active, is_pro_5k: active, current_period_end: 1_800_000_000 },
      usage: { statistical: { limit: active ? 5000 : 3 } },
    });
    await database.handle.delete(stripeSubscriptions);
  });

  test('is told to nobody without a token, nor with one that is made up', async () => {
    expect((await fetch(`${site.origin}${base}/account`)).status).toBe(401);
    const forged = { authorization: 'Bearer aaaa.bbbb.cccc' };
    expect((await fetch(`${site.origin}${base}/account`, { headers: forged })).status).toBe(401);
    expect((await fetch(`${site.origin}${base}/cleanup-count`, { headers: forged })).status).toBe(
      401,
    );
  });

  test('takes only what the contract names', () => {
    expect(accountPatch.safeParse({ keepHistory: true, plan: 'pro' }).data).toEqual({
      keepHistory: true,
    });
  });
});

describe('deletion', () => {
  test('erases the account with all that is its own, and ends its sessions', async () => {
    const ann = await signedIn();
    await ann.api.post(`${base}/clean-text`, { text: 'mine' });
    await ann.api.post(`${base}/feedback`, { message: 'hello' });
    await ann.api.post(`${base}/share-events`, { platform: 'bluesky' });
    expect((await ann.api.post(`${base}/delete-account`, {})).status).toBe(200);
    for (const table of [users, sessions, userMetadata, userFeedback]) {
      expect(await database.handle.select().from(table)).toEqual([]);
    }
    const owned = (await database.handle.select().from(textCleanups)).filter(
      (row) => row.userId === ann.id,
    );
    expect(owned).toEqual([]);
    expect(await database.handle.select().from(usageCounts)).toEqual([]);
    expect(await database.handle.select().from(shareEvents)).toMatchObject([{ userId: null }]);
    expect((await ann.api.get(`${base}/account`)).status).toBe(401);
  });

  test('leaves everything as it is when the payment provider fails', async () => {
    const ann = await signedIn();
    const actor = {
      kind: 'user',
      userId: ann.id,
      email: 'ann@example.com',
      isAdmin: false,
    } as const;
    const ctx: Ctx = { ...systemContext(site.deps), actor };
    const cancelPayments = () => Promise.reject(new Error('provider down'));
    await expect(deleteAccount(ctx, { cancelPayments })).rejects.toMatchObject({
      message: 'Failed to delete account. Please try again.',
    });
    expect(await read(ann)).toMatchObject({ email: 'ann@example.com' });
  });
});

describe('feedback', () => {
  test('is kept as it was written, and only from people who are signed in', async () => {
    const ann = await signedIn();
    expect((await ann.api.post(`${base}/feedback`, { message: ' nul\u0000 \ud800 ' })).status).toBe(
      200,
    );
    const [row] = await database.handle.select().from(userFeedback);
    expect(row).toMatchObject({ userId: ann.id, message: 'nul\u0000 \ud800', status: 'pending' });
    const anonymous = await openBrowser(site.origin).post(`${base}/feedback`, { message: 'hi' });
    expect(anonymous.status).toBe(401);
  });

  test.each(['', '   \n', 'x'.repeat(5001)])('of an unfit length is refused', async (message) => {
    const ann = await signedIn();
    const answer = await ann.api.post(`${base}/feedback`, { message });
    expect(answer.status).toBe(400);
    expect(await database.handle.select().from(userFeedback)).toEqual([]);
  });
});

describe('shares', () => {
  test('are counted for visitors and users', async () => {
    const sessionId = randomUUID();
    const visitor = await openBrowser(site.origin).post(
      `${base}/share-events`,
      { platform: 'twitter' },
      { 'x-session-id': sessionId },
    );
    expect(visitor.status).toBe(200);
    const ann = await signedIn();
    await ann.api.post(`${base}/share-events`, { platform: 'facebook' });
    expect(await database.handle.select().from(shareEvents)).toMatchObject([
      { platform: 'twitter', userId: null, sessionId },
      { platform: 'facebook', userId: ann.id },
    ]);
  });

  test('of an unknown platform are refused', async () => {
    const answer = await openBrowser(site.origin).post(`${base}/share-events`, {
      platform: 'myspace',
    });
    expect(answer.status).toBe(400);
  });
});
