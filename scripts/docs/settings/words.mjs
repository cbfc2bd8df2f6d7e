/**
 * What operators read about each setting. Names, forms and defaults come from the configuration itself.
 * @typedef {import('../../../apps/server/src/config/environment.ts').Config} Config
 * @typedef {{group: string, meaning: string, value?: string | ((config: Config) => string)}} Words
 */

export const groups = [
  {
    group: 'everybody',
    title: 'For everybody',
    says: 'None is needed on one machine for oneself. For visitors, `PUBLIC_URL`, `TRUST_PROXY` and `NODE_ENV=production` are.',
  },
  {
    group: 'names',
    title: 'What it is called',
    says: 'Counts from the next start, without a build.',
  },
  {
    group: 'sign-in',
    title: 'Sign-in',
    says: 'Without them nobody can make an account, but in the sandbox. See [Signing in](#signing-in).',
  },
  {
    group: 'payments',
    title: 'Payments',
    says: 'The four of Stripe are set together or not at all. See [Payments](#payments).',
  },
  { group: 'mail', title: 'Mail', says: 'Without a mail server mail is left in the data folder.' },
  {
    group: 'many',
    title: 'Many machines',
    says: 'The same at every process. See [Several processes](#several-processes).',
  },
  {
    group: 'watching',
    title: 'Watching',
    says: 'See [Figures and alerts](#figures-and-alerts).',
  },
  { group: 'limits', title: 'Limits', says: 'How much is let through, and how long it may take.' },
  {
    group: 'providers',
    title: 'Providers of rewrites and checks',
    says: "Without them texts stay on the machine. See [A model for the stronger rewrite](#a-model-for-the-stronger-rewrite), [A model in visitors' browsers](#a-model-in-visitors-browsers) and [Copyleaks](#copyleaks).",
  },
];

const quoted = (value) => `\`${value}\``;
const together = (names) => `set together with ${names}`;

