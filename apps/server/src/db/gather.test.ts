import { expect, test } from 'vitest';
import { gather } from './gather.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Answers with the double of each number, when it is told to. */
function asker() {
  const asked: number[][] = [];
  const pending: (() => void)[] = [];
  const ask = (keys: number[]) => {
    asked.push(keys);
    return new Promise<number[]>((resolve) => {
      pending.push(() => resolve(keys.map((key) => 2 * key)));
    });
  };
  return { asked, ask, answer: () => pending.shift()!() };
}

test('what is asked for in one moment, or while an answer is awaited, is one question', async () => {
  const { asked, ask, answer } = asker();
  const get = gather(ask);
  const first = [get(1), get(2)];
  await turn();
  const later = [get(3), get(4), get(5)];
  await turn();
  expect(asked).toEqual([[1, 2]]);
  answer();
  expect(await Promise.all(first)).toEqual([2, 4]);
  await turn();
  expect(asked).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
  answer();
  expect(await Promise.all(later)).toEqual([6, 8, 10]);
});

test('a question carries no more than it may, in the order of asking', async () => {
  const asked: number[][] = [];
  const ask = async (keys: number[]) => {
    asked.push(keys);
    return keys;
  };
  const get = gather(ask, { most: 3, weigh: (key) => key, mostWeight: 100 });
  expect(await Promise.all([1, 2, 3, 4, 99, 500, 5].map(get))).toEqual([1, 2, 3, 4, 99, 500, 5]);
  expect(asked).toEqual([[1, 2, 3], [4], [99], [500], [5]]);
});

test('of two that must not meet, the second is asked for after the first', async () => {
  const asked: string[][] = [];
  const ask = async (keys: string[]) => {
    asked.push(keys);
    return keys;
  };
  const get = gather(ask, { aloneBy: (key) => (key.startsWith('x') ? 'x' : null) });
  await Promise.all(['a', 'x1', 'b', 'x2', 'c'].map(get));
  expect(asked).toEqual([['a', 'x1', 'b', 'c'], ['x2']]);
});

test('the same thing many times over makes the questions of others no smaller', async () => {
  const asked: string[][] = [];
  const ask = async (keys: string[]) => {
    asked.push(keys);
    return keys;
  };
  const get = gather(ask, { most: 4, aloneBy: (key) => (key.startsWith('x') ? 'x' : null) });
  const keys = ['x1', 'x2', 'x3', 'x4', 'x5', 'a', 'b', 'c', 'd', 'e'];
  expect(await Promise.all(keys.map(get))).toEqual(keys);
  expect(asked).toEqual([['x1', 'a', 'b', 'c'], ['x2', 'd', 'e'], ['x3'], ['x4'], ['x5']]);
});

test('only whose own it is hears of a fault', async () => {
  const asked: number[][] = [];
  const get = gather(async (keys: number[]) => {
    asked.push(keys);
    if (keys.includes(13)) throw new Error('no thirteen');
    return keys;
  });
  const outcomes = await Promise.allSettled([1, 13, 2].map(get));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(asked).toEqual([[1, 13, 2], [1], [13], [2]]);
});

test('where the database is away nothing is asked twice: it may have been done', async () => {
  let asked = 0;
  const get = gather(async () => {
    asked += 1;
    throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
  });
  const outcomes = await Promise.allSettled([1, 2, 3].map(get));
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  expect(asked).toBe(1);
});

test('behind a question that takes long, the next ones go all the same', async () => {
  const { asked, ask, answer } = asker();
  const get = gather(ask);
  const slow = get(1);
  await turn();
  const next = get(2);
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(2);
  answer();
  answer();
  expect(await Promise.all([slow, next])).toEqual([2, 4]);
});

test('those that a slow question left over go on as well, without anybody new', async () => {
  const { asked, ask, answer } = asker();
  const get = gather(ask, { most: 2 });
  const all = [1, 2, 3, 4, 5, 6].map(get);
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(3);
  expect(asked).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
  ]);
  for (let i = 0; i < 3; i++) answer();
  expect(await Promise.all(all)).toEqual([2, 4, 6, 8, 10, 12]);
});

test('what took too long as a whole is asked again one by one: only the slow one is refused', async () => {
  const get = gather(async (keys: number[]) => {
    if (keys.includes(13)) throw Object.assign(new Error('slow'), { code: '57014' });
    return keys;
  });
  const outcomes = await Promise.allSettled([1, 13, 2].map(get));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('more than some thousands do not wait: they hear at once that the database is away', async () => {
  const get = gather(() => new Promise<number[]>(() => {}));
  void get(0);
  await turn();
  for (let i = 0; i < 2000; i++) void get(i);
  await expect(get(1)).rejects.toMatchObject({ code: 'STORE_AWAY' });
});
