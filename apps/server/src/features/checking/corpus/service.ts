import { rankCandidates } from '@cleanpaste/core/similarity';
import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { addToCounter, readCounters } from '../../cleaning/index.ts';
import { fingerprintJob } from '../jobs.ts';
import type { Prints } from '../threads/fingerprint.ts';
import * as data from './data.ts';
import { commonFrom, indexVersion, partsOf, wordsIn } from './rules.ts';

export interface NewDocument {
  /** What it is found again by: a path, or a name. */
  key: string;
  title: string;
  url: string | null;
  licence: string | null;
  text: string;
}

export type Indexed = 'added' | 'replaced' | 'unchanged';

/** Adds a document, or replaces the one of the same key when its text has changed: whole or not at all. */
export async function addDocument(ctx: Ctx, document: NewDocument): Promise<Indexed> {
  const { key, title, url, licence, text } = document;
  const contentHash = ctx.keyedHash('corpus', indexVersion, title, url ?? '', licence ?? '', text);
  const known = await data.findHash(ctx.db, key);
  if (known === contentHash) return 'unchanged';
  const parts: { content: string; prints: Prints }[] = [];
  for (const content of partsOf(text)) {
    parts.push({ content, prints: await ctx.runJob(fingerprintJob, { text: content }) });
  }
  const words = wordsIn(text);
  const common = { key, title, url, licence, contentHash, words, addedAt: ctx.clock.now() };
  await ctx.db.transaction(async (tx) => {
    if (known !== null) await takeOut(tx, key, false);
    for (const [index, { content, prints }] of parts.entries()) {
      await data.insertPart(tx, { ...common, part: index + 1, content }, prints);
    }
    await addToTotals(tx, parts.length, words);
  });
  return known === null ? 'added' : 'replaced';
}

/** Removes a document, or all below a folder. @returns how many documents */
export async function removeDocuments(ctx: Ctx, key: string): Promise<number> {
  return ctx.db.transaction((tx) => takeOut(tx, key, true));
}

async function takeOut(tx: Handle, key: string, below: boolean): Promise<number> {
  const { documents, parts, words } = await data.deleteUnder(tx, key, below);
  await addToTotals(tx, -parts, -words);
  return documents;
}

/** Keeps the running totals, which stand in for counting a big table. */
async function addToTotals(tx: Handle, parts: number, words: number): Promise<void> {
  await addToCounter(tx, 'corpus_parts', parts);
  await addToCounter(tx, 'corpus_words', words);
}

/** A part of a document that shares passages with a text, as far as fingerprints tell. */
interface Candidate {
  title: string;
  url: string | null;
  licence: string | null;
  text: string;
}

export interface Candidates {
  /** Best first. */
  candidates: Candidate[];
  /** Words that there are to compare with. */
  corpusWords: number;
}

/** Finds the parts of the corpus that are worth comparing with a text, by the fingerprints that they share. */
export async function findCandidates(
  ctx: Ctx,
  { text, limit = 12, signal }: { text: string; limit?: number; signal?: AbortSignal },
): Promise<Candidates> {
  const { corpus_parts: parts, corpus_words: corpusWords } = await readCounters(ctx.db);
  const { hashes, positions } = await ctx.runJob(fingerprintJob, { text, every: true }, signal);
  if (parts === 0 || hashes.length === 0) return { candidates: [], corpusWords };
  const cap = commonFrom(parts);
  const places = new Map(hashes.map((hash, at) => [hash, positions[at]!]));
  const holders = await data.findHolders(ctx.db, [...places.keys()], cap);
  const hits = holders.map(({ hash, part }) => ({
    hash: BigInt(hash),
    document: part,
    position: places.get(hash)!,
  }));
  const ranked = rankCandidates(hits, { documents: parts, limit, commonFrom: cap });
  const rows = await data.readParts(
    ctx.db,
    ranked.map(({ document }) => document),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const candidates = ranked.flatMap(({ document }) => {
    const row = byId.get(document);
    if (!row) return [];
    const { title, url, licence, content } = row;
    return [{ title, url, licence, text: content }];
  });
  return { candidates, corpusWords };
}

/** Notes that the starter corpus is whole, so that what is removed from it stays removed. */
export async function markStarted(ctx: Ctx): Promise<void> {
  await addToCounter(ctx.db, 'corpus_starter', 1);
}

/** How big the corpus is, for the admin. */
export async function corpusState(ctx: Ctx) {
  const { corpus_parts: parts, corpus_words: words } = await readCounters(ctx.db);
  return { documents: await data.countDocuments(ctx.db), parts, words };
}

/** A page of its documents, newest first. */
export async function listDocuments(ctx: Ctx, page: { limit: number; offset: number }) {
  return data.listPage(ctx.db, page);
}
