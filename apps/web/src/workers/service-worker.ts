/// <reference lib="webworker" />

/** What the build writes in: the site's pages and the files that they need, of one version. */
declare const offlineSite: {
  version: string;
  /** The script that every page of this version begins with. */
  entry: string;
  pages: string[];
  /** Addresses that are drawn from the shell, and one of them to fetch it from. */
  shell: string[];
  assets: string[];
};

const worker = self as unknown as ServiceWorkerGlobalScope;
const prefix = 'cleanpaste-site-';
const ownCache = prefix + offlineSite.version;
/** This version's and the one before: pages that are open may still need it. */
const keptCaches = 2;

async function takeSite() {
  const cache = await caches.open(ownCache);
  await cache.addAll(offlineSite.assets);
  const [firstOfShell] = offlineSite.shell;
  for (const page of [...offlineSite.pages, ...(firstOfShell ? [firstOfShell] : [])]) {
    const answer = await fetch(page, { cache: 'no-cache' });
    const html = await answer.clone().text();
    if (!answer.ok || answer.redirected || !html.includes(offlineSite.entry))
      throw new Error('The site is not of one version.');
    await cache.put(page, answer);
  }
}

/** Takes all files or none: a site that is being renewed meanwhile is tried again another time. */
async function install() {
  const isNew = !(await caches.has(ownCache));
  try {
    await takeSite();
  } catch (error) {
    // Half a version would count as the one before, and push out the one that open pages need.
    if (isNew) await caches.delete(ownCache);
    throw error;
  }
  await worker.skipWaiting();
}

async function activate() {
  const own = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const others = own.filter((name) => name !== ownCache);
  await Promise.all(others.slice(0, -(keptCaches - 1)).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The network first, so that nobody is held on an old version; without it, the page as it was kept. */
async function answerPage(request: Request, kept: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(ownCache);
    const page = await cache.match(kept, { ignoreVary: true });
    if (page) return page;
    throw error;
  }
}

/** Names of assets carry a hash, so a kept one is never an old one. */
const answerAsset = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);

/** The page that an address is answered with; null for what is none of the site's pages. */
function pageFor(path: string): string | null {
  if (offlineSite.pages.includes(path)) return path;
  return offlineSite.shell.includes(path) ? (offlineSite.shell[0] ?? null) : null;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));

// Pages and assets only. All else, and every answer to a text above all, passes by untouched.
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/assets/')) return event.respondWith(answerAsset(request));
  const kept = request.mode === 'navigate' ? pageFor(url.pathname) : null;
  if (kept !== null) event.respondWith(answerPage(request, kept));
});
