import type { Ctx } from '../../../context.ts';
import { shareCount, shareOf } from '../index-shares/rules.ts';
import { partsInBlock } from '../posting-blocks/rules.ts';
import { type Found, lookUp, lookUpElsewhere } from '../postings/data.ts';

const halves = (hash: string) => {
  const number = BigInt(hash);
  return { high: Number(number >> 32n), low: Number(number & 0xffffffffn) };
};

interface Holder {
  hash: string;
  part: number;
}

interface Holders {
  holders: Holder[];
  /** How much of the index answered: 0 to 1. */
  indexShare: number;
}

/** While shares move from server to server, one may be missed so often before it counts as not answering. */
const mostAttempts = 4;

type Given = Pick<Ctx, 'db' | 'index'>;

/** What is known of the hashes that are asked for. */
interface Answers {
  /** Parts that have each hash. */
  parts: Map<string, Set<number>>;
  missing: Set<number>;
}

/**
 * Which parts have which of the hashes, each once, wherever the shares of the index lie. A hash in more than
 * `cap` parts comes back with one part more than that, so that the caller can tell and leave it out.
 */
export async function findHolders(
  given: Given,
  hashes: readonly string[],
  cap: number,
): Promise<Holders> {
  const answers: Answers = {
    parts: new Map(hashes.map((hash) => [hash, new Set<number>()])),
    missing: new Set(),
  };
  for (const turn of turnsOf(hashes)) {
    let left = turn;
    for (let attempt = 1; left.length > 0; attempt++) {
      left = await askOnce(given, { hashes: left, cap, isLast: attempt === mostAttempts }, answers);
    }
  }
  return {
    holders: hashes.flatMap((hash) =>
      [...answers.parts.get(hash)!].slice(0, cap + 1).map((part) => ({ hash, part })),
    ),
    indexShare: 1 - answers.missing.size / shareCount,
  };
}

/** Hashes of one statement: a text of 200 words has fewer, and between those of a long one others have their turn. */
const mostAsked = 2000;

/** In their order where they are many, so that those of one block are asked for together. */
function turnsOf(hashes: readonly string[]): (readonly string[])[] {
  if (hashes.length <= mostAsked) return [hashes];
  const ordered = BigInt64Array.from(hashes, BigInt).sort();
  return Array.from({ length: Math.ceil(ordered.length / mostAsked) }, (_, turn) =>
    Array.from(ordered.subarray(turn * mostAsked, (turn + 1) * mostAsked), String),
  );
}

interface Asking {
  hashes: readonly string[];
  cap: number;
  isLast: boolean;
}

/**
 * First here, then elsewhere: what is moved from rows here to blocks elsewhere is written there before it is taken
 * away here. @returns hashes to ask for again, because their share went to another server meanwhile
 */
async function askOnce(
  { db, index }: Given,
  { hashes, cap, isLast }: Asking,
  { parts, missing }: Answers,
): Promise<string[]> {
  const found = await lookUp(db, hashes, cap);
  const gone = new Set(found.flatMap(({ n, part }) => (n === 0 ? [part!] : [])));
  const servers = new Map(
    found.flatMap(({ n, part, postings }) =>
      n === -1 ? [[part!, Buffer.from(postings!).toString()] as const] : [],
    ),
  );
  const take = (asked: readonly string[], { n, postings, part }: Found) => {
    const hash = asked[n - 1]!;
    const own = parts.get(hash)!;
    if (postings === null) own.add(part!);
    else for (const one of partsInBlock(postings, halves(hash))) if (!gone.has(one)) own.add(one);
  };
  const away = new Map<string, string[]>();
  const isAway = hashes.map((hash) => servers.size > 0 && servers.has(shareOf(hash)));
  for (const [at, hash] of hashes.entries()) {
    if (!isAway[at]) continue;
    const server = servers.get(shareOf(hash))!;
    const own = away.get(server);
    if (own) own.push(hash);
    else away.set(server, [hash]);
  }
  // What blocks here still have of a share that is elsewhere is old.
  for (const one of found)
    if (one.n > 0 && (one.postings === null || !isAway[one.n - 1])) take(hashes, one);
  const moved = await Promise.all(
    [...away].map(async ([name, asked]) => {
      const server = await index.find(name);
      const answer = await server?.ask((there) => lookUpElsewhere(there, asked));
      if (!answer) {
        for (const [share, at] of servers) if (at === name) missing.add(share);
        return [];
      }
      const held = new Set(answer.flatMap(({ n, part }) => (n === 0 ? [part!] : [])));
      for (const one of answer)
        if (one.n > 0 && held.has(shareOf(asked[one.n - 1]!))) take(asked, one);
      return asked.filter((hash) => !held.has(shareOf(hash)));
    }),
  );
  const again = moved.flat();
  if (!isLast) return again;
  for (const hash of again) missing.add(shareOf(hash));
  return [];
}
