/** Product facts that a deployment may change; the server's `site-config` overrides the defaults. */
export interface SiteConfig {
  productName: string;
  supportEmail: string;
  companyLine: string;
  /** Which outside services the built-in sandbox plays. */
  sandbox: { signIn: boolean; payments: boolean; mail: boolean };
  analytics: { script: string; site: string } | null;
}

export const defaultSite: SiteConfig = {
  productName: 'CleanPaste',
  supportEmail: 'support@cleanpaste.example',
  companyLine: 'CleanPaste',
  sandbox: { signIn: false, payments: false, mail: false },
  analytics: null,
};
