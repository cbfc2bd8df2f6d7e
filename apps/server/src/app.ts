import { Hono } from 'hono';
import type { Config } from './config/environment.ts';
import type { Clock } from './context.ts';
import type { Handle } from './db/handle.ts';
import { accountRoutes } from './features/accounts/account/routes.ts';
import { apiKeyRoutes } from './features/accounts/api-keys/routes.ts';
import type { SendMail } from './features/accounts/mail/rules.ts';
import { type SandboxClient, sandboxClient } from './features/accounts/sandbox-people/config.ts';
import { sandboxSignInRoutes } from './features/accounts/sandbox-people/routes.ts';
import { authParts } from './features/accounts/sign-in/config.ts';
import {
  type AuthParts,
  authRoutes,
  providerCallbackRoutes,
} from './features/accounts/sign-in/routes.ts';
import { actorFor } from './features/accounts/sign-in/service.ts';
import { featureFlagRoutes } from './features/admin/feature-flags/routes.ts';
import { feedbackRoutes } from './features/admin/feedback/routes.ts';
import type { Live } from './features/admin/live/service.ts';
import { adminRoutes } from './features/admin/panel/routes.ts';
import type { RequestLog } from './features/admin/request-log/service.ts';
import { apiRoutes } from './features/api/routes.ts';
import { paymentEventRoutes } from './features/billing/payment-events/routes.ts';
import { paymentRoutes } from './features/billing/payments/routes.ts';
import { cancelPayments } from './features/billing/payments/service.ts';
import { sandboxCheckoutRoutes } from './features/billing/sandbox-pages/routes.ts';
import { choosePayments, type SandboxShop } from './features/billing/sandbox-shop/config.ts';
import { sandboxPaymentRoutes } from './features/billing/sandbox-shop/routes.ts';
import { plagiarismCheckRoutes } from './features/checking/check/routes.ts';
import { localProvider } from './features/checking/check/service.ts';
import { copyleaksFor } from './features/checking/copyleaks/config.ts';
import { copyleaksProvider } from './features/checking/copyleaks/service.ts';
import { copyleaksEventRoutes } from './features/checking/copyleaks-webhooks/routes.ts';
import { cleanTextRoutes } from './features/cleaning/clean-text/routes.ts';
import { counterRoutes } from './features/cleaning/counter/routes.ts';
import { historyRoutes } from './features/history/routes.ts';
import { engineFor } from './features/rewriting/engine/config.ts';
import { strongParaphraseRoutes } from './features/rewriting/strong-paraphrase/routes.ts';
import { sharingRoutes } from './features/sharing/routes.ts';
import { siteConfigRoutes } from './features/site/configuration/routes.ts';
import { healthRoutes } from './features/site/health/routes.ts';
import type { Site } from './features/site/pages/data.ts';
import { siteRoutes } from './features/site/pages/routes.ts';
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
import type { RunJob } from './jobs.ts';
import type { Log } from './log/log.ts';
import type { WorkshopState } from './threads/thread-pool.ts';

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
  queue: () => WorkshopState;
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
  const sandboxShop = shopRoutes(shop, auth, log);
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
        cancelPayments: (ctx, userId) => cancelPayments(ctx, payments, userId),
      }),
    )
    .route('/', paymentRoutes({ ...auth, payments }))
    .route('/', apiKeyRoutes())
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
      .route('/', sandboxRoutes(sandbox, auth, deps))
      .route('/', sandboxShop.pages)
      .route('/', siteRoutes(site))
      .onError(onError(log))
      .notFound(onNotFound)
  );
}

function sandboxRoutes(
  client: SandboxClient | null,
  { originOf }: AuthParts,
  { config, log }: Pick<Deps, 'config' | 'log'>,
) {
  if (!client) return new Hono<AppEnv>();
  const { productName } = config;
  return sandboxSignInRoutes({ client, originOf, productName, asAppError: asAppError(log) });
}

/** What stands in for the payment provider, where it does. */
function shopRoutes(shop: SandboxShop | null, { originOf, limiter }: AuthParts, log: Log) {
  if (!shop) return { calls: new Hono<AppEnv>(), pages: new Hono<AppEnv>() };
  return {
    calls: sandboxPaymentRoutes(shop),
    pages: sandboxCheckoutRoutes({ shop, originOf, limiter, asAppError: asAppError(log) }),
  };
}
