import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.ts';

const switchedOff = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

const common = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': switchedOff.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const dataPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * What the page and its workers may do. Of inline scripts and styles only those that the build
 * wrote into the page, by their hash.
 */
export function pagePolicy(options: Omit<SecurityOptions, 'isHttps'>): string {
  const { scriptHashes, styleHashes, analyticsOrigin } = options;
  const others = analyticsOrigin ? [analyticsOrigin] : [];
  const own = (hashes: string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)];
  return [
    "default-src 'none'",
    ['script-src', ...own(scriptHashes), ...others].join(' '),
    ['style-src', ...own(styleHashes)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...others].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

export interface SecurityOptions {
  scriptHashes: string[];
  styleHashes: string[];
  /** True when visitors come by https: browsers then never try http again. */
  isHttps: boolean;
  /** Counted in only where analytics are on. */
  analyticsOrigin: string | null;
}

/** Puts the security headers on every answer, errors included. */
export function securityHeaders({ isHttps, ...options }: SecurityOptions) {
  const page = pagePolicy(options);
  const fixed = Object.entries({
    ...common,
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  });
  return createMiddleware<AppEnv>(async (c, next) => {
    for (const [name, value] of fixed) c.header(name, value);
    const isData = /^\/(?:functions|api|healthz|readyz)(?:\/|$)/.test(c.req.path);
    c.header('content-security-policy', isData ? dataPolicy : page);
    await next();
  });
}
