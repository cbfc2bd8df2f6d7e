import { fingerprints, type Hit, rankCandidates } from '@cleanpaste/core/similarity';
import type { Collection } from './archive.ts';

/** Documents by number, and where each hash stands: what a database table with an index holds. */
interface Index {
  names: string[];
  places: Map<bigint, number[]>;
}

function indexOf(sources: ReadonlyMap<string, string>): Index {
  const places = new Map<bigint, number[]>();
  const names = [...sources.keys()];
  names.forEach((name, document) => {
    for (const hash of new Set(fingerprints(sources.get(name)!).map((one) => one.hash))) {
      const known = places.get(hash);
      if (known) known.push(document);
      else places.set(hash, [document]);
    }
  });
  return { names, places };
}

function rankedFor(text: string, index: Index, limit: number): string[] {
  const hits: Hit[] = [];
  for (const { hash, position } of fingerprints(text, { every: true })) {
    for (const document of index.places.get(hash) ?? []) hits.push({ hash, document, position });
  }
  const ranked = rankCandidates(hits, { documents: index.names.length, limit });
  return ranked.map(({ document }) => index.names[document]!);
}

/**
 * For each kind the share of true sources among the first `limit` that the whole suspicious text brings up, from
 * an index of every source.
 */
export function recallOfSources(collection: Collection, limit = 30): Record<string, number> {
  const index = indexOf(collection.sources);
  const ranked = new Map<string, Set<string>>();
  const counts = new Map<string, { found: number; all: number }>();
  for (const { kind, cases, suspiciousName, sourceName } of collection.pairs) {
    if (cases.length === 0) continue;
    let first = ranked.get(suspiciousName);
    if (!first) {
      first = new Set(rankedFor(collection.suspicious.get(suspiciousName)!, index, limit));
      ranked.set(suspiciousName, first);
    }
    const count = counts.get(kind) ?? { found: 0, all: 0 };
    counts.set(kind, count);
    count.all++;
    if (first.has(sourceName)) count.found++;
  }
  return Object.fromEntries([...counts].map(([kind, { found, all }]) => [kind, found / all]));
}
