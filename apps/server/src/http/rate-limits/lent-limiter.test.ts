import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../../test/app.ts';
import { openTestDatabase } from '../../../test/database.ts';
import type { Database, Handle } from '../../db/handle.ts';
import type { RateRule } from './allowance.ts';
import { lentLimiter } from './lent-limiter.ts';
import { rateLimits } from './tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.handle.delete(rateLimits);
});

/** That of all calls of an address, as it is set by default. */
const rule: RateRule = { name: 'calls', limit: 1200, seconds: 60 };
const lot = rule.limit / 60;

/** So many processes on one database, which can be away, and how many statements they send. */
function processes(count: number) {
  const state = { statements: 0, isAway: false };
  const underWay = new Set<Promise<unknown>>();
  function execute(...given: Parameters<Handle['execute']>) {
    state.statements += 1;
    const answer = state.isAway
      ? Promise.reject(new Error('away'))
      : Promise.resolve(database.handle.execute(...given));
    underWay.add(answer);
    const end = () => void underWay.delete(answer);
    answer.then(end, end);
    return answer;
  }
  const watched = new Proxy(database.handle, {
    get: (target, name, receiver) =>
      name === 'execute' ? execute : Reflect.get(target, name, receiver),
  });
  const limiters = Array.from({ length: count }, () => lentLimiter(watched));
  const clock = testClock();
  /** So many calls at once, one process after the other; how many were let through. */
  async function burst(calls: number, first = 0) {
    const taken = await Promise.all(
      Array.from({ length: calls }, (_, at) =>
        limiters[(first + at) % count]!.consume('k', rule, clock.now()),
      ),
    );
    return taken.filter(({ ok }) => ok).length;
  }
  /** Lets questions under way be answered, and the answers be taken. */
  async function settled() {
    while (underWay.size > 0) await Promise.allSettled(underWay);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { limiters, clock, burst, state, settled };
}

describe('the calls of one address, at several processes', () => {
  test.each([1, 2, 3])(
    '%i together give what there is, and a sixtieth more at most for each',
    async (count) => {
      const { burst } = processes(count);
      let given = 0;
      for (let round = 0; round < 400; round++) given += await burst(1 + ((round * 7) % 40), round);
      expect(given).toBeLessThanOrEqual(rule.limit + count * lot);
      expect(given).toBeGreaterThanOrEqual(rule.limit - (count - 1) * 2 * lot);
    },
  );

  test('many at the same moment are all let through, as long as there are units', async () => {
    const { burst } = processes(3);
    expect(await burst(900)).toBe(900);
    expect(await burst(900)).toBeLessThanOrEqual(rule.limit - 900 + 3 * lot);
  });

  test('over a minute and more it stays so, whoever goes on asking', async () => {
    const { burst, clock } = processes(3);
    let given = 0;
    const steps = 600;
    for (let step = 0; step < steps; step++) {
      given += await burst(12, step);
      clock.advance(100);
    }
    const there = rule.limit + (steps / 600) * rule.limit;
    // What is on trust comes again, a sixtieth a minute for each process.
    expect(given).toBeLessThanOrEqual(there + 2 * 3 * lot);
    expect(given).toBeGreaterThan(0.9 * there);
  });

  test('a refused one is told when to come again, and is let through then', async () => {
    const { limiters, burst, clock } = processes(2);
    while ((await burst(40)) > 0);
    const refused = await limiters[0]!.consume('k', rule, clock.now());
    expect(refused.ok).toBe(false);
    const wait = refused.ok ? 0 : refused.waitMs;
    expect(wait).toBeLessThanOrEqual((2 * lot + 1) * (60_000 / rule.limit));
    clock.advance(wait + 1);
    expect((await limiters[0]!.consume('k', rule, clock.now())).ok).toBe(true);
    clock.advance(120_000);
    expect(await burst(rule.limit / 2)).toBe(rule.limit / 2);
  });

  test('who calls now and then is asked about nowhere', async () => {
    const { burst, clock, state } = processes(1);
    for (let call = 0; call < 200; call++) {
      expect(await burst(1)).toBe(1);
      clock.advance(4_000);
    }
    expect(state.statements).toBe(0);
  });

  test('nobody waits for the database who calls in a row: more is lent before it is used up', async () => {
    const { limiters, clock, state, settled } = processes(1);
    for (let call = 0; call < 300; call++) {
      let isAnswered = false;
      const answer = limiters[0]!.consume('k', rule, clock.now()).then(({ ok }) => {
        isAnswered = true;
        return ok;
      });
      // Turns of what is answered out of memory, and none of the network.
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
      expect(isAnswered).toBe(true);
      expect(await answer).toBe(true);
      if (call % 5 === 4) await settled();
      clock.advance(50);
    }
    expect(state.statements).toBeGreaterThan(3);
    expect(state.statements).toBeLessThan(40);
  });

  test('a refused one costs no queries until there is something again', async () => {
    const { burst, state, settled } = processes(1);
    while ((await burst(40)) > 0);
    await settled();
    const before = state.statements;
    for (let i = 0; i < 50; i++) expect(await burst(1)).toBe(0);
    expect(state.statements).toBe(before);
  });

  test('without the database each process keeps the limit by itself, and asks again when it is back', async () => {
    const { burst, clock, state, settled } = processes(1);
    state.isAway = true;
    expect(await burst(rule.limit + 100)).toBe(rule.limit);
    expect(state.statements).toBeLessThan(10);
    clock.advance(120_000);
    state.isAway = false;
    await burst(40);
    await settled();
    expect(await database.handle.$count(rateLimits)).toBe(1);
  });
});
