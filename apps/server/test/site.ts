import { randomUUID } from 'node:crypto';
import type { Session } from '@cleanpaste/contract';
import type { Deps } from '../src/app.ts';
import type { Database } from '../src/db/handle.ts';
import type { Mail } from '../src/features/accounts/mail/rules.ts';
import { listen } from '../src/http/listen.ts';
import { testApp } from './app.ts';

/** A clock that runs with the real one, so that libraries that look at the time agree; a test moves it on. */
function runningClock() {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance(ms: number) {
      ahead += ms;
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof openSite>>;

/** The application behind a real port: what needs connections, redirects and cookies is tested on it. */
export async function openSite(
  database: Database,
  env: Record<string, string> = {},
  deps: Partial<Deps> = {},
) {
  const clock = runningClock();
  const mails: Mail[] = [];
  let app: ReturnType<typeof testApp>['app'] | null = null;
  const listener = await listen({ host: '127.0.0.1', port: 0 }, (request, bindings) =>
    app!.fetch(request, bindings),
  );
  const sendMail = async (mail: Mail) => void mails.push(mail);
  const made = testApp(database, env, { clock, sendMail, port: listener.port, ...deps });
  app = made.app;
  const origin = `http://127.0.0.1:${listener.port}`;
  return {
    origin,
    clock,
    mails,
    lines: made.lines,
    deps: made.deps,
    close: () => listener.stop(1),
  };
}

/** A browser as far as signing in goes: cookies, redirects, its own origin on writes. */
export function openBrowser(origin: string) {
  const cookies = new Map<string, string>();
  const sessionId = randomUUID();

  function keep(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      const gone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
      if (gone) cookies.delete(name);
      else cookies.set(name, pair.slice(name.length + 1));
    }
    return response;
  }

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({
      'x-session-id': sessionId,
      ...(init.headers as Record<string, string>),
    });
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (jar) headers.set('cookie', jar);
    if (init.method && init.method !== 'GET' && !headers.has('origin'))
      headers.set('origin', origin);
    return keep(await fetch(new URL(path, origin), { ...init, headers, redirect: 'manual' }));
  }

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });

  /** Follows redirects until a page, or until one leads to `stopAt`, which is returned unvisited. */
  async function follow(
    path: string,
    stopAt = '/auth/callback',
  ): Promise<{ url: URL; response: Response }> {
    let url = new URL(path, origin);
    for (let hops = 0; hops < 12; hops++) {
      if (url.pathname === stopAt) return { url, response: new Response(null) };
      const response = await request(url.href);
      const next = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || !next) return { url, response };
      url = new URL(next, url);
    }
    throw new Error('too many redirects');
  }

  /** Goes through the sandbox as the person with this address, up to the callback page. */
  async function throughGoogle(email: string, returnTo?: string): Promise<URL> {
    const begun = await post('/functions/v1/auth/google', { returnTo });
    if (!begun.ok) throw new Error(`begin answered ${begun.status}: ${await begun.text()}`);
    const { url } = (await begun.json()) as { url: string };
    const page = await follow(url);
    const chosen = await request(page.url.href, {
      method: 'POST',
      body: new URLSearchParams({ email }),
    });
    return (await follow(chosen.headers.get('location') ?? '')).url;
  }

  async function signIn(email: string): Promise<Session> {
    const callback = await throughGoogle(email);
    const answer = await post('/functions/v1/auth/exchange', {
      code: callback.searchParams.get('code'),
    });
    if (!answer.ok) throw new Error(`exchange answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { session: Session }).session;
  }

  return { cookies, sessionId, request, post, follow, throughGoogle, signIn };
}

/** Calls with a session's token, as the page makes them. */
export function caller(origin: string, session: Session, sessionId: string = randomUUID()) {
  const headers = {
    authorization: `Bearer ${session.access_token}`,
    'x-session-id': sessionId,
    'content-type': 'application/json',
  };
  const send =
    (method: string) =>
    (path: string, body?: unknown, extra: Record<string, string> = {}) =>
      fetch(new URL(path, origin), {
        method,
        headers: { ...headers, ...extra },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
  return {
    get: send('GET'),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    delete: send('DELETE'),
  };
}
