import { expect, test } from 'vitest';
import { fairLine } from './fair-line.ts';

type Line = ReturnType<typeof fairLine<string>>;

function drain(line: Line): string[] {
  const order: string[] = [];
  for (let one = line.take(); one; one = line.take()) order.push(one.item);
  return order;
}

test('those of one owner, and of nobody, come in the order of asking', () => {
  const line = fairLine<string>(10);
  for (const name of ['a1', 'a2', 'a3']) line.add(name, ['ann']);
  expect(drain(line)).toEqual(['a1', 'a2', 'a3']);
  for (const name of ['1', '2', '3']) line.add(name, []);
  expect(drain(line)).toEqual(['1', '2', '3']);
});

test('who sends one is served before the second one of who sends many', () => {
  const line = fairLine<string>(20);
  for (let n = 1; n <= 10; n++) line.add(`a${n}`, ['ann']);
  line.add('b1', ['ben']);
  line.add('c1', ['cid']);
  line.add('b2', ['ben']);
  expect(drain(line).slice(0, 6)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('who comes again and again does not come before who waits', () => {
  const line = fairLine<string>(20);
  line.add('a1', ['ann']);
  line.add('a2', ['ann']);
  line.add('a3', ['ann']);
  const served: string[] = [];
  for (let n = 1; n <= 6; n++) {
    line.add(`b${n}`, ['ben']);
    served.push(line.take()!.item);
  }
  expect(served.filter((name) => name.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
});

test('neither many accounts of one address nor many addresses of one account make turns', () => {
  const accounts = fairLine<string>(20);
  for (let n = 1; n <= 5; n++) accounts.add(`a${n}`, ['one address', `account ${n}`]);
  accounts.add('b', ['another address', 'ben']);
  expect(drain(accounts).indexOf('b')).toBe(1);
  const addresses = fairLine<string>(20);
  for (let n = 1; n <= 5; n++) addresses.add(`a${n}`, [`address ${n}`, 'ann']);
  addresses.add('b', ['another address', 'ben']);
  expect(drain(addresses).indexOf('b')).toBe(1);
});

test('a full line sends away the last of who has most of it, and a newcomer only where all have as little', () => {
  const line = fairLine<string>(4);
  for (const name of ['a1', 'a2', 'a3', 'a4']) expect(line.add(name, ['ann'])).toBe(null);
  expect(line.add('a5', ['ann'])).toBe('a5');
  expect(line.add('b1', ['ben'])).toBe('a4');
  expect(line.add('b2', ['ben'])).toBe('a3');
  expect(line.add('c1', ['cid'])).toBe('b2');
  expect(line.add('d1', ['dan'])).toBe('a2');
  expect(line.add('e1', ['eve'])).toBe('e1');
  expect(line.size()).toBe(4);
  expect(drain(line)).toEqual(['a1', 'b1', 'c1', 'd1']);
});

test('who may not be served now keeps the turn, and the next one is taken', () => {
  const line = fairLine<string>(4);
  line.add('a1', ['ann']);
  line.add('b1', ['ben']);
  expect(line.take((owners) => !owners.includes('ann'))?.item).toBe('b1');
  expect(line.take((owners) => !owners.includes('ann'))).toBe(null);
  expect(line.take()?.item).toBe('a1');
});

test('where nobody waits any more all begin anew, but for who is being served', () => {
  const line = fairLine<string>(9);
  for (const name of ['a1', 'a2', 'a3']) line.add(name, ['ann']);
  drain(line);
  line.add('c1', ['cid']);
  drain(line);
  line.add('c2', ['cid']);
  for (const [name, owner] of [
    ['a4', 'ann'],
    ['b1', 'ben'],
  ] as const)
    line.add(name, [owner]);
  expect(drain(line)).toEqual(['a4', 'b1', 'c2']);
});

test('what is taken out is not served', () => {
  const line = fairLine<string>(4);
  line.add('a1', ['ann']);
  line.add('b1', ['ben']);
  expect([line.remove('a1'), line.remove('a1')]).toEqual([true, false]);
  expect(line.clear()).toEqual(['b1']);
  expect(line.size()).toBe(0);
});
