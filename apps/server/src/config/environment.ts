import { resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

/** A variable that is set to nothing counts as not set, as compose files and shells write it. */
const set = (schema: z.ZodType<string>) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const line = (name: string) =>
  z.string().regex(/^[^\r\n\0]{1,200}$/, `${name} must be one line of at most 200 characters`);

const whole = (name: string, min: number, max: number) =>
  z
    .string()
    .refine(
      (value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max,
      `${name} must be a whole number from ${min} to ${max}`,
    );

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && `${url.origin}/` === url.href;
}

function isServiceUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
}

const priceList = (name: string) =>
  z
    .string()
    .regex(/^price_\w{1,100}(,price_\w{1,100}){0,9}$/, `${name} must be a price id of Stripe`);

const environment = z.object({
  NODE_ENV: set(z.string()),
  DATA_DIR: set(line('DATA_DIR')),
  DATABASE_URL: set(
    z
      .string()
      .refine(
        (value) => /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? ''),
        'DATABASE_URL must look like postgres://user:password@host:5432/name',
      ),
  ),
  HOST: set(line('HOST')),
  PORT: set(whole('PORT', 0, 65_535)),
  PUBLIC_URL: set(
    z.string().refine(isOrigin, 'PUBLIC_URL must be an origin such as https://example.com'),
  ),
  TRUST_PROXY: set(
    z
      .string()
      .regex(/^(true|false|\d)$/, 'TRUST_PROXY must be the number of proxies in front (0 to 9)'),
  ),
  ADDRESS_HASH_SECRET: set(
    z.string().min(32, 'ADDRESS_HASH_SECRET must have at least 32 characters'),
  ),
  PRODUCT_NAME: set(line('PRODUCT_NAME')),
  SUPPORT_EMAIL: set(z.email('SUPPORT_EMAIL must be an e-mail address')),
  COMPANY_LINE: set(line('COMPANY_LINE')),
  ANALYTICS_SCRIPT: set(
    z
      .string()
      .refine(
        (value) => URL.parse(value)?.protocol === 'https:',
        'ANALYTICS_SCRIPT must be an https address',
      ),
  ),
  ANALYTICS_SITE: set(line('ANALYTICS_SITE')),
  ADMIN_EMAIL: set(z.email('ADMIN_EMAIL must be an e-mail address')),
  GOOGLE_CLIENT_ID: set(line('GOOGLE_CLIENT_ID')),
  GOOGLE_CLIENT_SECRET: set(line('GOOGLE_CLIENT_SECRET')),
  GOOGLE_DISCOVERY_URL: set(z.url('GOOGLE_DISCOVERY_URL must be an address')),
  SMTP_URL: set(
    z
      .string()
      .refine(
        (value) => /^smtps?:$/.test(URL.parse(value)?.protocol ?? ''),
        'SMTP_URL must look like smtp://user:password@host:587',
      ),
  ),
  MAIL_FROM: set(line('MAIL_FROM')),
  REWRITE_BASE_URL: set(
    z.string().refine(isServiceUrl, 'REWRITE_BASE_URL must look like http://127.0.0.1:11434/v1'),
  ),
  REWRITE_MODEL: set(line('REWRITE_MODEL')),
  REWRITE_API_KEY: set(
    z.string().regex(/^[\x21-\x7e]{1,500}$/, 'REWRITE_API_KEY must be visible characters only'),
  ),
  REWRITE_TIMEOUT: set(whole('REWRITE_TIMEOUT', 1, 600)),
  REWRITE_PARALLEL: set(whole('REWRITE_PARALLEL', 1, 64)),
  COPYLEAKS_EMAIL: set(z.email('COPYLEAKS_EMAIL must be an e-mail address')),
  COPYLEAKS_API_KEY: set(
    z.string().regex(/^[\x21-\x7e]{1,500}$/, 'COPYLEAKS_API_KEY must be visible characters only'),
  ),
  COPYLEAKS_SANDBOX: set(
    z.string().regex(/^(true|false)$/, 'COPYLEAKS_SANDBOX must be true or false'),
  ),
  /** A fix has four scans, and work of over 15 minutes counts as broken off. */
  COPYLEAKS_TIMEOUT: set(whole('COPYLEAKS_TIMEOUT', 1, 210)),
  COPYLEAKS_API_URL: set(
    z.string().refine(isOrigin, 'COPYLEAKS_API_URL must look like https://api.copyleaks.com'),
  ),
  COPYLEAKS_ID_URL: set(
    z.string().refine(isOrigin, 'COPYLEAKS_ID_URL must look like https://id.copyleaks.com'),
  ),
  STRIPE_SECRET_KEY: set(
    z
      .string()
      .regex(/^(sk|rk)_[\x21-\x7e]{1,250}$/, 'STRIPE_SECRET_KEY must begin with sk_ or rk_'),
  ),
  STRIPE_WEBHOOK_SECRET: set(
    z.string().regex(/^whsec_[\x21-\x7e]{1,250}$/, 'STRIPE_WEBHOOK_SECRET must begin with whsec_'),
  ),
  STRIPE_PRICE_PRO: set(priceList('STRIPE_PRICE_PRO')),
  STRIPE_PRICE_PRO_5K: set(priceList('STRIPE_PRICE_PRO_5K')),
  ALLOW_SANDBOX: set(z.string().regex(/^(true|false)$/, 'ALLOW_SANDBOX must be true or false')),
  LOG_LEVEL: set(
    z.string().regex(/^(info|error|silent)$/, 'LOG_LEVEL must be info, error or silent'),
  ),
  CLEANUPS_PER_MINUTE: set(whole('CLEANUPS_PER_MINUTE', 1, 1_000_000)),
  STOP_SECONDS: set(whole('STOP_SECONDS', 1, 600)),
});

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings from environment variables.
 * @param env usually `process.env`
 * @throws StartError with one line that names the first bad variable; values are never repeated
 */
export function readConfig(env: Record<string, string | undefined>) {
  const parsed = environment.safeParse(env);
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
  return {
    production,
    dataDir: resolve(v.DATA_DIR ?? 'data'),
    databaseUrl: v.DATABASE_URL ?? null,
    host,
    port,
    /** Null: whatever address the server listens on. */
    publicUrl: v.PUBLIC_URL ? new URL(v.PUBLIC_URL).origin : null,
    /** How many proxies add an address to X-Forwarded-For. */
    trustedProxies: Number((v.TRUST_PROXY ?? '0').replace('true', '1').replace('false', '0')),
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
    logLevel: (v.LOG_LEVEL ?? 'info') as 'info' | 'error' | 'silent',
    cleanupsPerMinute: Number(v.CLEANUPS_PER_MINUTE ?? 120),
    stopSeconds: Number(v.STOP_SECONDS ?? 10),
  };
}
