import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../apps/server/src/config/environment.ts';
import { openPglite } from '../../apps/server/src/db/pglite.ts';
import { users } from '../../apps/server/src/features/accounts/sign-in/tables.ts';
import { firstToFix } from '../../apps/server/src/features/checking/check/rules.ts';
import { checkText, localProvider } from '../../apps/server/src/features/checking/check/service.ts';
import { addDocument } from '../../apps/server/src/features/checking/corpus/service.ts';
import { offlineEngine } from '../../apps/server/src/features/rewriting/engine/service.ts';
import { systemContext } from '../../apps/server/src/http/provide-context.ts';
import { createLog } from '../../apps/server/src/log/log.ts';
import { runHere } from '../../apps/server/src/threads/run-job.ts';
import { temporaryFolder } from '../../scripts/setup/leaving.mjs';
import type { MixedText } from './mixed-texts.ts';

const migrations = fileURLToPath(new URL('../../apps/server/drizzle', import.meta.url));

export interface FixedText {
  kind: MixedText['kind'];
  words: number;
  before: number | null;
  after: number | null;
  similarity: { before: number; after: number };
  /** Whether there was anything to find: a fix of a text without findings is not asked for. */
  hasFindings: boolean;
  /** Sentences that nobody found fault with, and those of them that have other words after the fix. */
  innocent: number;
  innocentChanged: number;
  /** All other sentences, and those that have other words. */
  found: number;
  foundChanged: number;
}

/** A server of the benchmark's own, with the sources to compare with, as its only account. */
export async function openServer(sources: readonly string[]) {
  const folder = temporaryFolder('cleanpaste-bench');
  const database = await openPglite(join(folder.path, 'database'));
  await database.migrate(migrations);
  const now = () => new Date();
  const system = systemContext({
    config: readConfig({}),
    clock: { now },
    db: database.handle,
    log: createLog({ level: 'error', now }),
    secret: 'a secret for figures only',
    runJob: runHere,
  });
  for (const [at, text] of sources.entries())
    await addDocument(system, { key: `${at}`, title: `${at}`, url: null, licence: null, text });
  await database.handle.insert(users).values({ id: 'ada', name: '', email: 'ada@example.com' });
  const ctx = {
    ...system,
    actor: { kind: 'user', userId: 'ada', email: 'ada@example.com', isAdmin: true } as const,
  };
  async function close() {
    await database.close();
    folder.discard();
  }
  return { ctx, close };
}

type Server = Awaited<ReturnType<typeof openServer>>;

const touches = (one: { start: number; end: number }, spans: { start: number; end: number }[]) =>
  spans.some(({ start, end }) => one.start < end && start < one.end);

/** Has one text checked and fixed as a person would, with the engine that every server has. */
export async function fixOf({ ctx }: Server, { kind, text }: MixedText): Promise<FixedText> {
  const input = {
    text,
    excludeQuotations: true,
    excludeReferences: true,
    sessionId: 'bench',
    retryKey: null,
    provider: localProvider,
    engine: offlineEngine(runHere),
    signal: new AbortController().signal,
  };
  const checked = await checkText(ctx, { ...input, fix: false });
  const fixed = await checkText(ctx, { ...input, fix: true });
  const spans = firstToFix(checked);
  const result = fixed.fixedText ?? text;
  const sentences = checked.sentences.map((one) => ({
    isFound: touches(one, spans),
    isChanged: !result.includes(text.slice(one.start, one.end).trim()),
  }));
  const count = (isFound: boolean, changedOnly: boolean) =>
    sentences.filter((one) => one.isFound === isFound && (!changedOnly || one.isChanged)).length;
  return {
    kind,
    words: checked.words,
    before: checked.aiScore,
    after: fixed.aiScore,
    similarity: { before: checked.similarity, after: fixed.similarity },
    hasFindings: checked.similarity > 0 || (checked.aiScore ?? 0) >= 50,
    innocent: count(false, false),
    innocentChanged: count(false, true),
    found: count(true, false),
    foundChanged: count(true, true),
  };
}
