/** Product facts that a deployment may change; the server's `site-config` overrides the defaults. */
export interface SiteConfig {
  productName: string;
  supportEmail: string;
  companyLine: string;
}

export const defaultSite: SiteConfig = {
  productName: 'CleanPaste',
  supportEmail: 'support@cleanpaste.example',
  companyLine: 'CleanPaste',
};
