import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testClock } from '../../../test/app.ts';
import { openTestDatabase } from '../../../test/database.ts';
import type { Database } from '../../db/handle.ts';
import type { RateRule } from './allowance.ts';
import { sharedLimiter } from './shared-limiter.ts';
import { rateLimits } from './tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.handle.delete(rateLimits);
});

/** Large enough that a process takes a share of it at a time. */
const rule: RateRule = { name: 'test', limit: 6000, seconds: 60 };

/** So many processes, and how many statements they send. */
function processes(count: number) {
  let statements = 0;
  const counting = new Proxy(database.handle, {
    get(target, name, receiver) {
      if (name === 'execute') statements += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const limiters = Array.from({ length: count }, () => sharedLimiter(counting));
  return { limiters, statements: () => statements };
}

test.each([1, 3])(
  'of a large allowance %i processes never give more than there is',
  async (count) => {
    const { limiters } = processes(count);
    const clock = testClock();
    let given = 0;
    // Calls come one after the other and many at once, as they do.
    for (let burst = 0; burst < 400; burst++) {
      const size = 1 + ((burst * 7) % 40);
      const taken = await Promise.all(
        Array.from({ length: size }, (_, at) =>
          limiters[(burst + at) % count]!.consume('k', rule, clock.now()),
        ),
      );
      given += taken.filter(({ ok }) => ok).length;
    }
    expect(given).toBeLessThanOrEqual(rule.limit);
    // What a process has taken and not used is no more than a sixtieth each.
    expect(given).toBeGreaterThanOrEqual(rule.limit - (count - 1) * (rule.limit / 60));
  },
);

test('over half a minute of calls two processes give no more than is there and what comes back', async () => {
  const { limiters } = processes(2);
  const clock = testClock();
  let given = 0;
  const seconds = 30;
  for (let step = 0; step < seconds * 10; step++) {
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, at) => limiters[at % 2]!.consume('k', rule, clock.now())),
    );
    given += taken.filter(({ ok }) => ok).length;
    clock.advance(100);
  }
  expect(given).toBeLessThanOrEqual(rule.limit + (seconds * rule.limit) / 60);
  expect(given).toBeGreaterThan(0.9 * (rule.limit + (seconds * rule.limit) / 60));
});

test('a share that would be there again anyway lapses', async () => {
  const { limiters } = processes(1);
  const clock = testClock();
  const take = async () => (await limiters[0]!.consume('k', rule, clock.now())).ok;
  expect(await take()).toBe(true);
  clock.advance(60_000);
  let given = 0;
  while (await take()) given += 1;
  expect(given).toBe(rule.limit);
});

test('units that came back one by one are not given from a share a second time', async () => {
  const { limiters } = processes(1);
  const clock = testClock();
  const take = async () => (await limiters[0]!.consume('k', rule, clock.now())).ok;
  expect(await take()).toBe(true);
  clock.advance(1_000);
  let given = 0;
  while (await take()) given += 1;
  expect(given).toBeLessThanOrEqual(rule.limit);
});

test('a busy caller costs a statement for a share, many callers at once cost one', async () => {
  const busy = processes(1);
  const clock = testClock();
  for (let i = 0; i < 500; i++) await busy.limiters[0]!.consume('k', rule, clock.now());
  expect(busy.statements()).toBeLessThan(15);
  const many = processes(1);
  const callers = Array.from({ length: 60 }, (_, at) => `caller ${at}`);
  await Promise.all(callers.map((key) => many.limiters[0]!.consume(key, rule, clock.now())));
  expect(many.statements()).toBe(1);
  expect(await database.handle.$count(rateLimits)).toBe(61);
});

test('who asks for many of a small allowance at once gets what is left, and the others are told to wait', async () => {
  const small = { ...rule, limit: 7 };
  const { limiters } = processes(3);
  const clock = testClock();
  const taken = await Promise.all(
    Array.from({ length: 30 }, (_, at) => limiters[at % 3]!.consume('k', small, clock.now())),
  );
  expect(taken.filter(({ ok }) => ok)).toHaveLength(7);
  for (const one of taken) if (!one.ok) expect(Math.abs(one.waitMs - 60_000 / 7)).toBeLessThan(1);
});
