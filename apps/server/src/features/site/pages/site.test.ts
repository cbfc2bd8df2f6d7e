import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { settingsMark, settingsVersionMark, siteMarks } from '@cleanpaste/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import { StartError } from '../../../config/start-error.ts';
import type { Database } from '../../../db/handle.ts';
import { loadSite } from './data.ts';
import { inlineScripts, isFresh, matches } from './rules.ts';

const style = 'body{color:teal}';
const script = "document.documentElement.classList.toggle('dark')";
const html = (title: string) =>
  `<!doctype html><title>${title}</title><script>${script}</script><script type="module" src="/assets/app-1a2b.js"></script><script type="application/ld+json">{}</script><style>${style}</style>`;
const routes = {
  prerendered: ['/', '/pricing', '/terms-of-service'],
  shell: ['/dashboard', '/checkout/:outcome', '/docs/*'],
  noindex: ['/terms-of-service', '/dashboard'],
  notFound: '404.html',
  shellFile: 'shell.html',
};

let folder: string;
let database: Database;
let app: TestApp;

function put(name: string, content: string | Uint8Array) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cleanpaste-site-'));
  put('routes.json', JSON.stringify(routes));
  put('index.html', html('Home'));
  put('index.html.br', brotliCompressSync(html('Home')));
  put('index.html.gz', gzipSync(html('Home')));
  put('pricing/index.html', html('Pricing'));
  put('terms-of-service/index.html', html('Terms'));
  put('404.html', html('Not found'));
  put('shell.html', html('Shell'));
  put('assets/app-1a2b.js', 'app()');
  put('assets/font-3c4d.woff2', new Uint8Array([1, 2, 3]));
  put('robots.txt', 'User-agent: *');
  put('.vite/manifest.json', '{}');
  app = testApp(database, {}, { site: loadSite(folder) });
  return () => rmSync(folder, { recursive: true, force: true });
});

