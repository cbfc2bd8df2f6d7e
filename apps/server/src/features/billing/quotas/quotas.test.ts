import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import type { Actor, Ctx } from '../../../context.ts';
import type { Database } from '../../../db/handle.ts';
import type { AppError } from '../../../http/app-error.ts';
import { systemContext } from '../../../http/provide-context.ts';
import { users } from '../../accounts/sign-in/tables.ts';
import { stripeSubscriptions } from '../subscriptions/tables.ts';
import { readUsage } from './data.ts';
import { chargesFor, type Feature, resetOf } from './rules.ts';
import { settleUnits, withUnit } from './service.ts';
import { usageCounts, workUnits } from './tables.ts';

let database: Database;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [usageCounts, workUnits, stripeSubscriptions, users])
    await database.handle.delete(table);
  await database.handle.insert(users).values({ id: 'u1', name: 'Ann', email: 'ann@example.com' });
  app = testApp(database);
});

const ann: Actor = { kind: 'user', userId: 'u1', email: 'ann@example.com', isAdmin: false };
const as = (actor: Actor, addressHash = 'address-1'): Ctx => ({
  ...systemContext(app.deps),
  actor,
  addressHash,
});

interface Options {
  feature?: Feature;
  retryKey?: string | null;
  text?: string;
  sessionId?: string;
  work?: () => Promise<string>;
}

let recorded = 0;
beforeEach(() => {
  recorded = 0;
});

const use = (ctx: Ctx, options: Options = {}) =>
  withUnit(ctx, {
    feature: 'statistical',
    text: 'a text',
    sessionId: randomUUID(),
    retryKey: null,
    work: async () => 'done',
    record: async () => {
      recorded += 1;
    },
    ...options,
  });

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: { code?: string }) => error.code ?? String(error),
  );
const used = async (period = 'total', subject = 'user:u1') =>
  (await readUsage(database.handle, subject, [period])).find((row) => row.feature === 'statistical')
    ?.used ?? 0;

async function subscribe(plan: 'pro' | 'pro5k') {
  const now = app.clock.now();
  await database.handle.insert(stripeSubscriptions).values({
    id: 'sub_1',
    userId: 'u1',
    customerId: 'cus_1',
    status: 'active',
    plan,
    createdAt: now,
    updatedAt: now,
  });
}

describe('a free account', () => {
  test('of 50 calls at once exactly three succeed', async () => {
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => outcome(use(as(ann)))));
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(3);
    expect(outcomes.filter((one) => one === 'limit_exceeded')).toHaveLength(47);
    expect([recorded, await used()]).toEqual([3, 3]);
  });

  test('gets its unit back when the work fails, also when all fail at once', async () => {
    const fail = () => Promise.reject(new Error('no engine'));
    const outcomes = await Promise.all(
      Array.from({ length: 3 }, () => outcome(use(as(ann), { work: fail }))),
    );
    expect(outcomes).toEqual(Array(3).fill('Error: no engine'));
    expect([recorded, await used()]).toEqual([0, 0]);
  });

  test('gets its unit back when the record fails, and nothing of it stays', async () => {
    const broken = withUnit(as(ann), {
      feature: 'statistical',
      text: 'a',
      sessionId: randomUUID(),
      retryKey: 'click-0001',
      work: async () => 1,
      record: () => Promise.reject(new Error('disk')),
    });
    expect(await outcome(broken)).toBe('Error: disk');
    expect(await used()).toBe(0);
    expect(await outcome(use(as(ann), { retryKey: 'click-0001', text: 'a' }))).toBe('ok');
  });

  test('pays once for one click, however often it is sent', async () => {
    const click = { retryKey: 'click-0001' };
    expect(await outcome(use(as(ann), click))).toBe('ok');
    for (let i = 0; i < 5; i++) expect(await outcome(use(as(ann), click))).toBe('ok');
    expect([recorded, await used()]).toEqual([1, 1]);
  });

  test('a click that is still being worked on is not begun a second time', async () => {
    let finish: (value: string) => void = () => {};
    const work = () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      });
    const first = use(as(ann), { retryKey: 'click-0001', work });
    while ((await database.handle.select().from(workUnits)).length === 0)
      await new Promise(setImmediate);
    expect(await outcome(use(as(ann), { retryKey: 'click-0001' }))).toBe('conflict');
    while (finish.length === 0) await new Promise(setImmediate);
    finish('late');
    expect(await first).toBe('late');
    expect([recorded, await used()]).toEqual([1, 1]);
  });

  test('one key does not pay for another text', async () => {
    for (const text of ['a', 'b', 'c']) await use(as(ann), { retryKey: 'click-0001', text });
    expect(await outcome(use(as(ann), { retryKey: 'click-0001', text: 'd' }))).toBe(
      'limit_exceeded',
    );
  });

  test('a unit that a crash cut off comes back', async () => {
    void use(as(ann), { work: () => new Promise(() => {}) });
    while ((await used()) === 0) await new Promise(setImmediate);
    await settleUnits(as({ kind: 'system' }));
    expect(await used()).toBe(1);
    app.clock.advance(16 * 60 * 1000);
    await settleUnits(as({ kind: 'system' }));
    expect(await used()).toBe(0);
  });
});

describe('a subscriber', () => {
  test.each([
    ['pro', 1000],
    ['pro5k', 5000],
  ] as const)('on %s has %i a calendar month in UTC', async (plan, limit) => {
    await subscribe(plan);
    await use(as(ann));
    await database.handle.update(usageCounts).set({ used: limit - 1 });
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcome(use(as(ann)))));
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(1);
    app.clock.advance(31 * 24 * 60 * 60 * 1000);
    expect(await outcome(use(as(ann)))).toBe('ok');
  });

  test('whose plan ends has used up the free ones', async () => {
    await subscribe('pro');
    for (let i = 0; i < 4; i++) await use(as(ann));
    await database.handle.update(stripeSubscriptions).set({ status: 'canceled' });
    expect(await outcome(use(as(ann)))).toBe('limit_exceeded');
  });
});

