import { expect, test } from 'vitest';
import { createKnown } from './known.ts';

/** A source that counts who asks it. */
function source() {
  const one = { asked: 0, value: 'first' as string | null };
  return Object.assign(one, {
    load: async () => {
      one.asked += 1;
      return one.value;
    },
  });
}

test('what was found is not asked for again, until it is forgotten', async () => {
  const known = createKnown(60_000);
  const shelf = known.shelf<string>();
  const from = source();
  expect([await shelf.get('a', from.load), await shelf.get('a', from.load)]).toEqual([
    'first',
    'first',
  ]);
  expect(from.asked).toBe(1);
  from.value = 'second';
  known.forget();
  expect([await shelf.get('a', from.load), from.asked]).toEqual(['second', 2]);
});

test('what was being asked for when it was forgotten is not remembered', async () => {
  const known = createKnown(60_000);
  const shelf = known.shelf<string>();
  const from = source();
  let arrive: (value: string) => void = () => {};
  const late = shelf.get('a', () => new Promise<string>((resolve) => (arrive = resolve)));
  known.forget();
  arrive('old');
  expect(await late).toBe('old');
  expect([await shelf.get('a', from.load), from.asked]).toEqual(['first', 1]);
});

test('what is not there is asked for each time, and all of it after its time', async () => {
  const shelf = createKnown(20).shelf<string>();
  const from = source();
  await shelf.get('a', from.load);
  const askAgain = async () => {
    await shelf.get('a', from.load);
    return from.asked;
  };
  await expect.poll(askAgain, { timeout: 20_000 }).toBe(2);
  from.value = null;
  for (let i = 0; i < 3; i++) expect(await shelf.get('b', from.load)).toBe(null);
  expect(from.asked).toBe(5);
});

test('without a time nothing is remembered', async () => {
  const shelf = createKnown(0).shelf<string>();
  const from = source();
  await shelf.get('a', from.load);
  await shelf.get('a', from.load);
  expect(from.asked).toBe(2);
});