/** @type {Record<string, Words>} */
export const words = {
  NODE_ENV: {
    group: 'everybody',
    meaning: '`production` refuses what is for development only',
  },
  DATA_DIR: {
    group: 'everybody',
    value: '`./data`',
    meaning: 'Folder of the embedded database, of the address secret and of mail that is not sent',
  },
  HOST: { group: 'everybody', value: (it) => quoted(it.host), meaning: 'Where to listen' },
  PORT: {
    group: 'everybody',
    value: (it) => quoted(it.port),
    meaning: 'The port there; 0 takes any free one',
  },
  PUBLIC_URL: {
    group: 'everybody',
    value: 'the address asked for, on this machine only',
    meaning:
      'Origin that visitors use; with https, browsers are told never to use http and cookies are `Secure`. Without it nobody can sign in from another machine: a forged `Host` header must not lead a sign-in or a mail elsewhere',
  },
  TRUST_PROXY: {
    group: 'everybody',
    value: (it) => quoted(it.trustedProxies),
    meaning: 'How many proxies in front append to `X-Forwarded-For`',
  },
  TRUST_REQUEST_ID: {
    group: 'watching',
    value: (it) => quoted(it.trustRequestId),
    meaning:
      'With `TRUST_PROXY`: whether the proxy sets `X-Request-Id` and `traceparent`; `false` where it passes on what visitors send, see [Traces](#traces-and-the-id-of-a-request)',
  },
  SERVICE_WORKER: {
    group: 'everybody',
    value: (it) => quoted(it.serviceWorker ? 'on' : 'off'),
    meaning: '`off` has browsers forget the site that they keep for use without a network',
  },
  PRODUCT_NAME: {
    group: 'names',
    value: (it) => quoted(it.productName),
    meaning: 'What every page, mail and document calls it',
  },
  SUPPORT_EMAIL: {
    group: 'names',
    value: (it) => quoted(it.supportEmail),
    meaning: 'Where people are told to write',
  },
  COMPANY_LINE: { group: 'names', value: "the product's name", meaning: 'Who is behind it' },
  ANALYTICS_SCRIPT: {
    group: 'names',
    meaning: 'An analytics script, see [Analytics](#analytics)',
  },
  ANALYTICS_SITE: { group: 'names', meaning: "The site's name at it (`data-site`)" },
  ADMIN_EMAIL: {
    group: 'sign-in',
    meaning: 'The account with this address, once verified, is the admin; none without it',
  },
  GOOGLE_CLIENT_ID: {
    group: 'sign-in',
    meaning: `Sign-in with Google, ${together('the next one')}`,
  },
  GOOGLE_CLIENT_SECRET: { group: 'sign-in', meaning: 'Its secret' },
  GOOGLE_DISCOVERY_URL: {
    group: 'sign-in',
    value: "Google's",
    meaning: "Discovery document of another OpenID provider in Google's place",
  },
  ALLOW_SANDBOX: {
    group: 'sign-in',
    value: '`true`; `false` in production and behind https',
    meaning:
      'Whether the sandboxes may stand in for Google and for Stripe: anybody can then be anybody, and have any plan',
  },
  STRIPE_SECRET_KEY: { group: 'payments', meaning: 'Payments with Stripe' },
  STRIPE_WEBHOOK_SECRET: { group: 'payments', meaning: 'What Stripe signs its events with' },
  STRIPE_PRICE_PRO: {
    group: 'payments',
    meaning: 'Prices of the plan Pro: the first is sold, the former ones behind it still count',
  },
  STRIPE_PRICE_PRO_5K: { group: 'payments', meaning: 'The same of the plan Pro 5k' },
  SMTP_URL: { group: 'mail', meaning: 'Mail server; without it mail goes to the outbox' },
  MAIL_FROM: {
    group: 'mail',
    value: 'product name and `SUPPORT_EMAIL`',
    meaning: 'Sender of mails, such as `CleanPaste <no-reply@example.com>`',
  },
  DATABASE_URL: {
    group: 'many',
    value: 'the embedded database',
    meaning: 'A PostgreSQL (15 or newer) in its place',
  },
  DATABASE_DIRECT_URL: {
    group: 'many',
    value: '`DATABASE_URL`',
    meaning: 'The database itself, where `DATABASE_URL` leads to a connection pooler',
  },
  DATABASE_READ_URL: {
    group: 'many',
    value: '`DATABASE_URL`',
    meaning: 'A replica, for what may be read a moment late',
  },
  INDEX_DATABASE_URLS: {
    group: 'many',
    value: 'none',
    meaning: 'Servers that the index of the corpus is spread over; a minus before one empties it',
  },
  ADDRESS_HASH_SECRET: {
    group: 'many',
    value: 'made once, kept in `DATA_DIR`',
    meaning: 'Key of all hashes, of sessions and of access tokens',
  },
  LOG_LEVEL: {
    group: 'watching',
    value: (it) => quoted(it.logLevel),
    meaning: 'Which lines are written; figures count them all',
  },
  METRICS_PORT: {
    group: 'watching',
    meaning: 'Port at which Prometheus reads `/metrics`; without it there are none',
  },
  METRICS_HOST: {
    group: 'watching',
    value: (it) => quoted(it.metrics?.host),
    meaning: 'Where that port is open; an address that other machines reach needs a token',
  },
  METRICS_TOKEN: {
    group: 'watching',
    meaning: 'What readers bring as `Authorization: Bearer …`',
  },
  SLOW_QUERY_MS: {
    group: 'watching',
    value: (it) => quoted(it.slowQueryMs),
    meaning:
      'A statement that takes the database longer has a line `slow-query` in the log; 0: none has',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    group: 'watching',
    meaning:
      'A collector of traces, see [Traces](#traces-and-the-id-of-a-request); without it there are none',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    group: 'watching',
    meaning: 'The whole address for traces, where it is another one',
  },
  OTEL_EXPORTER_OTLP_PROTOCOL: {
    group: 'watching',
    meaning: 'How they are sent; gRPC is not spoken',
  },
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: {
    group: 'watching',
    meaning: 'The same, of traces alone',
  },
  OTEL_SDK_DISABLED: { group: 'watching', meaning: '`true`: no traces, whatever else is set' },
  OTEL_TRACES_EXPORTER: { group: 'watching', meaning: '`none`: the same' },
  CLEANUPS_PER_MINUTE: {
    group: 'limits',
    value: (it) => quoted(it.cleanupsPerMinute),
    meaning: 'Cleanups per minute and client address; of all calls together, ten times as many',
  },
  STOP_SECONDS: {
    group: 'limits',
    value: (it) => quoted(it.stopSeconds),
    meaning: 'How long requests in flight may take when stopping',
  },
  DRAIN_SECONDS: {
    group: 'many',
    value: (it) => quoted(it.drainSeconds),
    meaning:
      'How long a stopping process goes on answering while `/readyz` says 503, before it takes no connections any more: for a balancer to notice',
  },
  REWRITE_BASE_URL: {
    group: 'providers',
    meaning: `A server that speaks chat completions, ${together('`REWRITE_MODEL`')}`,
  },
  REWRITE_MODEL: { group: 'providers', meaning: "The model's name there" },
  REWRITE_API_KEY: {
    group: 'providers',
    meaning: 'Its key; needed unless the model runs on this machine',
  },
  REWRITE_TIMEOUT: {
    group: 'providers',
    value: (it) => quoted(it.rewrite?.timeoutSeconds),
    meaning: 'Seconds of silence from the model that are waited through',
  },
  REWRITE_PARALLEL: {
    group: 'providers',
    value: (it) => quoted(it.rewrite?.parallel),
    meaning: 'Calls to the model at a time, of all visitors together',
  },
  BROWSER_MODEL_FILE: {
    group: 'providers',
    meaning: "A model in the format GGUF that visitors' browsers may fetch and run by themselves",
  },
  COPYLEAKS_EMAIL: {
    group: 'providers',
    meaning: `Check texts at Copyleaks, ${together('the next one')}; needs \`PUBLIC_URL\``,
  },
  COPYLEAKS_API_KEY: { group: 'providers', meaning: 'Its key' },
  COPYLEAKS_SANDBOX: {
    group: 'providers',
    value: (it) => quoted(it.copyleaks?.sandbox),
    meaning: '`true`: free, invented results; in production only with `ALLOW_SANDBOX=true`',
  },
  COPYLEAKS_TIMEOUT: {
    group: 'providers',
    value: (it) => quoted(it.copyleaks?.timeoutSeconds),
    meaning: 'Seconds that one scan is waited for',
  },
  COPYLEAKS_API_URL: {
    group: 'providers',
    value: (it) => quoted(it.copyleaks?.apiUrl),
    meaning: 'Origin of its API, to go through a proxy',
  },
  COPYLEAKS_ID_URL: {
    group: 'providers',
    value: (it) => quoted(it.copyleaks && new URL(it.copyleaks.loginUrl).origin),
    meaning: 'Origin of its login',
  },
};