describe('a visitor', () => {
  const visitor: Actor = { kind: 'anonymous' };

  test('has one statistical cleanup a session, then is asked to sign in', async () => {
    const sessionId = randomUUID();
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => outcome(use(as(visitor), { sessionId }))),
    );
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(1);
    expect(outcomes.filter((one) => one === 'not_authenticated')).toHaveLength(4);
  });

  test('shares twenty a day with everybody behind one address; the next day begins anew', async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => outcome(use(as(visitor)))));
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(20);
    expect(await outcome(use(as(visitor, 'address-2')))).toBe('ok');
    app.clock.advance(24 * 60 * 60 * 1000);
    expect(await outcome(use(as(visitor)))).toBe('ok');
  });

  test('is counted by address no longer than the day', async () => {
    await use(as(visitor));
    const addresses = async () =>
      (await database.handle.select().from(usageCounts)).filter((row) =>
        row.subject.startsWith('address:'),
      ).length;
    await settleUnits(as({ kind: 'system' }));
    expect(await addresses()).toBe(1);
    app.clock.advance(12 * 60 * 60 * 1000);
    await settleUnits(as({ kind: 'system' }));
    expect(await addresses()).toBe(0);
  });

  test('a refusal by the address costs the session nothing', async () => {
    await Promise.all(Array.from({ length: 20 }, () => use(as(visitor))));
    const sessionId = randomUUID();
    expect(await outcome(use(as(visitor), { sessionId }))).toBe('not_authenticated');
    expect(await outcome(use(as(visitor, 'address-2'), { sessionId }))).toBe('ok');
  });

  test('has no checks', async () => {
    expect(await outcome(use(as(visitor), { feature: 'check' }))).toBe('not_authenticated');
  });
});

test('the admin is never refused', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => outcome(use(as({ ...ann, isAdmin: true })))),
  );
  expect(new Set(outcomes)).toEqual(new Set(['ok']));
});

test('the month of a charge is that of UTC', () => {
  const payer = { plan: 'pro', userId: 'u1', sessionId: 's', addressHash: 'a' } as const;
  const months = (time: string) =>
    chargesFor(payer, 'check', new Date(time)).map((charge) => charge.period);
  expect(months('2026-11-30T23:59:59.999Z')).toEqual(['2026-11', 'total']);
  expect(months('2026-12-01T00:00:00.000Z')).toEqual(['2026-12', 'total']);
});

describe('a refusal tells what is used up, whose it was, and when it starts anew', () => {
  const refusal = async (work: Promise<unknown>) => {
    const error = await work.catch((thrown: unknown) => thrown);
    const { code, message, limit } = error as AppError;
    return { code, message, limit };
  };
  const exhaust = () => database.handle.update(usageCounts).set({ used: 5000 });

  test('to a free account: its three are gone for good', async () => {
    await Promise.all(Array.from({ length: 3 }, () => use(as(ann))));
    expect(await refusal(use(as(ann)))).toEqual({
      code: 'limit_exceeded',
      message:
        'You have used the 3 statistical cleanups of the plan Free. They do not come back; a subscription has more.',
      limit: {
        feature: 'statistical',
        plan: 'free',
        limit: 3,
        period: 'total',
        usedBy: 'caller',
        resetsAt: null,
      },
    });
  });

  test.each([
    ['pro', 'Pro', '1,000'],
    ['pro5k', 'Expert', '5,000'],
  ] as const)(
    'to a subscriber on %s: the month is over on the first, in UTC',
    async (plan, title, count) => {
      await subscribe(plan);
      await use(as(ann));
      await exhaust();
      const { message, limit } = await refusal(use(as(ann)));
      expect(message).toBe(
        `You have used the ${count} statistical cleanups that ${title} has a month. They renew on April 1, 2026.`,
      );
      expect(limit).toMatchObject({ plan, period: 'month', resetsAt: '2026-04-01T00:00:00.000Z' });
    },
  );

  test('to a visitor: that it was the network’s day, and not their own cleanup', async () => {
    const visitor: Actor = { kind: 'anonymous' };
    await Promise.all(Array.from({ length: 20 }, () => use(as(visitor))));
    const ofNetwork = await refusal(use(as(visitor)));
    expect(ofNetwork).toMatchObject({
      code: 'not_authenticated',
      limit: {
        limit: 20,
        period: 'day',
        usedBy: 'network',
        resetsAt: '2026-03-15T00:00:00.000Z',
      },
    });
    expect(ofNetwork.message).toMatch(/^Free cleanups from your network are used up for today\./);
    const sessionId = randomUUID();
    await use(as(visitor, 'address-2'), { sessionId });
    expect(await refusal(use(as(visitor, 'address-2'), { sessionId }))).toMatchObject({
      code: 'not_authenticated',
      message: 'Not authenticated',
      limit: { usedBy: 'caller', period: 'total', resetsAt: null },
    });
  });

  test.each([
    ['2026-12-31T23:59:59.999Z', 'month', '2027-01-01T00:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 'day', '2028-03-01T00:00:00.000Z'],
    ['2026-12-31T12:00:00.000Z', 'total', null],
  ] as const)('at %s a %s ends at %s', (now, period, end) => {
    expect(resetOf(period, new Date(now))).toBe(end);
  });
});
