import { session as sessionShape } from '@cleanpaste/contract';
import { describe, expect, test } from 'vitest';
import { openSharedSite } from '../../../../test/shared-site.ts';
import { caller, openBrowser, openSite, type TestSite } from '../../../../test/site.ts';
import { rateLimits } from '../../../http/rate-limits/tables.ts';
import { authCodes, identities, sessions, userMetadata, users } from './tables.ts';

const auth = '/functions/v1/auth';

const { database, site } = await openSharedSite({
  env: { ADMIN_EMAIL: 'Admin@Example.com' },
  emptied: [users, rateLimits],
});

const problem = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { error?: string; message?: string }),
});

/** The reset is sent behind the answer, so that its time tells nothing. */
async function mailFor(to: string): Promise<string> {
  for (let i = 0; i < 100; i++) {
    const found = site.mails.find((mail) => mail.to === to);
    if (found) return found.text;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('no mail came');
}

async function resetToken(email: string): Promise<string> {
  site.mails.length = 0;
  await openBrowser(site.origin).post(`${auth}/request-reset`, { email });
  const link = /https?:\S+/.exec(await mailFor(email))?.[0] ?? '';
  return new URL(link).searchParams.get('token') ?? '';
}

describe('Google', () => {
  test('is asked with PKCE, state, nonce, offline access and consent', async () => {
    const begun = await openBrowser(site.origin).post(`${auth}/google`, {});
    const query = new URL(((await begun.json()) as { url: string }).url).searchParams;
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(query.get('state')?.length).toBeGreaterThan(20);
    expect(query.get('nonce')?.length).toBeGreaterThan(20);
    expect(query.get('access_type')).toBe('offline');
    expect(query.get('prompt')).toBe('consent');
    expect(query.get('scope')?.split(' ')).toEqual(
      expect.arrayContaining(['openid', 'email', 'profile']),
    );
  });

  test('signs in through the callback code, with a session as specified', async () => {
    const browser = openBrowser(site.origin);
    const callback = await browser.throughGoogle('ann@example.com', '/pricing?x=1');
    const code = callback.searchParams.get('code');
    const answer = await browser.post(`${auth}/exchange`, { code });
    expect(answer.status).toBe(200);
    const { session, returnTo } = (await answer.json()) as { session: unknown; returnTo: string };
    const parsed = sessionShape.strict().parse(session);
    expect(parsed.user).toMatchObject({ email: 'ann@example.com', factors: [] });
    expect(parsed.user.identities).toEqual([{ provider: 'google', id: expect.any(String) }]);
    expect(parsed.expires_in).toBe(900);
    expect(parsed.expires_at * 1000).toBeGreaterThan(Date.now());
    expect(returnTo).toBe('/pricing?x=1');
    const account = await caller(site.origin, parsed).get('/functions/v1/account');
    expect(await account.json()).toMatchObject({
      email: 'ann@example.com',
      plan: 'free',
      isAdmin: false,
    });
  });

  test('a code works once, for a minute, and only in the browser that began', async () => {
    const browser = openBrowser(site.origin);
    const code = async () =>
      (await browser.throughGoogle('ann@example.com')).searchParams.get('code');
    const first = await code();
    expect((await openBrowser(site.origin).post(`${auth}/exchange`, { code: first })).status).toBe(
      400,
    );
    expect((await browser.post(`${auth}/exchange`, { code: first })).status).toBe(200);
    expect((await browser.post(`${auth}/exchange`, { code: first })).status).toBe(400);
    const late = await code();
    site.clock.advance(61_000);
    expect((await browser.post(`${auth}/exchange`, { code: late })).status).toBe(400);
    const [row] = await database.handle.select().from(authCodes);
    expect(row?.codeHash).not.toBe(late);
  });

  test('a replayed way back from the provider signs nobody in', async () => {
    const browser = openBrowser(site.origin);
    const begun = (await (await browser.post(`${auth}/google`, {})).json()) as { url: string };
    const page = await browser.follow(begun.url);
    const chosen = await browser.request(page.url.href, {
      method: 'POST',
      body: new URLSearchParams({ email: 'ann@example.com' }),
    });
    const back = (
      await browser.follow(chosen.headers.get('location') ?? '', '/api/auth/callback/google')
    ).url;
    const thief = openBrowser(site.origin);
    const stolen = (await thief.follow(back.href)).url;
    expect(stolen.searchParams.get('code')).toBeNull();
    const own = (await browser.follow(back.href)).url;
    expect(own.searchParams.get('code')).not.toBeNull();
    expect((await browser.follow(back.href)).url.searchParams.get('error')).toBe('failed');
  });

  test('cancelling says so', async () => {
    const browser = openBrowser(site.origin);
    const begun = (await (await browser.post(`${auth}/google`, {})).json()) as { url: string };
    const page = await browser.follow(begun.url);
    expect(await page.response.text()).toContain('Sandbox. This is not Google.');
    const cancelled = await browser.request(`${page.url.href}/cancel`, { method: 'POST' });
    const end = (await browser.follow(cancelled.headers.get('location') ?? '')).url;
    expect(end.search).toBe('?error=cancelled');
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
  ])('never returns to %s', async (returnTo) => {
    const browser = openBrowser(site.origin);
    const callback = await browser.throughGoogle('ann@example.com', returnTo);
    expect(callback.origin).toBe(site.origin);
    const answer = await browser.post(`${auth}/exchange`, {
      code: callback.searchParams.get('code'),
    });
    expect(await answer.json()).toMatchObject({ returnTo: null });
  });

  test('is linked to an account on an e-mail that both sides have verified, and on no other', async () => {
    const accounts = [
      { id: 'u1', name: '', email: 'ann@example.com', emailVerified: true },
      { id: 'u2', name: '', email: 'ben@example.com', emailVerified: false },
      { id: 'u3', name: '', email: 'cleo@unverified.example', emailVerified: true },
    ];
    await database.handle.insert(users).values(accounts);
    expect((await openBrowser(site.origin).signIn('ann@example.com')).user.id).toBe('u1');
    for (const email of ['ben@example.com', 'cleo@unverified.example']) {
      const end = await openBrowser(site.origin).throughGoogle(email);
      expect(end.search).toBe('?error=failed');
    }
    const linked = await database.handle.select().from(identities);
    expect(linked.map((one) => one.userId)).toEqual(['u1']);
  });

  test('offers the choice of person each time, also to a browser that somebody signed in with', async () => {
    const browser = openBrowser(site.origin);
    const ann = await browser.signIn('ann@example.com');
    const begun = await browser.post('/functions/v1/auth/google', {});
    const { response } = await browser.follow(((await begun.json()) as { url: string }).url);
    expect(await response.text()).toContain('Choose who signs in');
    const ben = await browser.signIn('ben@example.com');
    expect([ann.user.email, ben.user.email]).toEqual(['ann@example.com', 'ben@example.com']);
    const again = await browser.signIn('ann@example.com');
    expect(again.user).toMatchObject({ id: ann.user.id, email: 'ann@example.com' });
  });

  test('signing in again resets nothing', async () => {
    const browser = openBrowser(site.origin);
    await browser.signIn('ann@example.com');
    await database.handle.update(userMetadata).set({ isPaid: true, keepHistory: false });
    await openBrowser(site.origin).signIn('ann@example.com');
    const [row, ...others] = await database.handle.select().from(userMetadata);
    expect(row).toMatchObject({ isPaid: true, keepHistory: false });
    expect(others).toEqual([]);
  });
});

describe('the session', () => {
  test('lives in a cookie that scripts cannot read, and in no other place', async () => {
    const browser = openBrowser(site.origin);
    const callback = await browser.throughGoogle('ann@example.com');
    const answer = await browser.post(`${auth}/exchange`, {
      code: callback.searchParams.get('code'),
    });
    const body = await answer.text();
    const token = decodeURIComponent(browser.cookies.get('cleanpaste.session_token') ?? '').split(
      '.',
    )[0]!;
    expect(token.length).toBeGreaterThan(20);
    expect(body).not.toContain(token);
    const [row] = await database.handle.select().from(sessions);
    expect(row?.token).not.toBe(token);
    expect(row?.ipAddress || null).toBeNull();
  });

  test('a refresh gives a new cookie, and the old one is refused', async () => {
    const browser = openBrowser(site.origin);
    await browser.signIn('ann@example.com');
    const old = openBrowser(site.origin);
    for (const [name, value] of browser.cookies) old.cookies.set(name, value);
    const fresh = await browser.post(`${auth}/refresh`, {});
    expect(fresh.status).toBe(200);
    expect(fresh.headers.getSetCookie().join()).toMatch(/HttpOnly/i);
    expect(fresh.headers.getSetCookie().join()).toMatch(/SameSite=Lax/i);
    expect(await problem(await old.post(`${auth}/refresh`, {}))).toMatchObject({
      status: 401,
      error: 'not_authenticated',
    });
    expect((await browser.post(`${auth}/refresh`, {})).status).toBe(200);
  });

  test('of two refreshes at once with one cookie at most one succeeds', async () => {
    const browser = openBrowser(site.origin);
    await browser.signIn('ann@example.com');
    const twin = openBrowser(site.origin);
    for (const [name, value] of browser.cookies) twin.cookies.set(name, value);
    const answers = await Promise.all(
      [browser, twin].map((one) => one.post(`${auth}/refresh`, {})),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401]);
  });

  test('its token ends after a quarter of an hour, with the sign-out, and with the account', async () => {
    const browser = openBrowser(site.origin);
    const session = await browser.signIn('ann@example.com');
    const account = () => caller(site.origin, session).get('/functions/v1/account');
    expect((await account()).status).toBe(200);
    await browser.post(`${auth}/sign-out`, {});
    expect((await account()).status).toBe(401);
    expect((await browser.post(`${auth}/refresh`, {})).status).toBe(401);
    const other = await openBrowser(site.origin).signIn('ann@example.com');
    site.clock.advance(901_000);
    expect((await caller(site.origin, other).get('/functions/v1/account')).status).toBe(401);
  });

  test('a sign-in never goes on under a cookie that was there before', async () => {
    const browser = openBrowser(site.origin);
    browser.cookies.set('cleanpaste.session_token', 'planted.by-somebody');
    await browser.signIn('ann@example.com');
    expect(browser.cookies.get('cleanpaste.session_token')).not.toContain('planted');
  });

  test('tokens from a link sign in only where the session already is', async () => {
    const attacker = openBrowser(site.origin);
    const theirs = await attacker.signIn('mallory@example.com');
    const victim = openBrowser(site.origin);
    const body = { access_token: theirs.access_token, refresh_token: theirs.refresh_token };
    expect(await (await victim.post(`${auth}/set-session`, body)).json()).toMatchObject({
      session: null,
    });
    await victim.signIn('ann@example.com');
    expect(await (await victim.post(`${auth}/set-session`, body)).json()).toMatchObject({
      session: null,
    });
    expect(await (await attacker.post(`${auth}/set-session`, body)).json()).toMatchObject({
      session: { user: { email: 'mallory@example.com' } },
    });
    expect(
      await (await attacker.post(`${auth}/set-session`, { access_token: 'made-up' })).json(),
    ).toMatchObject({ session: null });
  });

  test.each([
    'sign-in',
    'google',
    'exchange',
    'set-session',
    'refresh',
    'sign-out',
    'request-reset',
    'reset-password',
  ])('another site cannot cause %s', async (verb) => {
    const browser = openBrowser(site.origin);
    const foreign = { origin: 'https://evil.example' };
    expect((await browser.post(`${auth}/${verb}`, {}, foreign)).status).toBe(403);
    expect(
      (await browser.post(`${auth}/${verb}`, {}, { 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403);
  });

  test('behind TLS its cookie is Secure', async () => {
    const secure = await openSite(database, { PUBLIC_URL: 'https://clean.example' });
    try {
      const { createAuth } = await import('./better-auth.ts');
      const made = createAuth({
        db: database.handle,
        origin: 'https://clean.example',
        productName: 'CleanPaste',
        secret: 'x'.repeat(40),
        google: null,
        onNewAccount: async () => {},
        sendReset: async () => {},
      });
      const { authCookies } = await made.$context;
      expect(authCookies.sessionToken.name).toMatch(/^__Secure-/);
      expect(authCookies.sessionToken.attributes).toMatchObject({
        secure: true,
        httpOnly: true,
        sameSite: 'lax',
      });
    } finally {
      await secure.close();
    }
  });
});

describe('passwords', () => {
  const password = 'correct horse battery';

  async function withPassword(email: string) {
    await openBrowser(site.origin).signIn(email);
    const token = await resetToken(email);
    const browser = openBrowser(site.origin);
    expect((await browser.post(`${auth}/reset-password`, { token, password })).status).toBe(200);
    return browser;
  }

  test('a reset sets one on the same account, and it signs in', async () => {
    const browser = await withPassword('ann@example.com');
    const answer = await browser.post(`${auth}/sign-in`, { email: 'ann@example.com', password });
    expect(answer.status).toBe(200);
    const session = sessionShape.parse(await answer.json());
    expect(session.user.identities.map((one) => one.provider).sort()).toEqual([
      'credential',
      'google',
    ]);
    expect(await database.handle.select().from(users)).toHaveLength(1);
    expect(await database.handle.select().from(identities)).toHaveLength(2);
  });

  test('a link works once, and ends every session', async () => {
    const browser = openBrowser(site.origin);
    const session = await browser.signIn('ann@example.com');
    const token = await resetToken('ann@example.com');
    expect((await browser.post(`${auth}/reset-password`, { token, password })).status).toBe(200);
    expect((await caller(site.origin, session).get('/functions/v1/account')).status).toBe(401);
    const again = await problem(await browser.post(`${auth}/reset-password`, { token, password }));
    expect(again.status).toBe(400);
  });

  test('short and common ones are refused, and the link stays good', async () => {
    await openBrowser(site.origin).signIn('ann@example.com');
    const token = await resetToken('ann@example.com');
    const browser = openBrowser(site.origin);
    const short = await problem(
      await browser.post(`${auth}/reset-password`, { token, password: 'abcde' }),
    );
    expect(short.status).toBe(400);
    const common = await problem(
      await browser.post(`${auth}/reset-password`, { token, password: 'Password' }),
    );
    expect(common.message).toContain('most common');
    expect((await browser.post(`${auth}/reset-password`, { token, password })).status).toBe(200);
  });

  test('nothing tells whether an address is known', async () => {
    await withPassword('ann@example.com');
    const browser = openBrowser(site.origin);
    const unknown = await problem(
      await browser.post(`${auth}/sign-in`, { email: 'nobody@example.com', password }),
    );
    const wrong = await problem(
      await browser.post(`${auth}/sign-in`, { email: 'ann@example.com', password: 'wrong one' }),
    );
    expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' });
    expect(wrong).toMatchObject({ status: 401, error: 'invalid_credentials' });
    site.mails.length = 0;
    const known = await browser.post(`${auth}/request-reset`, { email: 'ann@example.com' });
    const other = await browser.post(`${auth}/request-reset`, { email: 'nobody@example.com' });
    expect([known.status, await known.text()]).toEqual([other.status, await other.text()]);
    await mailFor('ann@example.com');
    expect(site.mails).toHaveLength(1);
  });

  test('guessing is slowed down for an account, on every instance', async () => {
    const twin = await openSite(database, {}, { clock: site.clock });
    try {
      const statuses: number[] = [];
      for (let i = 0; i < 12; i++) {
        const browser = openBrowser((i % 2 ? site : twin).origin);
        const guess = { email: 'ann@example.com', password: `guess ${i}` };
        statuses.push((await browser.post(`${auth}/sign-in`, guess)).status);
      }
      expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
      expect(statuses.slice(10)).toEqual([429, 429]);
    } finally {
      await twin.close();
    }
  });
});

describe('limits in the database', () => {
  test('an account is sent three reset mails an hour, known or not, on every instance', async () => {
    const twin = await openSite(database, {}, { clock: site.clock });
    try {
      const ask = async (email: string, i: number) => {
        const browser = openBrowser((i % 2 ? site : twin).origin);
        return (await browser.post(`${auth}/request-reset`, { email })).status;
      };
      for (const email of ['ann@example.com', 'nobody@example.com']) {
        const statuses = [];
        for (let i = 0; i < 4; i++) statuses.push(await ask(email, i));
        expect(statuses).toEqual([200, 200, 200, 429]);
      }
    } finally {
      await twin.close();
    }
  });

  test.each([
    ['sign-in', { email: 'x', password: 'x' }],
    ['request-reset', { email: 'x' }],
    ['reset-password', { token: '' }],
    ['exchange', { code: '' }],
    ['set-session', { access_token: '' }],
  ] as const)('%s is refused once the allowance of its address is spent', async (verb, wrong) => {
    // With one clock: an address is known for a day, and theirs would be of another one shortly before midnight.
    const twin = await openSite(database, {}, { clock: site.clock });
    try {
      const call = async ({ origin }: TestSite) =>
        (await openBrowser(origin).post(`${auth}/${verb}`, wrong)).status;
      expect(await call(site)).toBe(400);
      const tomorrow = new Date(site.clock.now().getTime() + 24 * 60 * 60 * 1000);
      await database.handle.update(rateLimits).set({ fullAt: tomorrow });
      expect(await call(twin)).toBe(429);
    } finally {
      await twin.close();
    }
  });
});

test('a reset mail that cannot be sent is told to the operator, without its address', async () => {
  const refused = async () => {
    throw Object.assign(new Error('refused ann@example.com'), { code: 'EENVELOPE' });
  };
  const mailless = await openSite(database, {}, { sendMail: refused });
  try {
    await openBrowser(mailless.origin).signIn('ann@example.com');
    const browser = openBrowser(mailless.origin);
    const answer = await browser.post(`${auth}/request-reset`, { email: 'ann@example.com' });
    expect(answer.status).toBe(200);
    const failureLine = () => mailless.lines.find((line) => line.includes('reset-mail-failed'));
    await expect.poll(failureLine).toContain('EENVELOPE');
    expect(failureLine()).not.toContain('ann@example.com');
  } finally {
    await mailless.close();
  }
});

test('the admin is the one verified address, in any spelling', async () => {
  const session = await openBrowser(site.origin).signIn('admin@example.com');
  const api = caller(site.origin, session);
  expect(await (await api.get('/functions/v1/account')).json()).toMatchObject({
    isAdmin: true,
    plan: 'admin',
  });
  await database.handle.update(users).set({ emailVerified: false });
  expect(await (await api.get('/functions/v1/account')).json()).toMatchObject({
    isAdmin: false,
    plan: 'free',
  });
});

test('without Google and sandbox, signing in says that it cannot', async () => {
  const bare = await openSite(database, { NODE_ENV: 'production' });
  try {
    const answer = await openBrowser(bare.origin).post(`${auth}/google`, {});
    expect(await problem(answer)).toMatchObject({ error: 'provider_failed' });
    const sandbox = await fetch(`${bare.origin}/sandbox/google/.well-known/openid-configuration`);
    expect(sandbox.ok).toBe(false);
  } finally {
    await bare.close();
  }
});

test('a Google that cannot be reached leaves the rest working', async () => {
  const cut = await openSite(database, {
    GOOGLE_CLIENT_ID: 'x',
    GOOGLE_CLIENT_SECRET: 'x',
    GOOGLE_DISCOVERY_URL: 'http://127.0.0.1:9/.well-known/openid-configuration',
  });
  try {
    const browser = openBrowser(cut.origin);
    expect(await problem(await browser.post(`${auth}/google`, {}))).toMatchObject({
      error: 'provider_failed',
    });
    const guess = { email: 'ann@example.com', password: 'a guess' };
    expect((await browser.post(`${auth}/sign-in`, guess)).status).toBe(401);
  } finally {
    await cut.close();
  }
});

test('no log line holds an address, a token or a code', async () => {
  const browser = openBrowser(site.origin);
  const callback = await browser.throughGoogle('ann@example.com');
  const code = callback.searchParams.get('code') ?? '';
  await browser.post(`${auth}/exchange`, { code });
  const log = site.lines.join('');
  for (const secret of ['ann@example.com', code, '127.0.0.1']) expect(log).not.toContain(secret);
});
