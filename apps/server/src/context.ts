import type { Config } from './config/environment.ts';
import type { Handle } from './db/handle.ts';
import type { Log } from './log/log.ts';
import type { RunJob } from './threads/run-job.ts';

/** Who is asking. The same verbs serve the page, the API, a webhook and a job. */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'user'; userId: string; email: string; isAdmin: boolean }
  | { kind: 'apiKey'; userId: string; keyId: string }
  | { kind: 'system' };

export interface Clock {
  now(): Date;
}

/** What every verb of a service gets first. */
export interface Ctx {
  db: Handle;
  actor: Actor;
  config: Config;
  clock: Clock;
  log: Log;
  /** Does work that may take long in a thread of its own. */
  runJob: RunJob;
  requestId: string;
  /** Stands for the client's address today; empty for the system. */
  addressHash: string;
  /** Keyed hash of a value, for what must be recognised again but never read. */
  keyedHash: (...parts: string[]) => string;
}