describe('pages', () => {
  test.each([
    ['/', 'Home', 200],
    ['/pricing', 'Pricing', 200],
    ['/dashboard', 'Shell', 200],
    ['/checkout/success', 'Shell', 200],
    ['/docs/a/b', 'Shell', 200],
    ['/checkout', 'Not found', 404],
    ['/checkout/a/b', 'Not found', 404],
    ['/no-such-page', 'Not found', 404],
    ['/404.html', 'Not found', 404],
    ['/shell.html', 'Not found', 404],
    ['/routes.json', 'Not found', 404],
    ['/.vite/manifest.json', 'Not found', 404],
    ['/..%2f..%2fpackage.json', 'Not found', 404],
    ['/index.html.br', 'Not found', 404],
    ['/Pricing', 'Not found', 404],
  ])('%s → %s, %i', async (path, title, status) => {
    const response = await app.get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  test.each([
    ['/pricing/', '/pricing'],
    ['/pricing/index.html', '/pricing'],
    ['/index.html', '/'],
    ['/dashboard//', '/dashboard'],
  ])('%s moves to %s', async (path, to) => {
    const response = await app.get(path);
    expect([response.status, response.headers.get('location')]).toEqual([308, to]);
  });

  test.each(['//evil.example/', '/%2f%2fevil.example/', '/https://evil.example/'])(
    '%s moves nowhere',
    async (path) => {
      const response = await app.app.request(`http://localhost${path}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('location')).toBeNull();
    },
  );

  test('search engines are kept out of what is listed, and of what does not exist', async () => {
    const robots = async (path: string) => (await app.get(path)).headers.get('x-robots-tag');
    expect(await robots('/')).toBeNull();
    expect(await robots('/pricing')).toBeNull();
    expect(await robots('/terms-of-service')).toBe('noindex');
    expect(await robots('/dashboard')).toBe('noindex');
    expect(await robots('/no-such-page')).toBe('noindex');
  });

  test('HEAD tells the same without a body', async () => {
    const response = await app.request('/', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(html('Home').length));
    expect(await response.text()).toBe('');
  });
});

describe('files', () => {
  test('with a hash in their name are kept for ever, others are asked for again', async () => {
    const asset = await app.get('/assets/app-1a2b.js');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await app.get('/assets/font-3c4d.woff2')).headers.get('content-type')).toBe(
      'font/woff2',
    );
    expect((await app.get('/robots.txt')).headers.get('cache-control')).toBe('no-cache');
  });

  test('that are gone are no page', async () => {
    const response = await app.get('/assets/app-old.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  test('come compressed where there is a twin and the caller reads it', async () => {
    const response = await app.get('/', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(html('Home'));
    expect(
      (await app.get('/', { 'accept-encoding': 'gzip' })).headers.get('content-encoding'),
    ).toBe('gzip');
    expect(
      (await app.get('/pricing', { 'accept-encoding': 'br' })).headers.get('content-encoding'),
    ).toBeNull();
  });

  test('are not sent again to who has them', async () => {
    const etag = (await app.get('/')).headers.get('etag')!;
    const again = await app.get('/', { 'if-none-match': etag, 'accept-encoding': 'br' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
    expect((await app.get('/', { 'if-none-match': 'W/"other"' })).status).toBe(200);
    expect((await app.get('/no-such-page', { 'if-none-match': '*' })).status).toBe(404);
  });
});

describe('the service worker', () => {
  beforeEach(() => {
    put('service-worker.js', 'keep()');
    put('remove-service-worker.js', 'remove()');
  });

  test('is asked for at each visit, so that a new one is found', async () => {
    const worker = await testApp(database, {}, { site: loadSite(folder) }).get(
      '/service-worker.js',
    );
    expect(await worker.text()).toBe('keep()');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-security-policy')).toContain("worker-src 'self'");
  });

  test('switched off, is answered with what removes it', async () => {
    const site = loadSite(folder, { serviceWorker: false });
    const worker = await testApp(database, {}, { site }).get('/service-worker.js');
    expect(await worker.text()).toBe('remove()');
  });
});

describe('the policy of the page', () => {
  test('names the inline scripts and styles of the build by hash and nothing else', async () => {
    const policy = (await app.get('/')).headers.get('content-security-policy')!;
    const hash = (body: string) => createHash('sha256').update(body).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash(script)}';`);
    expect(policy).toContain(`style-src 'self' 'sha256-${hash(style)}';`);
    expect(policy).not.toContain('unsafe');
    expect(policy.match(/sha256-/g)).toHaveLength(2);
  });

  test('lets the worker of a model run WebAssembly and make workers, and nothing else', async () => {
    const policyOf = async (path: string) =>
      (await app.get(path)).headers.get('content-security-policy');
    expect(await policyOf('/assets/model.worker-i1a2b.js')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src blob:; frame-ancestors 'none'; base-uri 'none'",
    );
    for (const path of [
      '/',
      '/assets/app-1a2b.js',
      '/model.worker-i1a2b.js',
      '/assets/model.worker-a/x.js',
    ])
      expect(await policyOf(path), path).not.toMatch(/wasm|blob/);
  });

  test('stands on scripts too: a worker takes its own', async () => {
    const policy = (await app.get('/assets/app-1a2b.js')).headers.get('content-security-policy');
    expect(policy).toContain("worker-src 'self'");
  });
});

describe('loading', () => {
  test('no build: the API works and the page says what to do', async () => {
    rmSync(join(folder, 'routes.json'));
    expect(loadSite(folder)).toBeNull();
    const response = await testApp(database).get('/');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build');
  });

  test.each(['{', '{}', JSON.stringify({ ...routes, prerendered: ['/gone'] })])(
    'a build that is not whole: %s',
    (content) => {
      put('routes.json', content);
      expect(() => loadSite(folder)).toThrow(StartError);
    },
  );
});

test.each([
  ['/a', '/a', true],
  ['/a', '/a/', false],
  ['/a/:id', '/a/1', true],
  ['/a/:id', '/a/', false],
  ['/a/*', '/a', false],
  ['/a/*', '/a/b/c', true],
  ['/', '/', true],
] as const)('pattern %s, path %s: %s', (pattern, path, expected) => {
  expect(matches(pattern, path)).toBe(expected);
});

test('inline scripts are those that would run', () => {
  expect(inlineScripts('<SCRIPT nonce="x">\na()\r\n</SCRIPT><script src=x></script>')).toEqual([
    '\na()\r\n',
  ]);
  expect(inlineScripts('<script data-src="x">b()</script>')).toEqual(['b()']);
});

test('freshness compares weakly, and in lists', () => {
  expect(isFresh('"a", W/"b"', 'W/"b"')).toBe(true);
  expect(isFresh('"b"', 'W/"b"')).toBe(true);
  expect(isFresh(undefined, 'W/"b"')).toBe(false);
});

describe('the settings of the site', () => {
  const { productName, companyLine, supportEmail, siteOrigin } = siteMarks;
  const marked = `<!doctype html><title>${productName}</title><script type="application/json" id="site-settings">${settingsMark}</script><script type="application/ld+json">{"name":"${productName}"}</script><p title="${companyLine}">${productName}</p><a href="mailto:${supportEmail}">${supportEmail}</a><code>${siteOrigin}/api</code>`;
  const hostile = '</script><script>alert("x")</script> & \'Söhne\' $& $1';
  const env = {
    PRODUCT_NAME: hostile,
    COMPANY_LINE: 'Tidy "Text" & Co',
    SUPPORT_EMAIL: 'help@tidy.example',
    PUBLIC_URL: 'https://tidy.example',
  };

  const open = (settings: Record<string, string> = env) =>
    testApp(database, settings, { site: loadSite(folder) });

  beforeEach(() => {
    put('pricing/index.html', marked);
    put('service-worker.js', `keep("${settingsVersionMark}")`);
  });

  test('stand in the page wherever its marks stood, and end no element and no attribute', async () => {
    const page = await (await open().get('/pricing')).text();
    expect(page).not.toMatch(/SITE-|mark\.invalid/);
    expect(page.match(/<script\b/g)).toHaveLength(2);
    const shown =
      '&lt;/script&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;Söhne&#39; $&amp; $1';
    expect(page).toContain(`<title>${shown}</title>`);
    expect(page).toContain(`<p title="Tidy &quot;Text&quot; &amp; Co">${shown}</p>`);
    expect(page).toContain('<a href="mailto:help@tidy.example">help@tidy.example</a>');
    expect(page).toContain('<code>https://tidy.example/api</code>');
    const [settings, linked] = [...page.matchAll(/<script[^>]*>(.*?)<\/script>/g)].map((found) =>
      JSON.parse(found[1]!),
    );
    expect(settings).toEqual(await (await open().get('/functions/v1/site-config')).json());
    expect(settings).toMatchObject({ productName: hostile, siteOrigin: 'https://tidy.example' });
    expect(linked).toEqual({ name: hostile });
  });

  test('come compressed too, and under a tag that changes with them', async () => {
    const accept = { 'accept-encoding': 'br, gzip' };
    const [one, other] = [open(), open({ ...env, PRODUCT_NAME: 'Tidy' })];
    const packed = await one.get('/pricing', accept);
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(
      await (await one.get('/pricing')).text(),
    );
    const etag = (await one.get('/pricing')).headers.get('etag')!;
    expect((await one.get('/pricing', { 'if-none-match': etag })).status).toBe(304);
    expect((await other.get('/pricing', { 'if-none-match': etag })).status).toBe(200);
  });

  test('without PUBLIC_URL are those of the address that was asked, and of no forged one', async () => {
    const app = open({});
    const code = async (host: string) =>
      /<code>(.*?)<\/code>/.exec(await (await app.get('/pricing', { host })).text())?.[1];
    expect(await code('localhost:4000')).toBe('http://localhost:4000/api');
    expect(await code('127.0.0.1:3000')).toBe('http://127.0.0.1:3000/api');
    expect(await code('evil.example')).toBe('http://127.0.0.1:3000/api');
  });

  test('make another service worker, so that kept pages are renewed', async () => {
    const worker = async (settings: Record<string, string>) =>
      (await open(settings).get('/service-worker.js')).text();
    expect(await worker(env)).toMatch(/^keep\("[\w-]{8}"\)$/);
    expect(await worker(env)).toBe(await worker(env));
    expect(await worker({ ...env, PRODUCT_NAME: 'Tidy' })).not.toBe(await worker(env));
  });

  test.each([
    [{}, { google: true, payments: true }],
    [{ NODE_ENV: 'production' }, { google: false, payments: false }],
    [
      { NODE_ENV: 'production', GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' },
      { google: true, payments: false },
    ],
    [
      { NODE_ENV: 'production', ALLOW_SANDBOX: 'true' },
      { google: true, payments: true },
    ],
  ])('say what works with %j', async (settings, available) => {
    const answer = await open(settings).get('/functions/v1/site-config');
    expect(await answer.json()).toMatchObject({ available });
  });
});
