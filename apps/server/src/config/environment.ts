import { resolve } from 'node:path';
import { apiCallsPerMinute } from '@cleanpaste/contract';
import { modelFileAt } from './model-file.ts';
import { StartError } from './start-error.ts';
import { variables } from './variables.ts';

/** Addresses of this machine that no other one can reach. */
const loopback = /^(127\.\d+\.\d+\.\d+|::1|localhost)$/;

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings from environment variables.
 * @param env usually `process.env`
 * @throws StartError with one line that names the first bad variable; values are never repeated
 */
export function readConfig(env: Record<string, string | undefined>) {
  const parsed = variables.safeParse(env);
  if (!parsed.success) {
    throw new StartError(parsed.error.issues[0]?.message ?? 'a setting is wrong');
  }
  const v = parsed.data;
  const host = v.HOST ?? '127.0.0.1';
  const port = Number(v.PORT ?? 3000);
  const productName = v.PRODUCT_NAME ?? 'CleanPaste';
  const supportEmail = v.SUPPORT_EMAIL ?? 'support@cleanpaste.example';
  const production = v.NODE_ENV === 'production';
  if (Boolean(v.GOOGLE_CLIENT_ID) !== Boolean(v.GOOGLE_CLIENT_SECRET)) {
    throw new StartError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together');
  }
  if (Boolean(v.REWRITE_BASE_URL) !== Boolean(v.REWRITE_MODEL)) {
    throw new StartError('REWRITE_BASE_URL and REWRITE_MODEL must be set together');
  }
  const sandboxAllowed = v.ALLOW_SANDBOX
    ? v.ALLOW_SANDBOX === 'true'
    : !production && !v.PUBLIC_URL?.startsWith('https:');
  if (Boolean(v.COPYLEAKS_EMAIL) !== Boolean(v.COPYLEAKS_API_KEY)) {
    throw new StartError('COPYLEAKS_EMAIL and COPYLEAKS_API_KEY must be set together');
  }
  if (v.COPYLEAKS_EMAIL && !v.PUBLIC_URL) {
    throw new StartError('Copyleaks sends its results to this server: set PUBLIC_URL as well');
  }
  if (v.COPYLEAKS_EMAIL && v.COPYLEAKS_SANDBOX === 'true' && production && !sandboxAllowed) {
    throw new StartError(
      'COPYLEAKS_SANDBOX gives invented results: in production it needs ALLOW_SANDBOX=true',
    );
  }
  const stripe = [
    v.STRIPE_SECRET_KEY,
    v.STRIPE_WEBHOOK_SECRET,
    v.STRIPE_PRICE_PRO,
    v.STRIPE_PRICE_PRO_5K,
  ].filter((value) => value !== undefined);
  if (stripe.length > 0 && stripe.length < 4) {
    throw new StartError(
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PRO and STRIPE_PRICE_PRO_5K must be set together',
    );
  }
  if ((v.DATABASE_DIRECT_URL || v.DATABASE_READ_URL) && !v.DATABASE_URL) {
    throw new StartError('DATABASE_DIRECT_URL and DATABASE_READ_URL need DATABASE_URL');
  }
  if (v.INDEX_DATABASE_URLS && !v.DATABASE_URL) {
    throw new StartError('INDEX_DATABASE_URLS needs DATABASE_URL');
  }
  const metricsHost = v.METRICS_HOST ?? '127.0.0.1';
  if (v.METRICS_PORT && !v.METRICS_TOKEN && !loopback.test(metricsHost)) {
    throw new StartError(
      'METRICS_HOST can be reached from other machines: set METRICS_TOKEN as well',
    );
  }
  return {
    production,
    dataDir: resolve(v.DATA_DIR ?? 'data'),
    databaseUrl: v.DATABASE_URL ?? null,
    /** The database server itself, where the other address leads to a pooler. */
    databaseDirectUrl: v.DATABASE_DIRECT_URL ?? null,
    /** A replica that may be asked; null: there is none. */
    databaseReadUrl: v.DATABASE_READ_URL ?? null,
    /** Servers that hold shares of the index of the corpus; one that is leaving gets no more. */
    indexServers: (v.INDEX_DATABASE_URLS ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map((one) => ({ url: one.replace(/^-/, ''), isLeaving: one.startsWith('-') })),
    host,
    port,
    /** Null: whatever address the server listens on. */
    publicUrl: v.PUBLIC_URL ? new URL(v.PUBLIC_URL).origin : null,
    /** How many proxies add an address to X-Forwarded-For. */
    trustedProxies: Number((v.TRUST_PROXY ?? '0').replace('true', '1').replace('false', '0')),
    /** Whether those proxies set the id of a request and its trace, and do not pass on what visitors send. */
    trustRequestId: v.TRUST_REQUEST_ID !== 'false',
    addressHashSecret: v.ADDRESS_HASH_SECRET ?? null,
    productName,
    supportEmail,
    companyLine: v.COMPANY_LINE ?? productName,
    /** The admin is the account with this address, verified; null: there is none. */
    adminEmail: v.ADMIN_EMAIL ?? null,
    google:
      v.GOOGLE_CLIENT_ID && v.GOOGLE_CLIENT_SECRET
        ? {
            clientId: v.GOOGLE_CLIENT_ID,
            clientSecret: v.GOOGLE_CLIENT_SECRET,
            discoveryUrl:
              v.GOOGLE_DISCOVERY_URL ??
              'https://accounts.google.com/.well-known/openid-configuration',
          }
        : null,
    /** Off unless a script is named. */
    analytics: v.ANALYTICS_SCRIPT
      ? { script: v.ANALYTICS_SCRIPT, site: v.ANALYTICS_SITE ?? '' }
      : null,
    smtpUrl: v.SMTP_URL ?? null,
    /** Quoted, because a comma in the name would make two senders of it. */
    mailFrom: v.MAIL_FROM ?? `${JSON.stringify(productName)} <${supportEmail}>`,
    /** The model that rewrites; null: the built-in engine does. */
    rewrite:
      v.REWRITE_BASE_URL && v.REWRITE_MODEL
        ? {
            baseUrl: v.REWRITE_BASE_URL.replace(/\/+$/, ''),
            model: v.REWRITE_MODEL,
            apiKey: v.REWRITE_API_KEY ?? null,
            timeoutSeconds: Number(v.REWRITE_TIMEOUT ?? 120),
            parallel: Number(v.REWRITE_PARALLEL ?? 4),
          }
        : null,
    /** A model that browsers may fetch and run by themselves; null: they bring their own. */
    modelFile: v.BROWSER_MODEL_FILE ? modelFileAt(resolve(v.BROWSER_MODEL_FILE)) : null,
    /** Who checks texts; null: the built-in check. */
    copyleaks:
      v.COPYLEAKS_EMAIL && v.COPYLEAKS_API_KEY
        ? {
            email: v.COPYLEAKS_EMAIL,
            apiKey: v.COPYLEAKS_API_KEY,
            sandbox: v.COPYLEAKS_SANDBOX === 'true',
            timeoutSeconds: Number(v.COPYLEAKS_TIMEOUT ?? 180),
            apiUrl: new URL(v.COPYLEAKS_API_URL ?? 'https://api.copyleaks.com').origin,
            loginUrl: `${new URL(v.COPYLEAKS_ID_URL ?? 'https://id.copyleaks.com').origin}/v3/account/login/api`,
          }
        : null,
    /** Null: no payments, or the sandbox. The first price of a plan is for sale; older ones still count as it. */
    stripe:
      v.STRIPE_SECRET_KEY && v.STRIPE_WEBHOOK_SECRET && v.STRIPE_PRICE_PRO && v.STRIPE_PRICE_PRO_5K
        ? {
            secretKey: v.STRIPE_SECRET_KEY,
            webhookSecret: v.STRIPE_WEBHOOK_SECRET,
            prices: {
              pro: v.STRIPE_PRICE_PRO.split(','),
              pro5k: v.STRIPE_PRICE_PRO_5K.split(','),
            },
          }
        : null,
    /** Whether stand-ins for sign-in and payments may run where the real ones are not set up. */
    sandboxAllowed,
    /** Whether browsers may keep the site for use without a network. */
    serviceWorker: v.SERVICE_WORKER !== 'off',
    logLevel: (v.LOG_LEVEL ?? 'info') as 'info' | 'error' | 'silent',
    cleanupsPerMinute: Number(v.CLEANUPS_PER_MINUTE ?? apiCallsPerMinute.ofKey),
    /** A statement that takes longer has a line in the log; 0: none has. */
    slowQueryMs: Number(v.SLOW_QUERY_MS ?? 500),
    stopSeconds: Number(v.STOP_SECONDS ?? 10),
    /** Whether traces are sent; where to and how, OpenTelemetry's own variables say. */
    tracing:
      Boolean(v.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? v.OTEL_EXPORTER_OTLP_ENDPOINT) &&
      v.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
      v.OTEL_TRACES_EXPORTER !== 'none',
    /** How long a stopping server goes on as before, while it says that it is not ready. */
    drainSeconds: Number(v.DRAIN_SECONDS ?? 0),
    /** Where figures for Prometheus are read; null: nowhere. */
    metrics: v.METRICS_PORT
      ? { host: metricsHost, port: Number(v.METRICS_PORT), token: v.METRICS_TOKEN ?? null }
      : null,
  };
}
