/** The index is cut into so many shares, for ever: each is a range of hashes, and lies on one server. */
export const shareCount = 256;

/**
 * Winnowing keeps the least hash of eight neighbours, so small ones come much more often than large ones. Of all
 * that are kept, so many in M^9 lie below u: exact numbers, because where a share ends must never change.
 */
const window = 8n;
const size = 65_536n;
const keptBelow = (u: bigint): bigint => {
  const q = size - u;
  const single = (window + 1n) * size * (size ** window - q ** window);
  return single - (window - 1n) * (size ** (window + 1n) - q ** (window + 1n));
};

/** Where each share begins, by the upper 16 bits of a hash; the first has all that are negative, 1 % of them. */
const beginnings: readonly number[] = (() => {
  const half = size / 2n;
  const all = keptBelow(half);
  const starts = [0];
  for (let u = 1n; u < half && starts.length < shareCount - 1; u++)
    if (keptBelow(u) * BigInt(shareCount - 1) >= all * BigInt(starts.length))
      starts.push(Number(u));
  return starts;
})();

export function shareOf(hash: string | bigint): number {
  const upper = Number(BigInt(hash) >> 48n);
  if (upper < 0) return 0;
  let [from, to] = [0, beginnings.length];
  while (to - from > 1) {
    const middle = (from + to) >>> 1;
    if (beginnings[middle]! <= upper) from = middle;
    else to = middle;
  }
  return from + 1;
}

export interface Range {
  from: string;
  /** The first hash behind it; null at the very end. */
  until: string | null;
}

const least = String(-(2n ** 63n));
const beginningOf = (share: number) =>
  share === 0 ? least : String(BigInt(beginnings[share - 1]!) << 48n);

/** The hashes of shares that lie beside one another. */
export const rangeOf = (share: number, behind = share + 1): Range => ({
  from: beginningOf(share),
  until: behind === shareCount ? null : beginningOf(behind),
});

/** Where a share is that is not simply here. */
export interface Placed {
  share: number;
  server: string | null;
  moving: string | null;
}

export interface Run extends Range {
  /** Null: here. */
  server: string | null;
  isMoving: boolean;
  shares: number[];
}

/** The shares around one that lie where it lies, in a row: blocks never reach over their ends. */
export function runAround(hash: string, placed: readonly Placed[]): Run {
  const byShare = new Map(placed.map((one) => [one.share, one]));
  const isLike = (one: number, other: number) => {
    const [a, b] = [byShare.get(one), byShare.get(other)];
    return (a?.server ?? null) === (b?.server ?? null) && !a?.moving && !b?.moving;
  };
  const own = shareOf(hash);
  let [first, behind] = [own, own + 1];
  while (first > 0 && isLike(first - 1, own)) first--;
  while (behind < shareCount && isLike(behind, own)) behind++;
  return {
    ...rangeOf(first, behind),
    server: byShare.get(own)?.server ?? null,
    isMoving: Boolean(byShare.get(own)?.moving),
    shares: Array.from({ length: behind - first }, (_, at) => first + at),
  };
}

export interface Move {
  share: number;
  from: string | null;
  to: string | null;
}

/** Which shares go where, so that all have as many, and no more of them move than have to. */
export function planMoves(
  owners: readonly (string | null)[],
  targets: readonly (string | null)[],
): Move[] {
  const counts = new Map(targets.map((target) => [target, 0]));
  for (const owner of owners) if (counts.has(owner)) counts.set(owner, counts.get(owner)! + 1);
  const fullest = targets.toSorted((a, b) => counts.get(b)! - counts.get(a)!);
  const least = Math.floor(owners.length / targets.length);
  const more = owners.length % targets.length;
  const room = new Map(fullest.map((target, at) => [target, least + (at < more ? 1 : 0)]));
  const leaving = owners.flatMap((owner, share) => {
    const left = room.get(owner) ?? 0;
    if (left === 0) return [share];
    room.set(owner, left - 1);
    return [];
  });
  return leaving.map((share) => {
    const to = targets.find((target) => room.get(target)! > 0)!;
    room.set(to, room.get(to)! - 1);
    return { share, from: owners[share]!, to };
  });
}
