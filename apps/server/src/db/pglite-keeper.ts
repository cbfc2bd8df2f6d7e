import { closeSync } from 'node:fs';
import { type PGlite, protocol } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Listener } from './handle.ts';
import type { GuardedPglite } from './pglite-guard.ts';
import { StoreError } from './store-error.ts';

const firstPauseMs = 500;
const longestPauseMs = 10_000;

interface Given {
  open(onDeath: () => void): Promise<GuardedPglite>;
  /** Whether there is room enough to open it, and to close it properly. */
  mayOpen(): boolean;
  /** Copies the folder of a database that is asked nothing until it is done. */
  copy(to: string): Promise<void>;
}

interface Subscription {
  channel: string;
  listener: Listener;
  stop: () => Promise<void>;
}

/** An embedded database that is opened again when it has died, as soon as there is room. */
export async function keepPglite({
  open,
  mayOpen,
  copy,
}: Given): Promise<Omit<Database, 'onStatement'>> {
  const subscriptions = new Set<Subscription>();
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let opening: Promise<void> | null = null;
  let guarded = await open(died);

  function died(): void {
    later(firstPauseMs);
  }

  /** One at a time: two instances on one folder destroy it. A try that fails asks for the next itself. */
  function later(pause: number): void {
    if (closed || opening) return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      opening = reopen().catch(() => {});
      await opening;
      opening = null;
      if (guarded.isDead()) later(Math.min(longestPauseMs, mayOpen() ? pause * 2 : firstPauseMs));
    }, pause);
    timer.unref();
  }

  async function reopen(): Promise<void> {
    if (!mayOpen()) return;
    letGo(guarded.client);
    guarded = await open(died);
    for (const one of subscriptions) {
      one.stop = await guarded.client.listen(one.channel, one.listener.onNotice);
      one.listener.onResumed();
    }
  }

  /** What can be called now; a caller is told at once instead of waiting for a second or two. */
  function alive(): PGlite {
    if (!guarded.isDead()) return guarded.client;
    throw new StoreError(mayOpen() ? 'STORE_AWAY' : 'ENOSPC');
  }

  // All that Drizzle calls.
  const query: PGlite['query'] = async (...given) => alive().query(...given);
  const exec: PGlite['exec'] = async (...given) => alive().exec(...given);
  const transaction: PGlite['transaction'] = async (run) => alive().transaction(run);
  const handle = drizzle({ client: { query, exec, transaction } as PGlite });

  return {
    engine: 'pglite',
    handle,
    async migrate(migrationsFolder) {
      // It is refused or finished, never left half way for want of a little room.
      guarded.setGuard(false);
      try {
        await migrate(handle, { migrationsFolder });
      } finally {
        guarded.setGuard(true);
      }
    },
    async listen(channel, listener) {
      const one = { channel, listener, stop: await alive().listen(channel, listener.onNotice) };
      subscriptions.add(one);
      return async () => {
        subscriptions.delete(one);
        // A database that is closed already has nothing to stop.
        await one.stop().catch(() => {});
      };
    },
    async copyTo(folder) {
      const client = alive();
      // Inside both of its queues nothing runs; what was not forced to the disk yet is written first.
      await client._runExclusiveTransaction(async () => {
        await client.execProtocolStream(protocol.serialize.query('checkpoint'));
        await client._runExclusiveQuery(() => copy(folder));
      });
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await opening;
      // Closing writes too; what is left open is recovered from its log when it is opened next.
      if (guarded.isDead() || !mayOpen()) letGo(guarded.client);
      else await guarded.client.close();
    },
  };
}

/** Gives back the files of a database that is not called again. */
function letGo({ Module }: PGlite): void {
  const { streams } = Module.FS as unknown as { streams: ({ nfd?: number } | null)[] };
  for (const stream of streams) {
    if (stream?.nfd === undefined) continue;
    try {
      closeSync(stream.nfd);
    } catch {
      // Closed already.
    }
    delete stream.nfd;
  }
}
