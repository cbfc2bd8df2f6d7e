import { z } from 'zod';

/** The settings that the page shows; they stand in its HTML, and `GET /functions/v1/site-config` answers with them. */
export const siteConfigAnswer = z.object({
  productName: z.string(),
  supportEmail: z.string(),
  companyLine: z.string(),
  siteOrigin: z.string(),
  /** Which outside services are played by the built-in sandbox; the page labels them. */
  sandbox: z.object({ signIn: z.boolean(), payments: z.boolean(), mail: z.boolean() }),
  /** What works on this server, be it the real service or the sandbox; the page hides the rest. */
  available: z.object({ google: z.boolean(), payments: z.boolean() }),
  /** Who compares a text here: Copyleaks, with the internet; otherwise this server, with the texts that it has. */
  checking: z.object({
    copyleaks: z.boolean(),
    /** Works that this server has; one more than `worksCounted` where there are more. Missing where it is not known, or Copyleaks compares. */
    works: z.int().optional(),
  }),
  /** Who rewrites here, and the model file that a browser may fetch to do it by itself; `null` without one. */
  rewriting: z.object({
    model: z.boolean(),
    modelFile: z.object({ name: z.string(), bytes: z.int() }).nullable(),
  }),
  /** Calls of the API a minute: those of a key, or of a free account; and those of an address. */
  callsPerMinute: z.object({ key: z.int(), address: z.int() }),
  /** The script to load and the site's name at it; null where analytics are off, as they are by default. */
  analytics: z.object({ script: z.url(), site: z.string() }).nullable(),
});

export type SiteConfigAnswer = z.infer<typeof siteConfigAnswer>;
