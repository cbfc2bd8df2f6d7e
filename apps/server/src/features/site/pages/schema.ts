import { z } from 'zod';

const path = z.string().startsWith('/');

/** `routes.json` of the built page: which addresses exist, and what each is answered with. */
export const siteManifest = z.object({
  /** Addresses with an HTML file of their own: `/a` is `a/index.html`. */
  prerendered: z.array(path),
  /** Addresses that only the browser can draw; `:name` stands for one part, a last `*` for the rest. */
  shell: z.array(path),
  /** Addresses that search engines are asked to leave out. */
  noindex: z.array(path).default([]),
  notFound: z.string(),
  shellFile: z.string(),
});

export type SiteManifest = z.infer<typeof siteManifest>;
