import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Ctx } from '../../../context.ts';
import { describeError } from '../../../log/log.ts';
import { readCounters } from '../../cleaning/index.ts';
import { starterKey } from '../corpus/rules.ts';
import { addDocument, keepCorpus, markStarted } from '../corpus/service.ts';

const list = z.array(
  z.object({
    file: z.string(),
    title: z.string(),
    url: z.string().nullable(),
    licence: z.string(),
  }),
);

async function index(ctx: Ctx, folder: string, signal: AbortSignal): Promise<void> {
  if ((await readCounters(ctx.db)).corpus_starter > 0) return;
  const documents = list.parse(JSON.parse(await readFile(join(folder, 'corpus.json'), 'utf8')));
  for (const { file, title, url, licence } of documents) {
    if (signal.aborted) return;
    const text = await readFile(join(folder, file), 'utf8');
    await addDocument(ctx, { key: starterKey(file), title, url, licence, text });
  }
  await markStarted(ctx);
  await keepCorpus(ctx, { when: 'resting', signal });
}

/**
 * Indexes the starter corpus in the background, at the first start of a database; cut off, it goes
 * on at the next start. Documents that were removed since do not come back.
 * @returns stops it and waits for the document that is under way
 */
export function indexStarter(ctx: Ctx, folder: string): () => Promise<void> {
  const stopping = new AbortController();
  const work = index(ctx, folder, stopping.signal).catch((error) => {
    if (!stopping.signal.aborted) ctx.log.error('starter-corpus', describeError(error));
  });
  return () => {
    stopping.abort();
    return work;
  };
}
