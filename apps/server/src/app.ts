import { Hono } from 'hono';
import type { Config } from './config/environment.ts';
import type { Clock } from './context.ts';
import type { Handle } from './db/handle.ts';
import {
  type AuthParts,
  accountRoutes,
  actorFor,
  apiKeyRoutes,
  authParts,
  authRoutes,
  providerCallbackRoutes,
  type SandboxClient,
  type SendMail,
  sandboxClient,
  sandboxSignInRoutes,
} from './features/accounts/index.ts';
import {
  adminRoutes,
  featureFlagRoutes,
  feedbackRoutes,
  type Live,
  type RequestLog,
} from './features/admin/index.ts';
import { apiRoutes } from './features/api/index.ts';
import {
  cancelPayments,
  choosePayments,
  describeUsage,
  eraseUsage,
  paymentEventRoutes,
  paymentRoutes,
  requireSubscription,
  type SandboxShop,
  sandboxCheckoutRoutes,
  sandboxPaymentRoutes,
} from './features/billing/index.ts';
import {
  copyleaksEventRoutes,
  copyleaksFor,
  copyleaksProvider,
  localProvider,
  plagiarismCheckRoutes,
} from './features/checking/index.ts';
import { cleanTextRoutes, counterRoutes, readDisplayedCounts } from './features/cleaning/index.ts';
import { historyRoutes } from './features/history/index.ts';
import { engineFor, strongParaphraseRoutes } from './features/rewriting/index.ts';
import { sharingRoutes } from './features/sharing/index.ts';
import { healthRoutes, type Site, siteConfigRoutes, siteRoutes } from './features/site/index.ts';
import { keyedHasher } from './hashing/keyed-hash.ts';
import { accessLog } from './http/access-log.ts';
import type { AppEnv } from './http/app-env.ts';
import { compressJson } from './http/compress-json.ts';
import { identify, type ReadBearer } from './http/identify.ts';
import { noRoute, wrongMethod } from './http/no-route.ts';
import { asAppError, onError, onNotFound } from './http/on-error.ts';
import { openCors } from './http/open-cors.ts';
import { provideContext } from './http/provide-context.ts';
import { requireSignIn } from './http/public-routes.ts';
import { memoryLimiter } from './http/rate-limits/memory-limiter.ts';
import { rateLimit } from './http/rate-limits/rate-limit.ts';
import { sharedLimiter } from './http/rate-limits/shared-limiter.ts';
import { closeWhenStopping, type Readiness } from './http/readiness.ts';
import { requestId } from './http/request-id.ts';
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
}

/** Puts the application together; nothing in it is shared with another application. */
export function createApp(deps: Deps) {
  const { config, log, site } = deps;
  const keyedHash = keyedHasher(deps.secret);
  const limiter = sharedLimiter(deps.db);
  const sandbox = config.google || !config.sandboxAllowed ? null : sandboxClient(keyedHash);
  const auth = authParts({ ...deps, keyedHash, limiter, sandbox });
  const whoIs: ReadBearer = (ctx, bearer) => actorFor(ctx, { ...auth, bearer });
  const { payments, shop } = choosePayments({ config, keyedHash, port: deps.port });
  const sandboxShop = shopRoutes(shop, auth);
  const calls = { name: 'calls', limit: config.cleanupsPerMinute * 10, seconds: 60 };
  const functions = new Hono<AppEnv>();
  const engine = engineFor(config, deps);
  const copyleaks = copyleaksFor(config, { ...deps, limiter });
  const provider = copyleaks ? copyleaksProvider(copyleaks) : localProvider;
  const longWorkPerMinute = Math.ceil(config.cleanupsPerMinute / 4);
  const typedFunctions = functions
    .use(compressJson, wrongMethod(functions), rateLimit(memoryLimiter(), calls))
    .route('/', cleanTextRoutes(limiter, config.cleanupsPerMinute))
    .route('/', strongParaphraseRoutes(limiter, { engine, perMinute: longWorkPerMinute }))
    .route(
      '/',
      plagiarismCheckRoutes(limiter, {
        provider,
        engine,
        perMinute: longWorkPerMinute,
      }),
    )
    .route('/', copyleaksEventRoutes(copyleaks))
    .route('/', counterRoutes())
    .route('/', siteConfigRoutes(auth))
    .route('/', authRoutes(auth))
    .route(
      '/',
      accountRoutes({
        describeUsage,
        readDisplayedCounts,
        cancelPayments: (ctx, userId) => cancelPayments(ctx, payments, userId),
        eraseUsage,
      }),
    )
    .route('/', paymentRoutes({ ...auth, payments }))
    .route('/', apiKeyRoutes({ requireSubscription }))
    .route('/', historyRoutes())
    .route('/', feedbackRoutes(limiter))
    .route('/', sharingRoutes(limiter))
    .route('/', featureFlagRoutes())
    .route('/', adminRoutes({ gauges: deps, live: deps.live, whoIs }))
    .all('/*', noRoute);
  return (
    new Hono<AppEnv>()
      .use(requestId, accessLog(log, deps.requestLog.add), closeWhenStopping(deps.readiness))
      .use(
        securityHeaders({
          scriptHashes: site?.scriptHashes ?? [],
          styleHashes: site?.styleHashes ?? [],
          isHttps: config.publicUrl?.startsWith('https:') ?? false,
          analyticsOrigin: config.analytics ? new URL(config.analytics.script).origin : null,
        }),
      )
      .use('/functions/v1/strong-paraphrase', openCors(['POST', 'OPTIONS']))
      .use(provideContext(deps))
      // Elsewhere bearer tokens are not ours: the sandbox provider has its own.
      .use('/functions/*', identify(whoIs))
      // The stand-in's calls are made by this server, which shows a key of its own.
      .route('/', sandboxShop.calls)
      .use(requireSignIn)
      .route('/', healthRoutes(deps.readiness))
      // The provider has no limit of calls: it sends what happened.
      .route('/', paymentEventRoutes(payments))
      .route(
        '/',
        apiRoutes({
          provider,
          engine,
          limiter,
          perMinute: config.cleanupsPerMinute,
          originOf: auth.originOf,
          asAppError: asAppError(log),
        }),
      )
      .route('/functions/v1', typedFunctions)
      .route('/', providerCallbackRoutes(auth))
      .route('/', sandboxRoutes(sandbox, auth, config))
      .route('/', sandboxShop.pages)
      .route('/', siteRoutes(site))
      .onError(onError(log))
      .notFound(onNotFound)
  );
}

function sandboxRoutes(client: SandboxClient | null, { originOf }: AuthParts, config: Config) {
  if (!client) return new Hono<AppEnv>();
  return sandboxSignInRoutes({ client, originOf, productName: config.productName });
}

/** What stands in for the payment provider, where it does. */
function shopRoutes(shop: SandboxShop | null, { originOf, limiter }: AuthParts) {
  if (!shop) return { calls: new Hono<AppEnv>(), pages: new Hono<AppEnv>() };
  return {
    calls: sandboxPaymentRoutes(shop),
    pages: sandboxCheckoutRoutes({ shop, originOf, limiter }),
  };
}
