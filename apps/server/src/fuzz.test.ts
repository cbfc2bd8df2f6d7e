import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allEndpoints, statusesOf } from '@cleanpaste/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../test/app.ts';
import { openTestDatabase } from '../test/database.ts';
import { adminEmail, buyers, people, visitors } from '../test/fuzz/people.ts';
import { type Call, calls, type Known, type Route } from '../test/fuzz/requests.ts';
import { openSite, type TestSite } from '../test/site.ts';
import { createApp } from './app.ts';
import type { Database } from './db/handle.ts';
import { loadSite } from './features/site/pages/data.ts';
import { rateLimits } from './http/rate-limits/tables.ts';

/** By hand: FUZZ_RUNS=5000 FUZZ_SEED=7 makes as many calls of each route, from another beginning. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 60);
const seed = Number(process.env.FUZZ_SEED ?? 20_260_314);

const env = {
  CLEANUPS_PER_MINUTE: '1000000',
  TRUST_PROXY: '1',
  ADMIN_EMAIL: adminEmail,
};

const routeTable = {
  prerendered: ['/'],
  shell: ['/dashboard', '/checkout/:outcome'],
  noindex: [],
  notFound: '404.html',
  shellFile: 'shell.html',
};

let folder: string;
let database: Database;
let site: TestSite;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'cleanpaste-site-'));
  for (const name of ['index.html', '404.html', 'shell.html'])
    writeFileSync(join(folder, name), `<!doctype html><title>${name}</title><a href="/">Home</a>`);
  writeFileSync(join(folder, 'routes.json'), JSON.stringify(routeTable));
  site = await openSite(database, env, { site: loadSite(folder) });
  app = createApp(site.deps);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

let number = 0;
let lastAddress = '';

/** From an address of its own each, so that no limit of an address hides what is behind it. */
async function send(route: Route, { method, path, headers, body }: Call): Promise<Answer> {
  number += 1;
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  lastAddress = address;
  const all: [string, string][] = [
    ...headers.filter(([name]) => name !== 'x-forwarded-for'),
    ['x-forwarded-for', address],
  ];
  if (route.path.startsWith('/sandbox/google')) return overTheWire(method, path, all, body);
  const request = new Request(new URL(path, site.origin), {
    method,
    headers: all,
    ...(body && { body: new Uint8Array(body) }),
  });
  const response = await app.fetch(request);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (isStream && route.path.endsWith('/events')) {
    await response.body?.cancel();
    return { status: response.status, headers: response.headers, text: '' };
  }
  const text = response.headers.has('content-encoding') ? '' : await response.text();
  return { status: response.status, headers: response.headers, text };
}

/** The stand-in for the sign-in provider works on real connections only. */
function overTheWire(
  method: string,
  path: string,
  headers: [string, string][],
  body: Buffer | undefined,
): Promise<Answer> {
  const own = headers.filter(([name]) => name !== 'content-length' && name !== 'host');
  if (body) own.push(['content-length', String(body.length)]);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      new URL(path, site.origin),
      { method, headers: Object.fromEntries(own) },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk) => chunks.push(chunk));
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: new Headers(
              Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
            ),
            text: Buffer.concat(chunks).toString(),
          }),
        );
        incoming.on('error', reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function isErrorOfOurs({ headers, text }: Answer): boolean {
  if (headers.has('content-encoding')) return true;
  if (!/^application\/(problem\+)?json/.test(headers.get('content-type') ?? '')) return false;
  const body = JSON.parse(text);
  if (typeof body.error === 'object') return typeof body.error.message === 'string';
  const message = body.message ?? body.detail;
  const code = body.code ?? body.error;
  return [message, code, body.requestId].every((field) => typeof field === 'string' && field);
}

/** Long enough that it stands in no line by chance. */
const leastTold = 13;

/** The texts in a body, at whatever depth: some are deeper than the stack. */
function textsIn(body: unknown): string[] {
  const texts: string[] = [];
  const left = [body];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) left.push(part);
  }
  return texts;
}

/** Something of a call that stands in the lines of the log: a text, a token, a query or an address. */
function toldOf({ path }: Route, call: Call, lines: readonly string[]): string | undefined {
  let body: unknown = null;
  try {
    body = JSON.parse(call.body?.toString() ?? 'null');
  } catch {
    // What is no JSON is one text.
    body = call.body?.toString();
  }
  const { searchParams } = new URL(call.path, 'http://x');
  const headers = call.headers.map(([, value]) => value);
  const sent = [...textsIn(body), ...searchParams.values(), ...headers].filter(
    (text) => text.length >= leastTold && !path.includes(text),
  );
  const all = lines.join('');
  return [...sent, lastAddress].find((text) =>
    all.includes(text.length > 64 ? text.slice(0, 64) : text),
  );
}

