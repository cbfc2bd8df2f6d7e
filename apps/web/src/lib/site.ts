import type { SiteConfigAnswer } from '@cleanpaste/contract';

/** Product facts that a deployment may change; the server's answer overrides the defaults. */
export type SiteConfig = Omit<SiteConfigAnswer, 'siteOrigin'>;

export const defaultSite: SiteConfig = {
  productName: 'CleanPaste',
  supportEmail: 'support@cleanpaste.example',
  companyLine: 'CleanPaste',
  sandbox: { signIn: false, payments: false, mail: false },
  analytics: null,
};
