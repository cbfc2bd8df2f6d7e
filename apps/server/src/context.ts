import type { Config } from './config/environment.ts';
import type { Handle, Read } from './db/handle.ts';
import type { IndexServers } from './db/index-servers.ts';
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

/** How mail leaves, and the address of the site that its links lead to. */
export interface Postbox {
  send: (mail: { to: string; subject: string; text: string }) => Promise<void>;
  origin: string;
}

/** What every verb of a service gets first. */
export interface Ctx {
  db: Handle;
  /** For queries that change nothing and may be many: see `Read`. */
  read: Read;
  /** Other servers that hold shares of the index of the corpus. */
  index: IndexServers;
  actor: Actor;
  config: Config;
  clock: Clock;
  log: Log;
  /** Does work that may take long in a thread of its own. */
  runJob: RunJob;
  /** Null where no mail is sent from: it waits in the database for a process that does. */
  postbox: Postbox | null;
  requestId: string;
  /** Stands for the client's address today; empty for the system. */
  addressHash: string;
  /** Keyed hash of a value, for what must be recognised again but never read. */
  keyedHash: (...parts: string[]) => string;
}
