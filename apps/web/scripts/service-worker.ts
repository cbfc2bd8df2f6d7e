import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settingsVersionMark } from '@cleanpaste/contract';
import { build } from 'vite';

/** Too large, or of no use without a server. */
const leftOut = /^(?:lab\.worker|model\.worker|rewrite-in-tab|admin|pdfjs)-/;
const isNeeded = (name: string) =>
  (/\.(?:js|css)$/.test(name) && !leftOut.test(name)) || /\.woff2$/.test(name);

interface ServiceWorkerInput {
  configFile: string;
  /** Source of the service worker. */
  source: string;
  /** The built site, with its pages already written, without anything of an older build. */
  site: string;
  entry: string;
  pages: string[];
  shell: string[];
  /** HTML files of the pages, from the site's root. */
  htmlFiles: string[];
}

/** Writes the service worker beside the pages, with the list of what it keeps. */
export async function buildServiceWorker(input: ServiceWorkerInput): Promise<void> {
  const { configFile, source, site, entry, pages, shell, htmlFiles } = input;
  const assets = (await readdir(join(site, 'assets')))
    .filter(isNeeded)
    .sort()
    .map((name) => `/assets/${name}`);
  const hash = createHash('sha256').update(assets.join('\n'));
  for (const file of htmlFiles) hash.update(await readFile(join(site, file)));
  const version = `${hash.digest('hex').slice(0, 16)}-${settingsVersionMark}`;
  await build({
    configFile,
    logLevel: 'warn',
    define: { offlineSite: JSON.stringify({ version, entry, pages, shell, assets }) },
    build: {
      outDir: site,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: source, formats: ['es'], fileName: () => 'service-worker.js' },
    },
  });
}
