import { addresses, pathOf } from '@cleanpaste/contract';
import { Hono } from 'hono';
import type { Config } from './config/environment.ts';
import type { Clock } from './context.ts';
import type { Handle, Read } from './db/handle.ts';
import type { IndexServers } from './db/index-servers.ts';
import { createKnown, type Known } from './db/known.ts';
import {
  type AccountTools,
  accountRoutes,
  actorFor,
  apiKeyRoutes,
  authParts,
  keyFinder,
  providerReturnRoutes,
  type SendMail,
  sandboxClient,
  sandboxSignInRoutes,
  signInRoutes,
} from './features/accounts/index.ts';
import {
  adminRoutes,
  featureFlagRoutes,
  feedbackRoutes,
  type Health,
  type Live,
  liveRoutes,
  type RequestLog,
} from './features/admin/index.ts';
import { allApiRoutes } from './features/api/index.ts';
import {
  cancelPayments,
  choosePayments,
  describeUsage,
  hasSubscription,
  inheritUsage,
  type Payments,
  paymentEventRoutes,
  paymentRoutes,
  planFinder,
  requireSubscription,
  sandboxPageRoutes,
  sandboxPaymentRoutes,
} from './features/billing/index.ts';
import {
  checkReportRoutes,
  checkRoutes,
  copyleaksFor,
  copyleaksProvider,
  copyleaksWebhookRoutes,
  localProvider,
  openWorks,
  reportStyleHash,
} from './features/checking/index.ts';
import {
  cleaningRoutes,
  openCounter,
  openLedger,
  readDisplayedCounts,
} from './features/cleaning/index.ts';
import { historyRoutes } from './features/history/index.ts';
import { engineFor, strongParaphraseRoutes } from './features/rewriting/index.ts';
import { sharingRoutes } from './features/sharing/index.ts';
import {
  configurationRoutes,
  healthRoutes,
  modelFileRoutes,
  pageRoutes,
  type Site,
} from './features/site/index.ts';
import { keyedHasher } from './hashing/keyed-hash.ts';
import type { AppEnv } from './http/app-env.ts';
import { forgetCallers, identify, type ReadBearer, requireSignIn } from './http/callers.ts';
import { compressJson } from './http/compression.ts';
import type { ServeTools } from './http/endpoint-routes.ts';
import { everyRequest, type Readiness } from './http/every-request.ts';
import { noRoute, wrongMethod } from './http/no-route.ts';
import { asAppError, onError, onNotFound } from './http/on-error.ts';
import { openCors } from './http/open-cors.ts';
import { provideContext } from './http/provide-context.ts';
import { workUnderWay } from './http/rate-limits/calls-at-once.ts';
import { fewAtOnce } from './http/rate-limits/few-at-once.ts';
import { lentLimiter } from './http/rate-limits/lent-limiter.ts';
import { memoryLimiter, rateLimit } from './http/rate-limits/rate-limit.ts';
import { sharedLimiter } from './http/rate-limits/shared-limiter.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Log } from './log/log.ts';
import type { BeginTrace } from './log/span.ts';
import type { RunJob } from './threads/run-job.ts';
import type { ThreadPoolState } from './threads/thread-pool.ts';

/** Everything the application needs from outside; a test passes its own. */
export interface Deps {
  config: Config;
  db: Handle;
  /** Without a replica everything is read where it is written. */
  read?: Read;
  /** Without other servers the whole index of the corpus is in `db`. */
  index?: IndexServers;
  /** What is remembered of callers; without it they are looked up at each call. */
  known?: Known;
  clock: Clock;
  log: Log;
  /** Missing where nobody collects traces. */
  trace?: BeginTrace;
  /** Key of every hash; see `addressSecret`. */
  secret: string;
  readiness: Readiness;
  runJob: RunJob;
  sendMail: SendMail;
  live: Live;
  requestLog: RequestLog;
  health: Pick<Health, 'record'>;
  /** How the threads for long work are doing. */
  queue: () => ThreadPoolState;
  startedAt: Date;
  /** The port that the server listens on. */
  port: number;
  /** Null where the page has not been built. */
  site: Site | null;
  /** Hears of answers that the endpoint table does not know; see `ServeTools`. */
  onBreach?: (message: string) => void;
}

