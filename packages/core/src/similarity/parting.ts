import {
  cutBehind,
  itemsFrom,
  type LinkedOrder,
  link,
  linkedOrder,
  takeOut,
} from './linked-order.ts';

const HERE = 0;
const THERE = 1;
type Side = typeof HERE | typeof THERE;

/** Points that nothing parts so far, by number; of each side the first one, and where gaps may be: all are among them. */
interface Group {
  firsts: [number, number];
  gaps: [number[], number[]];
}

interface Parting {
  orders: [LinkedOrder, LinkedOrder];
  /** The group of each point. */
  groups: Group[];
}

/** A group of points, which come in the order of either side. */
function newGroup({ orders, groups }: Parting, lists: [number[], number[]]): Group {
  const [here, there] = lists;
  const group: Group = {
    firsts: [here[0]!, there[0]!],
    gaps: [here.filter(orders[HERE].isGap), there.filter(orders[THERE].isGap)],
  };
  for (const point of here) groups[point] = group;
  return group;
}

/** Parts a group at a gap. The smaller part moves to a group of its own, so that no point moves often. */
function partAt(parting: Parting, point: number, side: Side): Group {
  const other = side === HERE ? THERE : HERE;
  const [along, across] = [parting.orders[side], parting.orders[other]];
  const rest = parting.groups[point]!;
  const behind = along.next[point]!;
  const moved = cutBehind(along, point);
  if (moved[0] === rest.firsts[side]) rest.firsts[side] = behind;
  for (const one of moved) {
    const before = across.before[one]!;
    if (before < 0) rest.firsts[other] = across.next[one]!;
    takeOut(across, one);
    if (before >= 0 && across.isGap(before)) rest.gaps[other].push(before);
  }
  const movedAcross = [...moved].sort((a, b) => across.ranks[a]! - across.ranks[b]!);
  link(across, movedAcross);
  return newGroup(parting, side === HERE ? [moved, movedAcross] : [movedAcross, moved]);
}

/** Parts a group at all gaps of one side; the parts come in the order of that side. */
function partAlong(parting: Parting, group: Group, side: Side): Group[] {
  const { isGap, ranks } = parting.orders[side];
  const parts = new Set([group]);
  for (const point of group.gaps[side]) {
    // A point may be in another group by now, which knows its own gaps.
    if (parts.has(parting.groups[point]!) && isGap(point)) parts.add(partAt(parting, point, side));
  }
  for (const part of parts) part.gaps[side] = [];
  const rankOf = (part: Group): number => ranks[part.firsts[side]]!;
  return [...parts].sort((a, b) => rankOf(a) - rankOf(b));
}

/**
 * Parts points at gaps on either side until no group has one, and gives their numbers, group by group; `places`
 * are those of the points here and there, in the order in which they stand there.
 */
export function partAtGaps(
  places: [Int32Array, Int32Array],
  gaps: { here: number; there: number },
): number[][] {
  const orders: Parting['orders'] = [
    linkedOrder(places[HERE], gaps.here),
    linkedOrder(places[THERE], gaps.there),
  ];
  const parting: Parting = { orders, groups: [] };
  const all = orders.map(({ ranks, next }) => itemsFrom(next, ranks.indexOf(0)));
  const pending = [newGroup(parting, all as [number[], number[]])];
  const done: number[][] = [];
  for (let group = pending.pop(); group; group = pending.pop()) {
    const parts = partAlong(parting, group, HERE).flatMap((part) =>
      partAlong(parting, part, THERE),
    );
    if (parts.length === 1) done.push(itemsFrom(orders[THERE].next, group.firsts[THERE]));
    else for (const part of parts) pending.push(part);
  }
  return done;
}
