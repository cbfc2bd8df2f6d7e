import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fingerprints } from '@cleanpaste/core/similarity';
import { expect, test } from 'vitest';
import { planMoves, rangeOf, runAround, shareCount, shareOf } from './rules.ts';

const novel = readFileSync(
  fileURLToPath(new URL('../../../../corpus/pride-and-prejudice.txt', import.meta.url)),
  'utf8',
);
const ends = [-(2n ** 63n), -1n, 0n, 2n ** 63n - 1n];

test('every hash is in one share, and in the range of that share alone', () => {
  const edges = Array.from({ length: shareCount }, (_, share) => rangeOf(share));
  for (const [share, { until }] of edges.entries())
    expect(until).toBe(edges[share + 1]?.from ?? null);
  expect(edges[0]!.from).toBe(String(-(2n ** 63n)));
  const hashes = [...ends, ...edges.map(({ from }) => BigInt(from))];
  for (const hash of hashes.flatMap((one) => [one, one - 1n, one + 1n])) {
    if (hash < -(2n ** 63n) || hash >= 2n ** 63n) continue;
    const { from, until } = rangeOf(shareOf(hash));
    expect(hash >= BigInt(from) && (until === null || hash < BigInt(until))).toBe(true);
  }
});

test('where a share ends never changes', () => {
  const some = [1, 2, 64, 128, 192, 254, 255].map((share) => BigInt(rangeOf(share).from) >> 48n);
  expect(some).toEqual([0n, 57n, 3649n, 7930n, 13893n, 30243n, 31363n]);
});

test('shares of real fingerprints are about as full as one another', () => {
  const counts = new Array<number>(shareCount).fill(0);
  const prints = fingerprints(novel);
  for (const { hash } of prints) counts[shareOf(hash)]!++;
  // Of a third of all shares each: what a server of three gets.
  for (const from of [0, 85, 170]) {
    const own = counts.slice(from, from + 86).reduce((sum, one) => sum + one, 0);
    expect(own / prints.length).toBeGreaterThan(0.3);
    expect(own / prints.length).toBeLessThan(0.37);
  }
  expect(Math.max(...counts.slice(1)) / (prints.length / shareCount)).toBeLessThan(2);
});

const sharesOf = (owners: readonly (string | null)[]) =>
  Object.fromEntries(
    [...new Set(owners)].map((one) => [one, owners.filter((owner) => owner === one).length]),
  );

function follow(owners: (string | null)[], targets: (string | null)[]) {
  const moves = planMoves(owners, targets);
  for (const { share, from, to } of moves) {
    expect(owners[share]).toBe(from);
    owners[share] = to;
  }
  return moves.length;
}

test('no more shares move than have to, and all servers get as many', () => {
  const owners = new Array<string | null>(shareCount).fill(null);
  expect(follow(owners, ['a'])).toBe(256);
  expect(follow(owners, ['a', 'b', 'c'])).toBe(170);
  expect(sharesOf(owners)).toEqual({ a: 86, b: 85, c: 85 });
  expect(follow(owners, ['a', 'b', 'c'])).toBe(0);
  expect(follow(owners, ['c', 'b'])).toBe(86);
  expect(sharesOf(owners)).toEqual({ b: 128, c: 128 });
  expect(follow(owners, [null])).toBe(256);
});

test('a run ends where shares lie elsewhere, and a share that is being moved is one by itself', () => {
  const placed = [10, 11, 12].map((share) => ({
    share,
    server: 'a',
    moving: share === 12 ? 'somebody' : null,
  }));
  const of = (share: number) => {
    const { from, until, server, isMoving, shares } = runAround(rangeOf(share).from, placed);
    return { range: [from, until], server, isMoving, count: shares.length };
  };
  const edge = (share: number) => rangeOf(share).from;
  expect(of(3)).toEqual({ range: [edge(0), edge(10)], server: null, isMoving: false, count: 10 });
  expect(of(11)).toEqual({ range: [edge(10), edge(12)], server: 'a', isMoving: false, count: 2 });
  expect(of(12)).toEqual({ range: [edge(12), edge(13)], server: 'a', isMoving: true, count: 1 });
  expect(of(200)).toEqual({ range: [edge(13), null], server: null, isMoving: false, count: 243 });
});
