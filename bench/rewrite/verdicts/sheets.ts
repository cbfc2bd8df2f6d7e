import { digest } from './context.ts';

/** Something to be judged: which of its pair's contexts it is, and the rank of the pair. */
export interface Placed {
  id: string;
  rank: number;
  turn: number;
}

/** How the items are dealt: pairs and contexts that fill a block, and items of a sheet. */
export interface Deal {
  pairs: number;
  contexts: number;
  sheet: number;
}

const byLot = (salt: string) => (a: Placed, b: Placed) =>
  digest(salt, a.id) < digest(salt, b.id) ? -1 : 1;

/**
 * Deals items to sheets, breadth first: all pairs of a block have a few contexts judged before any has
 * more. Contexts of a pair go to different sheets, and a sheet is in an order of chance.
 */
export function dealSheets<Item extends Placed>(items: readonly Item[], deal: Deal): Item[][] {
  const blocks = new Map<number, Item[]>();
  const columns = Math.ceil(Math.max(...items.map(({ rank }) => rank), 1) / deal.pairs);
  for (const item of items) {
    const block =
      Math.floor(item.turn / deal.contexts) * columns + Math.floor((item.rank - 1) / deal.pairs);
    const list = blocks.get(block) ?? [];
    list.push(item);
    blocks.set(block, list);
  }
  return [...blocks.keys()]
    .sort((a, b) => a - b)
    .flatMap((number) => {
      const block = blocks.get(number)!;
      const sheets: Item[][] = Array.from(
        { length: Math.max(1, Math.round(block.length / deal.sheet)) },
        () => [],
      );
      block.sort((a, b) => a.rank - b.rank || a.turn - b.turn);
      for (const [at, item] of block.entries()) sheets[at % sheets.length]!.push(item);
      return sheets.map((sheet, at) => sheet.sort(byLot(`${number} ${at}`)));
    });
}

/** Items for several readers, spread over all ranks, and the items that are left. */
export function takeShared<Item extends Placed>(
  items: readonly Item[],
  count: number,
): { shared: Item[]; rest: Item[] } {
  const order = [...items].sort((a, b) => a.rank - b.rank || byLot('shared')(a, b));
  const every = order.length / count;
  const taken = new Set<Item>();
  for (let at = 0; at < count && at < order.length; at++)
    taken.add(order[Math.floor((at + 0.5) * Math.max(1, every))] ?? order[at]!);
  const shared = [...taken].sort(byLot('shared order'));
  return { shared, rest: items.filter((item) => !taken.has(item)) };
}