/** What is wrong with an answer, in a few words; null for nothing. */
function faultOf(route: Route, call: Call, answer: Answer): string | null {
  const { status, headers, text } = answer;
  const logged = site.lines.find((line) => /"event":"(failure|crash|sign-in-failed)"/.test(line));
  const told = toldOf(route, call, site.lines);
  site.lines.length = 0;
  if (told !== undefined) return `logged what was sent: ${told.slice(0, 200)}`;
  if (logged) return `${status}, logged: ${logged.slice(0, 600)}`;
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  // Node itself refuses a head of more than 16 KB, before there is a request.
  if (status === 431) return null;
  if (!/^[0-9a-f-]{36}$/.test(headers.get('x-request-id') ?? '')) return `${status} without an id`;
  // A spoiled address may lead past the route: then the rest of the site answers.
  if (call.method !== route.method || !patternOf(route).test(pathname(call))) return null;
  if (!documented(route).has(status)) return `${status} is not documented: ${text.slice(0, 200)}`;
  if (status < 400) return null;
  if (/^\/sandbox\//.test(route.path)) {
    const isPage =
      headers.get('content-type')?.startsWith('text/html') && /<a [^>]*href="\//.test(text);
    return isPage ? null : `${status} without a way back`;
  }
  if (/^\/(functions|api|v1)\//.test(route.path) && !isErrorOfOurs(answer))
    return `${status} of another shape: ${text.slice(0, 200)}`;
  return null;
}

/** The sign-in provider's own protocol stands in no row; everything else does. */
const everyStatus = { has: () => true };

function documented({ method, path }: Route): Pick<ReadonlySet<number>, 'has'> {
  const row = allEndpoints.find(({ address }) => address === `${method} ${path}`);
  if (row) return statusesOf(row);
  expect(path).toBe('/sandbox/google/*');
  return everyStatus;
}

const pathname = ({ path }: Call) => new URL(path, 'http://x').pathname;
const patternOf = ({ path }: Route) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

const partOf = ({ path }: Route) => {
  if (/^\/(sandbox\/google|api\/auth)|\/auth\//.test(path)) return visitors;
  return /^\/(sandbox|v1)/.test(path) ? buyers : people;
};

/** All calls of a route; the faults that were found, each once with its first call. */
async function tryOut(route: Route): Promise<string[]> {
  const faults = new Map<string, string>();
  const seen = new Map<number, number>();
  const renewEvery = route.path.endsWith('/delete-account') ? 10 : 250;
  for (let done = 0; done < numRuns; done += renewEvery) {
    await database.handle.delete(rateLimits);
    const known: Known = await partOf(route)(database, site);
    site.lines.length = 0;
    const options = { numRuns: Math.min(renewEvery, numRuns - done), seed: seed + done };
    for (const call of fc.sample(calls(route, known), options)) {
      const answer = await send(route, call);
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
      const fault = faultOf(route, call, answer);
      const kind = fault?.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|"time":"[^"]*"/g, '') ?? '';
      if (fault && !faults.has(kind)) {
        const shown = { ...call, body: call.body?.toString().slice(0, 300) };
        faults.set(kind, `${fault}\n  ${JSON.stringify(shown).slice(0, 1500)}`);
      }
    }
  }
  if (process.env.FUZZ_SHOW) console.log(route.path, JSON.stringify(Object.fromEntries(seen)));
  return [...faults.values()];
}

/** Every route that stands in the composed application, once. */
function routesOf(): Route[] {
  const { routes } = testApp({ handle: {} as never }, env).app;
  const named = routes.filter(
    ({ method, path }) => method !== 'ALL' || path === '/sandbox/google/*',
  );
  const seen = new Map(named.map(({ method, path }) => [`${method} ${path}`, { method, path }]));
  return [...seen.values()];
}

describe('whatever is sent to it, no failure, an id and an error of the known shape', () => {
  const routes = routesOf();

  test('walks over all routes', () => {
    expect(routes.length).toBeGreaterThan(60);
  });

  test.each(routes)('$method $path', async (route) => {
    const faults = await tryOut(route);
    expect(faults.join('\n\n')).toBe('');
  });
});
