import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
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
function pagePolicy(options: Omit<SecurityOptions, 'isHttps'>) {
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
  const strictTransportSecurity = isHttps && 'max-age=31536000; includeSubDomains';
  const headersWith = (contentSecurityPolicy: Record<string, string[]>) =>
    secureHeaders({ ...common, strictTransportSecurity, contentSecurityPolicy });
  const [ofData, ofPages] = [headersWith(dataPolicy), headersWith(pagePolicy(options))];
  return createMiddleware<AppEnv>((c, next) => {
    const isData = /^\/(?:functions|api|healthz|readyz)(?:\/|$)/.test(c.req.path);
    return isData ? ofData(c, next) : ofPages(c, next);
  });
}
