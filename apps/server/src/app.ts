import { addresses, pathOf } from '@cleanpaste/contract';
import { Hono } from 'hono';
import type { Config } from './config/environment.ts';
import type { Clock } from './context.ts';
import type { Handle } from './db/handle.ts';
import {
  type AccountTools,
  accountRoutes,
  actorFor,
  apiKeyRoutes,
  authParts,
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
  type Live,
  liveRoutes,
  type RequestLog,
} from './features/admin/index.ts';
import { allApiRoutes } from './features/api/index.ts';
import {
  cancelPayments,
  choosePayments,
  describeUsage,
  type Payments,
  paymentEventRoutes,
  paymentRoutes,
  requireSubscription,
  sandboxPageRoutes,
  sandboxPaymentRoutes,
} from './features/billing/index.ts';
import {
  checkRoutes,
  copyleaksFor,
  copyleaksProvider,
  copyleaksWebhookRoutes,
  localProvider,
} from './features/checking/index.ts';
import { cleaningRoutes, readDisplayedCounts } from './features/cleaning/index.ts';
import { historyRoutes } from './features/history/index.ts';
import { engineFor, strongParaphraseRoutes } from './features/rewriting/index.ts';
import { sharingRoutes } from './features/sharing/index.ts';
import { configurationRoutes, healthRoutes, pageRoutes, type Site } from './features/site/index.ts';
import { keyedHasher } from './hashing/keyed-hash.ts';
import type { AppEnv } from './http/app-env.ts';
import { identify, type ReadBearer, requireSignIn } from './http/callers.ts';
import { compressJson } from './http/compression.ts';
import type { ServeTools } from './http/endpoint-routes.ts';
import { accessLog, closeWhenStopping, type Readiness, requestId } from './http/every-request.ts';
import { noRoute, wrongMethod } from './http/no-route.ts';
import { asAppError, onError, onNotFound } from './http/on-error.ts';
import { openCors } from './http/open-cors.ts';
import { provideContext } from './http/provide-context.ts';
import { workUnderWay } from './http/rate-limits/calls-at-once.ts';
import { fewAtOnce } from './http/rate-limits/few-at-once.ts';
import { memoryLimiter, rateLimit } from './http/rate-limits/rate-limit.ts';
import { sharedLimiter } from './http/rate-limits/shared-limiter.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Log } from './log/log.ts';
import type { RunJob } from './threads/run-job.ts';
import type { ThreadPoolState } from './threads/thread-pool.ts';

/** Everything the application needs from outside; a test passes its own. */
export interface Deps {
  config: Config;
  db: Handle;
  clock: Clock;
  log: Log;
  /** Key of every hash; see `addressSecret`. */
  secret: string;
  readiness: Readiness;
  runJob: RunJob;
  sendMail: SendMail;
  live: Live;
  requestLog: RequestLog;
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
  const { config, log, site } = deps;
  const keyedHash = keyedHasher(deps.secret);
  const limiter = sharedLimiter(deps.db);
  const { cleanupsPerMinute } = config;
  const serve: ServeTools = { ...deps, limiter, cleanupsPerMinute, underWay: workUnderWay() };
  const sandbox = config.google || !config.sandboxAllowed ? null : sandboxClient(keyedHash);
  const auth = authParts({ ...deps, keyedHash, limiter, sandbox });
  const whoIs: ReadBearer = (ctx, bearer) => actorFor(ctx, { ...auth, bearer });
  const { payments, shop } = choosePayments({ config, keyedHash, port: deps.port });
  const copyleaks = copyleaksFor(config, { ...deps, limiter });
  const provider = copyleaks ? copyleaksProvider(copyleaks) : localProvider;
  const engine = engineFor(config, deps);
  const { originOf } = auth;
  const { productName } = config;

  const few = fewAtOnce();
  const calls = { name: 'calls', limit: config.cleanupsPerMinute * 10, seconds: 60 };
  const functions = new Hono<AppEnv>();
  functions
    .use('/functions/v1/*', compressJson, wrongMethod(functions), rateLimit(memoryLimiter(), calls))
    .route('/', cleaningRoutes(serve))
    .route('/', strongParaphraseRoutes(serve, { engine }))
    .route('/', checkRoutes(serve, { provider, engine }))
    .route('/', copyleaksWebhookRoutes(serve, copyleaks))
    .route('/', configurationRoutes(serve, auth))
    .route('/', signInRoutes(serve, auth))
    .route('/', accountRoutes(serve, accountTools(payments)))
    .route('/', apiKeyRoutes(serve, { requireSubscription }))
    .route('/', paymentRoutes(serve, { ...auth, payments }))
    .route('/', historyRoutes(serve))
    .route('/', sharingRoutes(serve))
    .route('/', feedbackRoutes(serve))
    .route('/', featureFlagRoutes(serve))
    .route('/', adminRoutes(serve, { gauges: deps }))
    .route('/', liveRoutes(serve, { live: deps.live, whoIs }))
    .all('/functions/v1/*', noRoute);

  const app = new Hono<AppEnv>()
    .use(requestId, accessLog(log, deps.requestLog.add), closeWhenStopping(deps.readiness))
    .use(
      securityHeaders({
        scriptHashes: site?.scriptHashes ?? [],
        styleHashes: site?.styleHashes ?? [],
        isHttps: config.publicUrl?.startsWith('https:') ?? false,
        analyticsOrigin: config.analytics ? new URL(config.analytics.script).origin : null,
      }),
    )
    .use(pathOf(addresses.rewriting.strongParaphrase), openCors(['POST', 'OPTIONS']))
    .use(provideContext(deps))
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
    app.route('/', sandboxPageRoutes(serve, { shop, originOf, asAppError: asAppError(log) }));
  }
  return app.route('/', pageRoutes(serve, site)).onError(onError(log)).notFound(onNotFound);
}

/** What the account's own room has to be told by others. */
const accountTools = (payments: Payments | null): AccountTools => ({
  describeUsage,
  readDisplayedCounts,
  cancelPayments: (ctx, userId) => cancelPayments(ctx, payments, userId),
});
