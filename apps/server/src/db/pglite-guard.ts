import { type PGlite, protocol } from '@electric-sql/pglite';
import { StoreError } from './store-error.ts';

export interface GuardedPglite {
  client: PGlite;
  /** It met something that it cannot go on after; touching it again would hang the process. */
  isDead(): boolean;
  /** While off, it writes however little room there is. */
  setGuard(on: boolean): void;
}

interface Given {
  /** Whether there is too little room to write. */
  isLow(): boolean;
  onDeath(): void;
}

const faultOf = (error: unknown) => error as { severity?: unknown; code?: unknown; name?: unknown };

function isDeadly(error: unknown): boolean {
  const { severity, name } = faultOf(error);
  return severity === 'PANIC' || severity === 'FATAL' || name === 'RuntimeError';
}

/**
 * Keeps an embedded PostgreSQL from writing where there is too little room: it then refuses by
 * itself what would write, and goes on reading. Should it die all the same, it is never called again.
 */
export function guardPglite(client: PGlite, { isLow, onDeath }: Given): GuardedPglite {
  let dead = false;
  let guarded = true;
  let readOnly = false;
  const exec = client.execProtocolStream.bind(client);
  const exclusive = client._runExclusiveTransaction.bind(client);

  client.execProtocolStream = async (message, options) => {
    if (dead) throw new StoreError('STORE_AWAY');
    try {
      return await exec(message, options);
    } catch (error) {
      const { code } = faultOf(error);
      if (readOnly && code === '25006') throw new StoreError('ENOSPC');
      if (!isDeadly(error)) throw error;
      dead = true;
      onDeath();
      throw new StoreError(code === '53100' ? 'ENOSPC' : 'STORE_AWAY', { cause: error });
    }
  };

  /** Before each query and each transaction, which come one after the other. */
  async function keepToRoom(): Promise<void> {
    const wanted = guarded && isLow();
    if (dead || wanted === readOnly) return;
    const setting = `set default_transaction_read_only = ${wanted ? 'on' : 'off'}`;
    await client.execProtocolStream(protocol.serialize.query(setting), { syncToFs: false });
    readOnly = wanted;
  }

  client._runExclusiveTransaction = (run) =>
    exclusive(async () => {
      await keepToRoom();
      return run();
    });
  return {
    client,
    isDead: () => dead,
    setGuard(on) {
      guarded = on;
    },
  };
}
