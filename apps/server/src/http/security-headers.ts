import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { addHeaders } from './answer-headers.ts';
import type { AppEnv } from './app-env.ts';

const switchedOff = {
  accelerometer: [],
  autoplay: [],
  camera: [],
  displayCapture: [],
  encryptedMedia: [],
  geolocation: [],
  gyroscope: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: [],
  publickeyCredentialsGet: [],
  screenWakeLock: [],
  usb: [],
  xrSpatialTracking: [],
};

const common = {
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-origin',
  permissionsPolicy: switchedOff,
  referrerPolicy: 'same-origin',
  xContentTypeOptions: 'nosniff',
  xFrameOptions: 'DENY',
  // The rest of what the library sets says nothing to browsers of today.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

const none = ["'none'"];
const self = ["'self'"];

const dataPolicy = {
  defaultSrc: none,
  frameAncestors: none,
  baseUri: none,
  formAction: none,
};

/**
 * What the page and its workers may do. Of inline scripts and styles only those that the build
 * wrote into the page, by their hash.
 */
function pagePolicy(options: Omit<SecurityOptions, 'isHttps' | 'reportStyleHash'>) {
  const { scriptHashes, styleHashes, analyticsOrigin } = options;
  const others = analyticsOrigin ? [analyticsOrigin] : [];
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`);
  return {
    defaultSrc: none,
    scriptSrc: [...self, ...quoted(scriptHashes), ...others],
    styleSrc: [...self, ...quoted(styleHashes)],
    imgSrc: [...self, 'data:'],
    fontSrc: self,
    connectSrc: [...self, ...others],
    workerSrc: self,
    manifestSrc: self,
    formAction: self,
    frameAncestors: none,
    baseUri: none,
  };
}

/** The worker that runs a model file: WebAssembly, in workers that it makes of its own code. */
const modelWorker = /^\/assets\/model\.worker-[\w-]+\.js$/;
const modelPolicy = {
  defaultSrc: none,
  scriptSrc: [...self, "'wasm-unsafe-eval'"],
  connectSrc: self,
  workerSrc: ['blob:'],
  frameAncestors: none,
  baseUri: none,
};

/** A shared report: its own style, the site's fonts, and nothing else at all. */
const reportPolicy = (styleHash: string) => ({
  ...dataPolicy,
  styleSrc: [`'${styleHash}'`],
  fontSrc: self,
});

export interface SecurityOptions {
  scriptHashes: string[];
  styleHashes: string[];
  /** Of the pages of shared reports. */
  reportStyleHash: string;
  /** True when visitors come by https: browsers then never try http again. */
  isHttps: boolean;
  /** Counted in only where analytics are on. */
  analyticsOrigin: string | null;
}

/** What the library puts on any answer: the same each time, so it is asked once, when it is first needed. */
function once(options: Parameters<typeof secureHeaders>[0]) {
  let known: Record<string, string> | undefined;
  const sample = new Hono().use(secureHeaders(options)).get('/', (c) => c.body(null));
  return async () => {
    known ??= Object.fromEntries((await sample.request('/')).headers);
    return known;
  };
}

/** Puts the security headers on every answer, errors included. */
export function securityHeaders({ isHttps, ...options }: SecurityOptions) {
  const strictTransportSecurity = isHttps && 'max-age=31536000; includeSubDomains';
  // A model in a tab needs several threads, and those a page that shares its process with nobody. A
  // foreign script does not say that it may be embedded: it is fetched without cookies instead.
  const crossOriginEmbedderPolicy = options.analyticsOrigin ? 'credentialless' : 'require-corp';
  const headersWith = (contentSecurityPolicy: Record<string, string[]>) =>
    once({
      ...common,
      crossOriginEmbedderPolicy,
      strictTransportSecurity,
      contentSecurityPolicy,
    });
  const ofData = headersWith(dataPolicy);
  const ofPages = headersWith(pagePolicy(options));
  const ofModelWorker = headersWith(modelPolicy);
  const ofReports = headersWith(reportPolicy(options.reportStyleHash));
  const headersOf = (path: string) => {
    if (/^\/(?:functions|api|healthz|readyz)(?:\/|$)/.test(path)) return ofData();
    if (path.startsWith('/reports/')) return ofReports();
    return modelWorker.test(path) ? ofModelWorker() : ofPages();
  };
  return createMiddleware<AppEnv>(async (c, next) => {
    addHeaders(c, await headersOf(c.req.path));
    await next();
  });
}
