import { type SQL, sql } from 'drizzle-orm';
import { describeError, type Log } from '../log/log.ts';
import type { Handle } from './handle.ts';
import { type OnStatement, openStatements } from './statements.ts';

/** A PostgreSQL server that holds shares of the index of the corpus, in a schema of its own. */
export interface IndexServer {
  /** Its place in the setting, from 1. */
  place: number;
  /** It is to be emptied. */
  isLeaving: boolean;
  /** For whoever can wait, and hears of faults. */
  db: Handle;
  /**
   * For a look-up, which nobody may hold up: null where the server is away or takes too long. After that it is
   * left alone until it has answered a question that nobody waits for.
   */
  ask<T>(run: (db: Handle) => Promise<T>): Promise<T | null>;
  /** The name that it was given when it was first filled; null where it is away, or never was. */
  name(): Promise<string | null>;
}

/** None where one database holds the whole index. */
export interface IndexServers {
  all: readonly IndexServer[];
  find(name: string): Promise<IndexServer | null>;
  close(): Promise<void>;
}

export const noIndexServers: IndexServers = {
  all: [],
  find: async () => null,
  close: async () => {},
};

export interface IndexAddress {
  url: string;
  isLeaving: boolean;
}

const limits = {
  connectMs: 1_000,
  /** Of one look-up. */
  askMs: 1_500,
  restMs: 3_000,
  longestRestMs: 60_000,
};

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new LateError()), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
    // What comes too late may fail, too.
    work.catch(() => {});
  }
}

class LateError extends Error {
  override name = 'LateError';
}

export async function rowsOf<T>(db: Handle, asked: SQL): Promise<T[]> {
  return ((await db.execute(asked)) as unknown as { rows: T[] }).rows;
}

/** A server without the schema was never filled. */
async function nameOf(db: Handle): Promise<string | null> {
  const there = await rowsOf<{ there: boolean }>(
    db,
    sql`select to_regclass('corpus_index.server') is not null as there`,
  );
  if (!there[0]?.there) return null;
  const [row] = await rowsOf<{ name: string }>(db, sql`select name from corpus_index.server`);
  return row?.name ?? null;
}

function openServer(
  { db, ...given }: Pick<IndexServer, 'place' | 'isLeaving' | 'db'>,
  log: Log,
): IndexServer {
  let name: string | null = null;
  let isAway = false;
  let faults = 0;
  let restsUntil = 0;
  let isTrying = false;
  const rest = (ms: number) => {
    restsUntil = performance.now() + Math.min(limits.longestRestMs, ms);
  };
  const leave = (error: unknown) => {
    if (!isAway) log.error('index-server-away', { server: given.place, ...describeError(error) });
    isAway = true;
    name = null;
    rest(limits.restMs * 2 ** faults++);
  };
  /** Nobody waits for this. */
  const tryAgain = async () => {
    if (isTrying || performance.now() < restsUntil) return;
    isTrying = true;
    try {
      name = await within(nameOf(db), limits.askMs);
      isAway = false;
      log.info('index-server-back', { server: given.place });
    } catch {
      rest(limits.restMs);
    } finally {
      isTrying = false;
    }
  };
  const ask: IndexServer['ask'] = async (run) => {
    if (isAway) {
      void tryAgain();
      return null;
    }
    try {
      const answer = await within(run(db), limits.askMs);
      faults = 0;
      return answer;
    } catch (error) {
      leave(error);
      return null;
    }
  };
  return {
    ...given,
    db,
    ask,
    async name() {
      name ??= await ask(nameOf);
      return name;
    },
  };
}

/** Opens pools to the servers that the setting names; none of them has to be there yet. */
export async function openIndexServers(
  addresses: readonly IndexAddress[],
  { log, onStatement }: { log: Log; onStatement?: OnStatement },
): Promise<IndexServers> {
  if (addresses.length === 0) return noIndexServers;
  const statements = openStatements();
  if (onStatement) statements.onEnd(onStatement);
  const { openPool } = await import('./postgres-pool.ts');
  const { connectMs } = limits;
  const pools = addresses.map(({ url }) =>
    openPool(url, { isPooled: false, statements, connectMs }),
  );
  const all = addresses.map(({ isLeaving }, at) =>
    openServer({ place: at + 1, isLeaving, db: pools[at]!.handle }, log),
  );
  return {
    all,
    async find(name) {
      const names = await Promise.all(all.map((server) => server.name()));
      return all[names.indexOf(name)] ?? null;
    },
    async close() {
      await Promise.all(pools.map((pool) => pool.close()));
    },
  };
}
