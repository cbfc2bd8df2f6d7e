import { z } from 'zod';

/** Answer of `GET /functions/v1/site-config`: settings that the page shows instead of its built-in defaults. */
export const siteConfigAnswer = z.object({
  productName: z.string(),
  supportEmail: z.string(),
  companyLine: z.string(),
  siteOrigin: z.string(),
  /** Which outside services are played by the built-in sandbox; the page labels them. */
  sandbox: z.object({ signIn: z.boolean(), payments: z.boolean(), mail: z.boolean() }),
  /** The script to load and the site's name at it; null where analytics are off, as they are by default. */
  analytics: z.object({ script: z.url(), site: z.string() }).nullable(),
});

export type SiteConfigAnswer = z.infer<typeof siteConfigAnswer>;
