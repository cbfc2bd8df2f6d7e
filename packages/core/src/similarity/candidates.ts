/** One fingerprint of the text that an indexed document also has. */
export interface Hit {
  hash: bigint;
  /** The indexed document. */
  document: number;
  /** Number of the word in the text that is looked up. */
  position: number;
}

export interface RankOptions {
  /** Documents in the index. */
  documents: number;
  /** Most candidates that come back. Default 30. */
  limit?: number;
  /** Hashes in more documents than this say nothing and are left out. Default 1 % of the index, at least 50. */
  commonFrom?: number;
}

export interface RankedDocument {
  document: number;
  score: number;
}

// Words of the text within which hits support each other: about a paragraph.
const NEIGHBOURHOOD = 100;

/** The heaviest stretch of hits, by sliding a window over their places. */
function weighDensest(hits: { position: number; weight: number }[]): number {
  hits.sort((a, b) => a.position - b.position);
  let [best, sum, first] = [0, 0, 0];
  for (const { position, weight } of hits) {
    sum += weight;
    while (hits[first]!.position <= position - NEIGHBOURHOOD) {
      sum -= hits[first]!.weight;
      first++;
    }
    best = Math.max(best, sum);
  }
  return best;
}

/**
 * Ranks indexed documents by the fingerprints that they share with a text: rare ones count more, and hits that
 * stand close together in the text count twice, for a copy is a passage. The weights are those of an inverse
 * document frequency (Spärck Jones 1972). Never throws.
 *
 * @param hits in any order; the same hash may come once for every place where it stands
 * @param options the size of the index, and how many candidates to give
 * @returns best first; equal scores by document number
 * @example
 * const hits = [{ hash: 1n, document: 7, position: 0 }];
 * rankCandidates(hits, { documents: 100 }).map(({ document }) => document) // [7]
 */
export function rankCandidates(hits: readonly Hit[], options: RankOptions): RankedDocument[] {
  const commonFrom = options.commonFrom ?? Math.max(50, options.documents * 0.01);
  const holders = new Map<bigint, Set<number>>();
  for (const { hash, document } of hits) {
    const known = holders.get(hash);
    if (known) known.add(document);
    else holders.set(hash, new Set([document]));
  }
  const byDocument = new Map<number, Map<bigint, { position: number; weight: number }>>();
  for (const { hash, document, position } of hits) {
    const spread = holders.get(hash)!.size;
    if (spread > commonFrom) continue;
    const own = byDocument.get(document) ?? new Map();
    byDocument.set(document, own);
    const weight = Math.log(1 + options.documents / spread);
    if (!own.has(hash)) own.set(hash, { position, weight });
  }
  return [...byDocument]
    .map(([document, own]) => {
      const list = [...own.values()];
      const all = list.reduce((sum, { weight }) => sum + weight, 0);
      return { document, score: all + weighDensest(list) };
    })
    .sort((a, b) => b.score - a.score || a.document - b.document)
    .slice(0, options.limit ?? 30);
}
