import { eq } from 'drizzle-orm';
import type { Database } from '../../src/db/handle.ts';
import { users } from '../../src/features/accounts/sign-in/tables.ts';
import { choosePayments } from '../../src/features/billing/sandbox-shop/compose.ts';
import { sandboxPaymentObjects } from '../../src/features/billing/sandbox-shop/tables.ts';
import { keyedHasher } from '../../src/hashing/keyed-hash.ts';
import { openAccount } from '../account.ts';
import { caller, openBrowser, type TestSite } from '../site.ts';
import type { Known } from './requests.ts';

export const adminEmail = 'admin@example.com';
const base = '/functions/v1';

async function firstId(answer: Response): Promise<string> {
  const { id, items } = (await answer.json()) as { id?: string; items?: { id: string }[] };
  return id ?? items?.[0]?.id ?? 'none';
}

/** Accounts that are signed in, with something of everything that a call can name. */
export async function people(database: Database, site: TestSite): Promise<Known> {
  const db = database.handle;
  await db.delete(users).where(eq(users.email, adminEmail));
  const admin = await openAccount(site.deps, { email: adminEmail });
  const ann = await openAccount(site.deps, { plan: 'pro' });
  const ben = await openAccount(site.deps);
  const as = (token: string) => caller(site.origin, { access_token: token } as never);
  const made = await as(ann.token).post(`${base}/api-keys`, {
    name: 'key',
    scopes: ['clean', 'scan', 'rewrite', 'check'],
  });
  const { key, id: keyId } = (await made.json()) as { key: string; id: string };
  await as(ann.token).post(`${base}/clean-text`, { text: 'mine' });
  await as(ann.token).post(`${base}/feedback`, { message: 'hello' });
  const ids = [
    keyId,
    await firstId(await as(ann.token).get(`${base}/history/cleanups`)),
    await firstId(await as(admin.token).get(`${base}/admin/feedback`)),
    'live_updates',
  ];
  const keyedHash = keyedHasher(site.deps.secret);
  const { config, port } = site.deps;
  const { shop } = choosePayments({ config, keyedHash, port });
  return {
    bearers: [admin.token, ann.token, ben.token, key, shop?.secretKey ?? '']
      .map((token) => `Bearer ${token}`)
      .concat('Bearer a.b.c', 'Basic YTpi'),
    cookies: ['a=b'],
    ids,
    origin: site.origin,
    webhookSecret: shop?.payments.webhookSecret ?? '',
  };
}

/** The same, with a checkout that is open, one that is paid, and a portal, all at the stand-in. */
export async function buyers(database: Database, site: TestSite): Promise<Known> {
  const known = await people(database, site);
  await database.handle.delete(sandboxPaymentObjects);
  const urls = { success_url: `${site.origin}/a`, cancel_url: `${site.origin}/b` };
  const wish = { plan: 'pro', mode: 'subscription', ...urls };
  const urlOf = async (answer: Response) => ((await answer.json()) as { url: string }).url;
  for (const isPaid of [true, false]) {
    const { token } = await openAccount(site.deps);
    const api = caller(site.origin, { access_token: token } as never);
    const url = await urlOf(await api.post(`${base}/stripe-checkout`, wish));
    if (!isPaid) continue;
    await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ card: 'visa' }),
      redirect: 'manual',
    });
    await api.post(`${base}/stripe-portal`, { return_url: urls.cancel_url });
  }
  const objects = await database.handle.select().from(sandboxPaymentObjects);
  return { ...known, ids: objects.map(({ id }) => id) };
}

/** The same, with a browser that is signed in and one in the middle of signing in. */
export async function visitors(database: Database, site: TestSite): Promise<Known> {
  const known = await people(database, site);
  const signedIn = openBrowser(site.origin);
  await signedIn.signIn('cleo@example.com');
  const choosing = openBrowser(site.origin);
  const begun = await choosing.post(`${base}/auth/google`, {});
  const page = await choosing.follow(((await begun.json()) as { url: string }).url);
  const jar = ({ cookies }: typeof choosing) =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    ...known,
    ids: [page.url.pathname.split('/').at(-1) ?? '', ...known.ids],
    cookies: [jar(signedIn), jar(choosing), ...known.cookies],
  };
}
