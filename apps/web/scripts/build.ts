import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { apiCallsPerMinute, siteMarks } from '@cleanpaste/contract';
import { build } from 'vite';
import { keepLastAssets } from './keep-last-assets.ts';
import { type Manifest, pageHtml, shellHtml, withStyles } from './page-html.ts';
import { precompress } from './precompress.ts';
import { buildServiceWorker } from './service-worker.ts';

/** Builds the page: client bundle, prerendered HTML, compressed twins, and the list of addresses. */
const web = fileURLToPath(new URL('..', import.meta.url));
/** What is served; the new site takes its place when it is whole. */
const site = join(web, 'dist/client');
const client = join(web, 'dist/next');
const server = join(web, 'dist/server');
const configFile = join(web, 'vite.config.ts');

await rm(client, { recursive: true, force: true });
const common = { configFile, logLevel: 'warn' as const };
await build({ ...common, build: { outDir: client, manifest: true } });
await build({
  ...common,
  build: { outDir: server, ssr: 'src/app/prerender.tsx', copyPublicDir: false },
});

// Pages are made with marks for the settings: what a server is called is its own affair.
globalThis.markedSite = {
  ...siteMarks,
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
const entry = (await import(
  pathToFileURL(join(server, 'prerender.js')).href
)) as typeof import('../src/app/prerender.tsx');
const template = await withStyles(await readFile(join(client, 'index.html'), 'utf8'), (file) =>
  readFile(join(client, file), 'utf8'),
);
const manifest = JSON.parse(
  await readFile(join(client, '.vite/manifest.json'), 'utf8'),
) as Manifest;

const htmlFile = (path: string) => `${path === '/' ? '' : `${path.slice(1)}/`}index.html`;

async function write(file: string, html: string) {
  await mkdir(dirname(join(client, file)), { recursive: true });
  await writeFile(join(client, file), html);
}

await write('shell.html', shellHtml(template, manifest, await entry.prerenderShell()));
const pages = [...entry.routeTable.filter((route) => route.prerender)];
for (const { path, source } of pages) {
  const body = await entry.prerender(path);
  await write(htmlFile(path), pageHtml({ template, manifest, body, routeKey: source, path }));
}
await write('404.html', pageHtml({ template, manifest, body: await entry.prerender('/404') }));

const routes = {
  prerendered: pages.map((route) => route.path),
  shell: entry.routeTable.filter((route) => !route.prerender).map((route) => route.path),
  noindex: entry.routeTable.filter((route) => route.noindex).map((route) => route.path),
  notFound: '404.html',
  shellFile: 'shell.html',
};
await writeFile(join(client, 'routes.json'), `${JSON.stringify(routes, null, 2)}\n`);
await buildServiceWorker({
  configFile,
  source: join(web, 'src/workers/service-worker.ts'),
  site: client,
  entry: manifest['index.html']!.file,
  pages: routes.prerendered,
  shell: routes.shell,
  htmlFiles: [...routes.prerendered.map(htmlFile), routes.shellFile],
});
await rm(join(client, '.vite'), { recursive: true });
await rm(server, { recursive: true });
await precompress(client);
await keepLastAssets({ from: site, to: client, list: join(web, 'dist/generations.json') });
await rm(site, { recursive: true, force: true });
await rename(client, site);
