import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { gather } from './gather.ts';
import type { Handle, Read, ReplicaState } from './handle.ts';
import { isConflict, isUnavailable } from './unavailable.ts';

/** A replica is a moment behind. It is waited for so long, then the primary is asked. */
const patienceMs = 100;
const firstPauseMs = 2;
/** After it was late or away it is left alone: nobody else waits for it meanwhile. */
const restMs = { behind: 1_000, away: 5_000 } as const;

interface Given {
  primary: Handle;
  replica: Handle;
  /** What takes longer there is ended: a pooler in between, or none, may set no limit itself. */
  statementMs: number;
  /** Hears when it stands otherwise than before. */
  onState(state: ReplicaState): void;
}

/**
 * Reads from a replica, and never less than what was committed when the read was asked for, by whichever
 * process: the primary says how far its log reaches, and the replica answers once it has come as far.
 * The first takes no look at a table, and of all who ask in the same moment one asks.
 */
export function readFromReplica({ primary, replica, statementMs, onState }: Given): Read {
  const reach = gather(async (keys: null[]) => {
    const lsn = await reachOf(primary);
    return keys.map(() => lsn);
  });
  let restsUntil = 0;
  let last: ReplicaState = 'used';
  const note = (state: ReplicaState) => {
    if (state !== 'used') restsUntil = performance.now() + restMs[state];
    if (state !== last) onState(state);
    last = state;
  };

  return async (run) => {
    if (performance.now() < restsUntil) return run(primary);
    const lsn = await reach(null);
    if (lsn === null) return run(primary);
    try {
      const read = await replica.transaction(
        async (tx) => ((await hasCome(tx, lsn, statementMs)) ? { result: await run(tx) } : null),
        // Each statement sees what is there by then, also what came while it was waited for.
        { isolationLevel: 'read committed', accessMode: 'read only' },
      );
      note(read ? 'used' : 'behind');
      if (read) return read.result;
    } catch (error) {
      if (isUnavailable(error)) note('away');
      // What the primary has tidied away, a replica may take from under a read.
      else if (!isConflict(error)) throw error;
    }
    return run(primary);
  };
}

/** How far the log of the primary is written: all that was acknowledged. Null where it is none any more. */
async function reachOf(primary: Handle): Promise<string | null> {
  const asked = sql`select case when not pg_is_in_recovery()
    then pg_current_wal_flush_lsn() end::text as lsn`;
  return (await rowsOf<{ lsn: string | null }>(primary, asked))[0]?.lsn ?? null;
}

/**
 * What follows nobody any more has no right to answer, however far it came. In the same statement the transaction
 * gets its limit.
 */
async function hasCome(tx: Handle, lsn: string, statementMs: number): Promise<boolean> {
  const asked = sql`select pg_is_in_recovery() as follows,
    pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as here,
    set_config('statement_timeout', ${String(statementMs)}, true)`;
  const end = performance.now() + patienceMs;
  for (let wait = firstPauseMs; ; wait *= 2) {
    const [row] = await rowsOf<{ follows: boolean; here: boolean }>(tx, asked);
    if (row?.here) return true;
    if (!row?.follows || performance.now() + wait > end) return false;
    await pause(wait);
  }
}

async function rowsOf<T>(db: Handle, asked: ReturnType<typeof sql>): Promise<T[]> {
  return ((await db.execute(asked)) as unknown as { rows: T[] }).rows;
}
