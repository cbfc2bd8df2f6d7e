import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './app.ts';
import { addressSecret, prepareDataFolder } from './config/data-folder.ts';
import { readConfig } from './config/environment.ts';
import { missingServices } from './config/missing-services.ts';
import { version } from './config/version.ts';
import { openCopyDoor } from './db/copy-door.ts';
import { lockFolder } from './db/folder-lock.ts';
import { openIndexServers } from './db/index-servers.ts';
import { callersChannel, createKnown } from './db/known.ts';
import { migrateDatabase, openDatabase, tryPooler } from './db/open.ts';
import { slowQueryLog } from './db/slow-queries.ts';
import { createMailer } from './features/accounts/index.ts';
import { openHealth, openLive, openRequestLog, pulseOf } from './features/admin/index.ts';
import { choosePayments } from './features/billing/index.ts';
import { indexStarter } from './features/checking/index.ts';
import { rehearseCleanup } from './features/cleaning/index.ts';
import { loadSite } from './features/site/index.ts';
import { startHousekeeping } from './housekeeping.ts';
import { serverBusy } from './http/app-error.ts';
import type { Readiness } from './http/every-request.ts';
import { listen } from './http/listen.ts';
import { startMetrics } from './http/metrics/start-metrics.ts';
import { systemContext } from './http/provide-context.ts';
import { startingApp } from './http/starting-app.ts';
import { createLog, type Log } from './log/log.ts';
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
  /** What the operator has to hear. */
  warnings: string[];
  /** Where mail is left while no mail server is set up; null with one. */
  outbox: string | null;
  /** Finishes requests in flight, then closes the database. */
  stop(): Promise<void>;
}

/**
 * One processor is left for everything else; the machine's last one is given all the same. One thread
 * more than that is for who comes while another has the rest of them.
 */
const threadPoolSettings = {
  size: Math.min(4, Math.max(1, availableParallelism() - 1)) + 1,
  maxWaiting: 64,
  timeoutMs: 30_000,
  busy: serverBusy,
};

/** A notice of the database may be lost; a session that has ended is refused within five seconds all the same. */
const callersKnownMs = 4000;

/**
 * Starts the whole server: settings, folder, lock, port, database, application; stops what it
 * had started when one of them fails.
 * @throws StartError with one line for people
 */
export async function start(options: StartOptions): Promise<RunningServer> {
  const config = readConfig(options.env);
  const clock = { now: () => new Date() };
  const readiness: Readiness = { state: 'starting' };
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    const wasReady = readiness.state === 'ready';
    readiness.state = 'stopping';
    // Whoever asks whether it is ready hears that it is not, before a connection is refused.
    if (wasReady && config.drainSeconds > 0) await pause(config.drainSeconds * 1000);
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
    const written = createLog({ level: config.logLevel, now: clock.now });
    let log = written;
    const database = await openDatabase({
      ...config,
      onReplica: (state) => log[state === 'used' ? 'info' : 'error'](`replica-${state}`),
    });
    // The listener stops before what its requests need.
    undo.splice(
      -1,
      0,
      () => database.close(),
      () => threads.close(),
    );
    const metrics = await startMetrics(config.metrics, written, {
      queue: threads.state,
      pool: database.pool,
      isReady: () => readiness.state === 'ready',
    });
    const health = openHealth({ clock, queue: threads.state, pool: database.pool });
    log = health.countedLog(metrics.log);
    threads.onGivenUp((job) => log.error('job-given-up', { ...job }));
    const onStatement = slowQueryLog(config.slowQueryMs, log);
    database.onStatement(onStatement);
    // The last of all, so that stopping can be watched.
    undo.unshift(() => metrics.stop());
    const tracing = config.tracing ? await beginTracing(log) : null;
    if (tracing) undo.splice(-1, 0, () => tracing.close());
    await migrateDatabase(database, options.migrationsFolder);
    const ofPooler = await tryPooler(database);
    const site = loadSite(options.webFolder, config);
    const secret = config.addressHashSecret ?? addressSecret(config.dataDir);
    const db = database.handle;
    const index = await openIndexServers(config.indexServers, { log, onStatement });
    undo.splice(-1, 0, () => index.close());
    const read = database.read ? { read: database.read } : {};
    const given = { config, db, index, ...read, clock, log, secret, runJob: threads.run };
    if (database.copyTo) {
      const { dataDir } = config;
      undo.splice(-1, 0, await openCopyDoor({ dataDir, secret, log, copyTo: database.copyTo }));
    }
    const known = createKnown(callersKnownMs);
    const requestLog = openRequestLog({ db, clock, log });
    // After the last request, before the database goes.
    undo.splice(-1, 0, () => requestLog.close());
    const live = await openLive({
      db,
      listen: database.listen,
      log,
      pulse: async () =>
        `${await pulseOf(db, { queue: threads.state, requestLog })} ${health.steps()}`,
      onNotice: health.hear,
    });
    // Open streams would keep the listener from stopping.
    undo.push(() => live.close());
    const heard = { onNotice: known.forget, onResumed: known.forget };
    undo.push(await database.listen(callersChannel, heard));
    undo.push(health.tellEachStep(db, log));
    const watched = { live, health, requestLog, queue: threads.state, startedAt: clock.now() };
    const outbox = join(config.dataDir, 'outbox');
    const sendMail = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, outbox });
    const made = createApp({
      ...given,
      ...watched,
      known,
      ...(tracing && { trace: tracing.begin }),
      readiness,
      site,
      sendMail,
      port: listener.port,
    });
    // What is made when it is first needed would keep the first caller waiting.
    made.router.match('GET', '/');
    await rehearseCleanup(given);
    app = made;
    const system = systemContext({ ...given, sendMail, port: listener.port });
    const { payments } = choosePayments({ ...system, port: listener.port });
    undo.push(startHousekeeping(system, payments));
    readiness.state = 'ready';
    if (options.corpusFolder) undo.push(indexStarter(systemContext(given), options.corpusFolder));
    const url = `http://${urlHost(config.host)}:${listener.port}`;
    return {
      productName: config.productName,
      url,
      warnings: [...missingServices(config), ...ofPooler],
      outbox: config.smtpUrl ? null : outbox,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Loaded only where traces are collected: it takes memory and time. */
async function beginTracing(log: Log) {
  const { openTracing } = await import('./log/open-telemetry.ts');
  return openTracing({ version, onLost: (spans) => log.error('traces-not-sent', { spans }) });
}

/** Where a person can open what listens on `host`. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
