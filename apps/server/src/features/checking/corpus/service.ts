import { rankCandidates } from '@cleanpaste/core/similarity';
import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { isTaken } from '../../../db/unavailable.ts';
import { addToCounter, readCounters } from '../../cleaning/index.ts';
import { fingerprintJob } from '../jobs.ts';
import { findHolders } from '../posting-look-ups/service.ts';
import { insertPending, insertRemoved } from '../postings/data.ts';
import { movePostingsIfDue } from '../postings/service.ts';
import type { Prints } from '../threads/fingerprint.ts';
import * as data from './data.ts';
import { commonFrom, creditOf, indexVersion, partsOf, wordsIn } from './rules.ts';

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
  const [indexed] = await addDocuments(ctx, [document]);
  return indexed!;
}

/** A document that is to be written, and what it is called by afterwards. */
interface Prepared {
  parts: data.NewPart[];
  hashes: Prints['hashes'][];
  words: number;
  isKnown: boolean;
}

/**
 * The same for several, each with a key of its own, in one transaction, which takes less than half of the time
 * that it takes one by one. All of them, or none.
 */
export async function addDocuments(
  ctx: Ctx,
  documents: readonly NewDocument[],
  attempts = 5,
): Promise<Indexed[]> {
  const known = await data.findHashes(
    ctx.db,
    documents.map(({ key }) => key),
  );
  const prepared: Prepared[] = [];
  const indexed: Indexed[] = [];
  for (const document of documents) {
    const before = known.get(document.key);
    const one = await prepare(ctx, document, before);
    indexed.push(one ? (one.isKnown ? 'replaced' : 'added') : 'unchanged');
    if (one) prepared.push(one);
  }
  if (prepared.length === 0) return indexed;
  try {
    await ctx.db.transaction((tx) => write(tx, prepared));
  } catch (error) {
    // Another process had one of them at the same time, as when several start for the first time.
    if (!isTaken(error) || attempts === 1) throw error;
    return addDocuments(ctx, documents, attempts - 1);
  }
  return indexed;
}

/** @returns null where nothing has changed */
async function prepare(
  ctx: Ctx,
  { key, title, url, licence, text }: NewDocument,
  known: string | undefined,
): Promise<Prepared | null> {
  const contentHash = ctx.keyedHash('corpus', indexVersion, title, url ?? '', licence ?? '', text);
  if (known === contentHash) return null;
  const words = wordsIn(text);
  const common = { key, title, url, licence, contentHash, words, addedAt: ctx.clock.now() };
  const contents = partsOf(text);
  const hashes: Prints['hashes'][] = [];
  for (const content of contents) {
    hashes.push((await ctx.runJob(fingerprintJob, { text: content })).hashes);
  }
  const parts = contents.map((packed, index) => ({ ...common, part: index + 1, packed }));
  return { parts, hashes, words, isKnown: known !== undefined };
}

/** Parts that one statement writes: some hundred thousand fingerprints at most. */
const partsAtOnce = 100;

async function write(tx: Handle, documents: readonly Prepared[]): Promise<void> {
  const change = { parts: 0, words: 0 };
  for (const { parts, isKnown } of documents) {
    if (!isKnown) continue;
    const gone = await takeOut(tx, parts[0]!.key, false);
    change.parts -= gone.parts;
    change.words -= gone.words;
  }
  const parts = documents.flatMap((one) => one.parts);
  const hashes = documents.flatMap((one) => one.hashes);
  for (let from = 0; from < parts.length; from += partsAtOnce) {
    const numbers = await data.insertParts(tx, parts.slice(from, from + partsAtOnce));
    const prints = numbers.map((part, at) => ({ part, hashes: hashes[from + at]! }));
    await insertPending(tx, prints);
  }
  change.parts += parts.length;
  change.words += documents.reduce((sum, { words }) => sum + words, 0);
  // At the end: everybody who adds waits for the totals.
  await addToTotals(tx, change.parts, change.words);
}

/** Removes a document, or all below a folder. @returns how many documents */
export async function removeDocuments(ctx: Ctx, key: string): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const gone = await takeOut(tx, key, true);
    if (gone.parts > 0) await addToTotals(tx, -gone.parts, -gone.words);
    return gone.documents;
  });
}

/** @returns how much went, for the totals */
async function takeOut(tx: Handle, key: string, below: boolean) {
  const { documents, parts, words } = await data.deleteUnder(tx, key, below);
  // In this transaction: from its end on no look-up counts them any more.
  if (parts.length > 0) await insertRemoved(tx, parts);
  return { documents, parts: parts.length, words };
}

/** Keeps the running totals, which stand in for counting a big table. */
async function addToTotals(tx: Handle, parts: number, words: number): Promise<void> {
  await addToCounter(tx, 'corpus_parts', parts);
  await addToCounter(tx, 'corpus_words', words);
}

/** A part of a document that shares passages with a text, as far as fingerprints tell. */
interface Candidate {
  title: string;
  author: string | null;
  year: string | null;
  url: string | null;
  licence: string | null;
  text: string;
}

export interface Candidates {
  /** Best first. */
  candidates: Candidate[];
  /** Words that there are to compare with. */
  corpusWords: number;
  /** How much of the index answered: 0 to 1. */
  indexShare: number;
}

/** Finds the parts of the corpus that are worth comparing with a text, by the fingerprints that they share. */
export async function findCandidates(
  ctx: Ctx,
  { text, limit = 12, signal }: { text: string; limit?: number; signal?: AbortSignal },
): Promise<Candidates> {
  const { corpus_parts: parts, corpus_words: corpusWords } = await readCounters(ctx.db);
  const { hashes, positions } = await ctx.runJob(fingerprintJob, { text, every: true }, signal);
  if (parts === 0 || hashes.length === 0) {
    return { candidates: [], corpusWords, indexShare: 1 };
  }
  const cap = commonFrom(parts);
  const places = new Map(hashes.map((hash, at) => [hash, positions[at]!]));
  const { holders, indexShare } = await findHolders(ctx, [...places.keys()], cap);
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
    const { url, licence, content } = row;
    return [{ ...creditOf(row), url, licence, text: content }];
  });
  return { candidates, corpusWords, indexShare };
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

/** Texts of older versions that are packed in one transaction. */
const packedAtOnce = 20;

interface Keeping {
  /** In the midst of adding, or when no more comes. */
  when: 'adding' | 'resting';
  signal?: AbortSignal;
}

/** Keeps the corpus small and quick: for whoever has added or removed documents, and for the housekeeping. */
export async function keepCorpus(ctx: Ctx, { when, signal }: Keeping): Promise<void> {
  const { corpus_parts: parts } = await readCounters(ctx.db);
  await movePostingsIfDue(ctx, { parts, when, ...(signal && { signal }) });
  if (when === 'adding') return;
  let packed = packedAtOnce;
  while (packed === packedAtOnce && !signal?.aborted) {
    packed = await ctx.db.transaction((tx) => data.packSome(tx, packedAtOnce));
  }
}
