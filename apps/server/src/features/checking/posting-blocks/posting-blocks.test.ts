import { describe, expect, test } from 'vitest';
import { countInBlock, decodeBlock, encodeBlock, type Postings, partsInBlock } from './rules.ts';

/** [hash, part], as numbers of the database. */
type Pair = readonly [bigint, number];

function postingsOf(pairs: readonly Pair[]): Postings {
  return {
    high: Int32Array.from(pairs, ([hash]) => Number(hash >> 32n)),
    low: Uint32Array.from(pairs, ([hash]) => Number(hash & 0xffffffffn)),
    part: Int32Array.from(pairs, ([, part]) => part),
  };
}

const halves = (hash: bigint) => ({
  high: Number(hash >> 32n),
  low: Number(hash & 0xffffffffn),
});

function readBack(bytes: Uint8Array): Pair[] {
  const size = countInBlock(bytes);
  const into = postingsOf(Array.from({ length: size }, () => [0n, 0] as const));
  expect(decodeBlock(bytes, into, 0)).toBe(size);
  return Array.from(into.part, (part, at) => [
    (BigInt(into.high[at]!) << 32n) | BigInt(into.low[at]!),
    part,
  ]);
}

function randomHashes(seed: number, count: number): bigint[] {
  let state = BigInt(seed) * 0x9e3779b97f4a7c15n + 1n;
  return Array.from({ length: count }, () => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return BigInt.asIntN(64, state ^ (state >> 29n));
  }).sort((a, b) => (a < b ? -1 : 1));
}

const least = -(2n ** 63n);
const most = 2n ** 63n - 1n;

describe('a block gives back every posting', () => {
  test.each<[string, Pair[]]>([
    ['of one', [[5n, 1]]],
    [
      'of the least and the greatest hash',
      [
        [least, 2 ** 31 - 1],
        [-1n, 1],
        [0n, 3],
        [most, 2],
      ],
    ],
    ['of neighbours', Array.from({ length: 300 }, (_, i) => [BigInt(i - 150), i % 7] as const)],
    ['of one hash in many parts', Array.from({ length: 5000 }, (_, i) => [-77n, i + 1] as const)],
    [
      'of halves that differ in one only',
      [
        [1n << 32n, 1],
        [(1n << 32n) + 1n, 1],
        [2n << 32n, 1],
      ],
    ],
    [
      'of parts in no order',
      [
        [1n, 900],
        [1n, 3],
        [2n, 2 ** 30],
        [2n, 1],
      ],
    ],
    [
      'of equal upper halves with the highest bit',
      [
        [-1n - (1n << 31n), 1],
        [-1n, 1],
      ],
    ],
    [
      'of a crowd and one far away',
      [
        ...randomHashes(3, 90)
          .map((h, i) => [h >> 40n, i] as const)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
        [most, 1],
      ],
    ],
  ])('%s', (_, pairs) => {
    const bytes = encodeBlock(postingsOf(pairs), 0, pairs.length);
    expect(readBack(bytes)).toEqual(pairs);
    for (const hash of new Set(pairs.map(([one]) => one))) {
      const expected = pairs.filter(([one]) => one === hash).map(([, part]) => part);
      expect(partsInBlock(bytes, halves(hash))).toEqual(expected);
    }
  });

  test('of any hashes, some of them in several parts, and has no others', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const pairs = randomHashes(seed, 1 + ((seed * 37) % 160)).flatMap((hash, i) =>
        Array.from(
          { length: (seed * i) % 11 === 0 ? 4 : 1 },
          (_, k) => [hash, 1 + ((i * seed) % 9999) + k] as const,
        ),
      );
      const bytes = encodeBlock(postingsOf(pairs), 0, pairs.length);
      expect(readBack(bytes)).toEqual(pairs);
      for (const [hash] of pairs.filter((_, i) => i % 5 === 0)) {
        const expected = pairs.filter(([one]) => one === hash).map(([, part]) => part);
        expect(partsInBlock(bytes, halves(hash))).toEqual(expected);
        if (hash < most) expect(partsInBlock(bytes, halves(hash + 1n))).toEqual([]);
      }
    }
  });

  test('from the middle of a list', () => {
    const pairs = randomHashes(9, 50).map((hash, i) => [hash, i] as const);
    expect(readBack(encodeBlock(postingsOf(pairs), 20, 33))).toEqual(pairs.slice(20, 33));
  });
});

test('evenly spread, a posting of a hundred thousand documents takes under eight bytes', () => {
  // As close together as in 13 million.
  const span = 2n ** 64n / 13_200_000n;
  const pairs = randomHashes(4, 128).map(
    (hash, i) => [((hash - least) * span * 128n) / 2n ** 64n, (i * 7919) % 100_000] as const,
  );
  const bytes = encodeBlock(postingsOf(pairs), 0, pairs.length);
  expect(bytes.length / pairs.length).toBeLessThan(8);
});