/** Puts the application together; nothing in it is shared with another application. */
export function createApp(deps: Deps): Hono<AppEnv> {
  const { config, log, site, known = createKnown(0) } = deps;
  const keyedHash = keyedHasher(deps.secret);
  const limiter = sharedLimiter(deps.db);
  const { cleanupsPerMinute } = config;
  // An embedded database has one process, whose memory is all there is to ask.
  const allCalls = config.databaseUrl ? lentLimiter(deps.db) : memoryLimiter();
  const underWay = workUnderWay();
  const serve: ServeTools = { ...deps, limiter, allCalls, cleanupsPerMinute, underWay };
  const sandbox = config.google || !config.sandboxAllowed ? null : sandboxClient(keyedHash);
  const auth = authParts({
    ...deps,
    known,
    keyedHash,
    limiter,
    sandbox,
    onNewAccount: (user) => inheritUsage({ ...deps, keyedHash }, user),
  });
  const whoIs: ReadBearer = (ctx, bearer) => actorFor(ctx, { ...auth, bearer });
  // What follows a session for long has to hear of its end at once.
  const whoIsNow: ReadBearer = (ctx, bearer) =>
    actorFor(ctx, { ...auth, findSession: auth.findSessionNow, bearer });
  const { payments, shop } = choosePayments({ config, keyedHash, port: deps.port });
  const copyleaks = copyleaksFor(config, { ...deps, limiter });
  const provider = copyleaks ? copyleaksProvider(copyleaks) : localProvider;
  const engine = engineFor(config, deps);
  const counter = openCounter({ ...deps, known });
  const ledger = openLedger({ db: deps.db, known, counter });
  const { count: countWorks } = openWorks({ ...deps, known });
  const { originOf } = auth;
  const { productName } = config;

  const few = fewAtOnce();
  const calls = { name: 'calls', limit: config.cleanupsPerMinute * 10, seconds: 60 };
  const functions = new Hono<AppEnv>();
  functions
    .use('/functions/v1/*', compressJson, wrongMethod(functions), rateLimit(allCalls, calls))
    .route('/', cleaningRoutes(serve, { ledger, counter }))
    .route('/', strongParaphraseRoutes(serve, { engine }))
    .route('/', checkRoutes(serve, { provider, engine }))
    .route('/', checkReportRoutes(serve, { originOf, asAppError: asAppError(log) }))
    .route('/', copyleaksWebhookRoutes(serve, copyleaks))
    .route('/', configurationRoutes(serve, { originOf, countWorks }))
    .route('/', signInRoutes(serve, auth))
    .route('/', accountRoutes(serve, accountTools(payments)))
    .route('/', apiKeyRoutes(serve, { hasSubscription, requireSubscription }))
    .route('/', paymentRoutes(serve, { ...auth, payments }))
    .route('/', historyRoutes(serve))
    .route('/', sharingRoutes(serve))
    .route('/', feedbackRoutes(serve))
    .route('/', featureFlagRoutes(serve))
    .route('/', adminRoutes(serve, { gauges: deps }))
    .route('/', liveRoutes(serve, { live: deps.live, whoIs: whoIsNow }))
    .all('/functions/v1/*', noRoute);

  const app = new Hono<AppEnv>()
    .use(everyRequest({ ...config, ...deps, onAnswered: deps.requestLog.add }))
    .use(
      securityHeaders({
        scriptHashes: site?.scriptHashes ?? [],
        styleHashes: site?.styleHashes ?? [],
        reportStyleHash,
        isHttps: config.publicUrl?.startsWith('https:') ?? false,
        analyticsOrigin: config.analytics ? new URL(config.analytics.script).origin : null,
      }),
    )
    .use(pathOf(addresses.rewriting.strongParaphrase), openCors(['POST', 'OPTIONS']))
    .use(provideContext(deps))
    .use(forgetCallers(known))
    // Elsewhere bearer tokens are not ours: the sandbox provider has its own.
    .use('/functions/*', few, identify(whoIs))
    .use(requireSignIn)
    .route('/', healthRoutes(serve, deps.readiness))
    // The provider has no limit of calls: it sends what happened.
    .route('/', paymentEventRoutes(serve, payments))
    .route(
      '/',
      allApiRoutes(serve, {
        provider,
        engine,
        ledger,
        findKey: keyFinder({ db: deps.db, known }),
        findPlan: planFinder(known),
        originOf,
        asAppError: asAppError(log),
        others: providerReturnRoutes(serve, auth),
        before: few,
      }),
    )
    .route('/', functions);
  if (sandbox)
    app.route(
      '/',
      sandboxSignInRoutes(serve, {
        client: sandbox,
        asAppError: asAppError(log),
        originOf,
        productName,
      }),
    );
  if (shop) {
    app.route('/', sandboxPaymentRoutes(serve, shop));
    app.route(
      '/',
      sandboxPageRoutes(serve, { shop, originOf, productName, asAppError: asAppError(log) }),
    );
  }
  return app
    .route('/', modelFileRoutes(serve))
    .route('/', pageRoutes(serve, { site, originOf, countWorks }))
    .onError(onError(log))
    .notFound(onNotFound);
}

/** What the account's own room has to be told by others. */
const accountTools = (payments: Payments | null): AccountTools => ({
  describeUsage,
  readDisplayedCounts,
  cancelPayments: (ctx, user) => cancelPayments(ctx, payments, user),
});
