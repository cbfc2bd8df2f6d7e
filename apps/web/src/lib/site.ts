import { apiCallsPerMinute, type SiteConfigAnswer, settingsElement } from '@cleanpaste/contract';

/** Product facts that a deployment may change. */
export type SiteConfig = SiteConfigAnswer;

declare global {
  /** While the pages are made: marks, in the place of which each server puts its own settings. */
  var markedSite: SiteConfig | undefined;
}

/** For tests, and for a page that no server of ours has handed out. */
const builtIn: SiteConfig = {
  productName: 'CleanPaste',
  supportEmail: 'support@cleanpaste.example',
  companyLine: 'CleanPaste',
  siteOrigin: 'https://cleanpaste.example',
  sandbox: { signIn: false, payments: false, mail: false },
  available: { google: true, payments: true },
  checking: { copyleaks: false },
  rewriting: { model: false, modelFile: null },
  callsPerMinute: {
    key: apiCallsPerMinute.ofKey,
    address: apiCallsPerMinute.ofKey * apiCallsPerMinute.timesOfAddress,
  },
  analytics: null,
};

function readSite(): SiteConfig {
  if (globalThis.markedSite) return globalThis.markedSite;
  if (typeof document === 'undefined') return builtIn;
  try {
    const settings = JSON.parse(document.getElementById(settingsElement)?.textContent ?? 'null');
    return settings?.productName ? settings : builtIn;
  } catch {
    return builtIn;
  }
}

/** The settings of this site. They come with the page, so that every sentence has them from the first. */
export const site = readSite();

/** What the HTML was made with, where a setting decides what is there and not only how it is called. */
export const prerenderedSite: SiteConfig = {
  ...site,
  sandbox: builtIn.sandbox,
  available: builtIn.available,
  checking: builtIn.checking,
  rewriting: builtIn.rewriting,
  callsPerMinute: builtIn.callsPerMinute,
  analytics: null,
};
