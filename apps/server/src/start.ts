import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { addressSecret, prepareDataFolder } from './config/data-folder.ts';
import { readConfig } from './config/environment.ts';
import { lockFolder } from './db/folder-lock.ts';
import { migrateDatabase, openDatabase } from './db/open.ts';
import { createMailer } from './features/accounts/index.ts';
import { openLive, openRequestLog } from './features/admin/index.ts';
import { choosePayments } from './features/billing/index.ts';
import { indexStarter } from './features/checking/index.ts';
import { loadSite } from './features/site/index.ts';
import { startHousekeeping } from './housekeeping.ts';
import { serverBusy } from './http/app-error.ts';
import type { Readiness } from './http/every-request.ts';
import { listen } from './http/listen.ts';
import { systemContext } from './http/provide-context.ts';
import { startingApp } from './http/starting-app.ts';
import { createLog } from './log/log.ts';
import { openThreadPool } from './threads/thread-pool.ts';

export interface StartOptions {
  env: Record<string, string | undefined>;
  migrationsFolder: string;
  /** The built page. */
  webFolder: string;
  workerEntry: URL;
  /** The starter corpus; null without one. */
  corpusFolder: string | null;
}

export interface RunningServer {
  productName: string;
  url: string;
  /** Where mail is left while no mail server is set up; null with one. */
  outbox: string | null;
  /** Finishes requests in flight, then closes the database. */
  stop(): Promise<void>;
}

/** One thread is left for everything else; the machine's last one is given all the same. */
const threadPoolSettings = {
  size: Math.min(4, Math.max(1, availableParallelism() - 1)),
  maxWaiting: 64,
  timeoutMs: 30_000,
  busy: serverBusy,
};

/**
 * Starts the whole server: settings, folder, lock, port, database, application; stops what it
 * had started when one of them fails.
 * @throws StartError with one line for people
 */
export async function start(options: StartOptions): Promise<RunningServer> {
  const config = readConfig(options.env);
  const clock = { now: () => new Date() };
  const log = createLog({ level: config.logLevel, now: clock.now });
  const readiness: Readiness = { state: 'starting' };
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    readiness.state = 'stopping';
    for (const step of undo.reverse()) await step();
  };
  try {
    prepareDataFolder(config.dataDir);
    if (!config.databaseUrl) undo.push(lockFolder(config.dataDir));
    // The port comes before the database: a taken one is told at once, and probes get an answer.
    let app: { fetch: (request: Request, env: object) => Response | Promise<Response> } =
      startingApp();
    const listener = await listen(config, (request, env) => app.fetch(request, env));
    undo.push(() => listener.stop(config.stopSeconds));
    const threads = openThreadPool({ entry: options.workerEntry, ...threadPoolSettings });
    const database = await openDatabase(config);
    // The listener stops before what its requests need.
    undo.splice(
      -1,
      0,
      () => database.close(),
      () => threads.close(),
    );
    await migrateDatabase(database, options.migrationsFolder);
    const site = loadSite(options.webFolder, config);
    const secret = config.addressHashSecret ?? addressSecret(config.dataDir);
    const db = database.handle;
    const given = { config, db, clock, log, secret, runJob: threads.run };
    const requestLog = openRequestLog({ db, clock, log });
    // After the last request, before the database goes.
    undo.splice(-1, 0, () => requestLog.close());
    const live = await openLive({ db, listen: database.listen, log });
    // Open streams would keep the listener from stopping.
    undo.push(() => live.close());
    const watched = { live, requestLog, queue: threads.state, startedAt: clock.now() };
    const outbox = join(config.dataDir, 'outbox');
    const sendMail = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, outbox });
    app = createApp({ ...given, ...watched, readiness, site, sendMail, port: listener.port });
    const system = systemContext(given);
    const { payments } = choosePayments({ ...system, port: listener.port });
    undo.push(startHousekeeping(system, payments));
    readiness.state = 'ready';
    if (options.corpusFolder) undo.push(indexStarter(systemContext(given), options.corpusFolder));
    const url = `http://${urlHost(config.host)}:${listener.port}`;
    return { productName: config.productName, url, outbox: config.smtpUrl ? null : outbox, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Where a person can open what listens on `host`. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
