import { fingerprints, rankCandidates } from '@cleanpaste/core/similarity';
import { expect } from 'vitest';
import type { Handle } from '../src/db/handle.ts';
import { noIndexServers } from '../src/db/index-servers.ts';
import { commonFrom } from '../src/features/checking/corpus/rules.ts';
import { corpusParts } from '../src/features/checking/corpus/tables.ts';
import { findHolders } from '../src/features/checking/posting-look-ups/service.ts';

/** What there is to find, without any index: all texts, and their fingerprints made anew. */
export async function scanPlainly(db: Handle) {
  const rows = await db.select().from(corpusParts).orderBy(corpusParts.id);
  const texts = new Map(rows.map(({ id, packed, content }) => [id, packed ?? content]));
  const holders = new Map<string, Set<number>>();
  for (const [id, text] of texts) {
    for (const { hash } of fingerprints(text)) {
      const known = holders.get(String(hash));
      if (known) known.add(id);
      else holders.set(String(hash), new Set([id]));
    }
  }
  return {
    texts,
    /** Parts with each hash, by number. */
    holders,
    /** Texts of the candidates, best first. */
    find(text: string, limit = 12): string[] {
      const cap = commonFrom(texts.size);
      const places = new Map<string, number>();
      for (const { hash, position } of fingerprints(text, { every: true })) {
        places.set(String(hash), position);
      }
      const hits = [...places].flatMap(([hash, position]) =>
        [...(holders.get(hash) ?? [])].map((document) => ({
          hash: BigInt(hash),
          document,
          position,
        })),
      );
      const ranked = rankCandidates(hits, { documents: texts.size, limit, commonFrom: cap });
      return ranked.map(({ document }) => texts.get(document)!);
    },
  };
}

interface Wanted {
  cap: number;
  /** Only each so-manieth hash. */
  every?: number;
  /** Servers that hold shares of the index. */
  index?: typeof noIndexServers;
}

/** Holds hashes that there are, and some that there are not, against a scan over all texts. */
export async function expectFoundAsByScan(
  db: Handle,
  { cap, every = 1, index = noIndexServers }: Wanted,
): Promise<void> {
  const plain = await scanPlainly(db);
  const known = [...plain.holders.keys()].filter((_, at) => at % every === 0);
  const hashes = [...known, '0', '-9223372036854775808', '9223372036854775807'];
  const found = new Map(hashes.map((hash) => [hash, [] as number[]]));
  for (let from = 0; from < hashes.length; from += 1000) {
    const asked = hashes.slice(from, from + 1000);
    const { holders, indexShare } = await findHolders({ db, index }, asked, cap);
    expect(indexShare).toBe(1);
    for (const { hash, part } of holders) found.get(hash)!.push(part);
  }
  for (const [hash, parts] of found) {
    const expected = [...(plain.holders.get(hash) ?? [])];
    parts.sort((a, b) => a - b);
    // Of those in too many parts only that counts.
    if (expected.length > cap) expect([hash, parts.length]).toEqual([hash, cap + 1]);
    else expect([hash, parts]).toEqual([hash, expected]);
  }
}
