import { z } from 'zod';

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

const isWebAddress = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? '');

function isServiceUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
}

const priceList = (name: string) =>
  z
    .string()
    .regex(/^price_\w{1,100}(,price_\w{1,100}){0,9}$/, `${name} must be a price id of Stripe`);

const collector = (name: string) =>
  z.string().refine(isServiceUrl, `${name} must look like http://127.0.0.1:4318`);

const overHttp = (name: string) =>
  z.string().regex(/^http\/(json|protobuf)$/, `${name} must be http/json: gRPC is not spoken`);

const postgresUrl = (name: string) =>
  z
    .string()
    .refine(
      (value) => /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? ''),
      `${name} must look like postgres://user:password@host:5432/name`,
    );

const isPostgresUrl = (value: string) => /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '');

/** Addresses of databases, a minus before one that is to be emptied. */
const postgresUrls = (name: string) =>
  z.string().refine((value) => {
    const urls = value.split(',').map((one) => one.trim().replace(/^-/, ''));
    return urls.every(isPostgresUrl) && new Set(urls).size === urls.length;
  }, `${name} must be different addresses such as postgres://user:password@host:5432/name, with commas between them`);

/** The environment variables that are settings, each as it must look. */
export const variables = z.object({
  NODE_ENV: set(z.string()),
  DATA_DIR: set(line('DATA_DIR')),
  DATABASE_URL: set(postgresUrl('DATABASE_URL')),
  DATABASE_DIRECT_URL: set(postgresUrl('DATABASE_DIRECT_URL')),
  DATABASE_READ_URL: set(postgresUrl('DATABASE_READ_URL')),
  INDEX_DATABASE_URLS: set(postgresUrls('INDEX_DATABASE_URLS')),
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
  TRUST_REQUEST_ID: set(
    z.string().regex(/^(true|false)$/, 'TRUST_REQUEST_ID must be true or false'),
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
  GOOGLE_DISCOVERY_URL: set(
    z.string().refine(isWebAddress, 'GOOGLE_DISCOVERY_URL must be an http or https address'),
  ),
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
  BROWSER_MODEL_FILE: set(line('BROWSER_MODEL_FILE')),
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
  SERVICE_WORKER: set(z.string().regex(/^(on|off)$/, 'SERVICE_WORKER must be on or off')),
  LOG_LEVEL: set(
    z.string().regex(/^(info|error|silent)$/, 'LOG_LEVEL must be info, error or silent'),
  ),
  CLEANUPS_PER_MINUTE: set(whole('CLEANUPS_PER_MINUTE', 1, 1_000_000)),
  SLOW_QUERY_MS: set(whole('SLOW_QUERY_MS', 0, 600_000)),
  STOP_SECONDS: set(whole('STOP_SECONDS', 1, 600)),
  OTEL_EXPORTER_OTLP_ENDPOINT: set(collector('OTEL_EXPORTER_OTLP_ENDPOINT')),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: set(collector('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT')),
  OTEL_EXPORTER_OTLP_PROTOCOL: set(overHttp('OTEL_EXPORTER_OTLP_PROTOCOL')),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: set(overHttp('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL')),
  OTEL_SDK_DISABLED: set(z.string()),
  OTEL_TRACES_EXPORTER: set(z.string()),
  DRAIN_SECONDS: set(whole('DRAIN_SECONDS', 0, 600)),
  METRICS_HOST: set(line('METRICS_HOST')),
  METRICS_PORT: set(whole('METRICS_PORT', 0, 65_535)),
  METRICS_TOKEN: set(z.string().min(32, 'METRICS_TOKEN must have at least 32 characters')),
});
