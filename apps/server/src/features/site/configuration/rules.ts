import { apiCallsPerMinute, type SiteConfigAnswer } from '@cleanpaste/contract';
import type { Config } from '../../../config/environment.ts';

interface OfThisAnswer {
  siteOrigin: string;
  /** Works that texts are compared with; null where the database does not tell. */
  works: number | null;
}

/** What the page may know of the settings. */
export function settingsOf(config: Config, { siteOrigin, works }: OfThisAnswer): SiteConfigAnswer {
  const { productName, supportEmail, companyLine, google, stripe, sandboxAllowed } = config;
  return {
    productName,
    supportEmail,
    companyLine,
    siteOrigin,
    sandbox: {
      signIn: google === null && sandboxAllowed,
      payments: stripe === null && sandboxAllowed,
      mail: config.smtpUrl === null,
    },
    available: {
      google: google !== null || sandboxAllowed,
      payments: stripe !== null || sandboxAllowed,
    },
    checking: {
      copyleaks: config.copyleaks !== null,
      ...(config.copyleaks === null && works !== null && { works }),
    },
    rewriting: {
      model: config.rewrite !== null,
      modelFile: config.modelFile && {
        name: config.modelFile.name,
        bytes: config.modelFile.bytes,
      },
    },
    callsPerMinute: {
      key: config.cleanupsPerMinute,
      address: config.cleanupsPerMinute * apiCallsPerMinute.timesOfAddress,
    },
    analytics: config.analytics,
  };
}
