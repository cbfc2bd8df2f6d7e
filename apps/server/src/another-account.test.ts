import { randomUUID } from 'node:crypto';
import { allEndpoints, type Endpoint } from '@cleanpaste/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openAccount } from '../test/account.ts';
import { testApp } from '../test/app.ts';
import { openTestDatabase } from '../test/database.ts';
import { everyRow } from '../test/every-table.ts';
import { goodBody } from '../test/fuzz/requests.ts';
import type { Database } from './db/handle.ts';

const CANARY = 'quokka4711';
const base = '/functions/v1';

type Account = Awaited<ReturnType<typeof openAccount>> & { key: string };
type Send = (method: string, path: string, body?: unknown, auth?: string) => Promise<Response>;

/** Answers of the real application, each from an address of its own. */
function sender({ app }: ReturnType<typeof testApp>): Send {
  let calls = 0;
  return async (method, path, body, auth) => {
    calls += 1;
    const headers = new Headers({
      'idempotency-key': `click-of-ann${path.replaceAll(/[^a-z-]/g, '-').slice(0, 60)}`,
      'x-session-id': randomUUID(),
      'x-forwarded-for': `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
      ...(auth && { authorization: `Bearer ${auth}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    });
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return app.request(path, { method, headers, ...sent });
  };
}

let database: Database;
let made: ReturnType<typeof testApp>;
let send: Send;
beforeAll(async () => {
  database = await openTestDatabase();
  made = testApp(database, { CLEANUPS_PER_MINUTE: '1000000', TRUST_PROXY: '1' });
  send = sender(made);
});
afterAll(() => database.close());

async function person(name: string, email?: string): Promise<Account> {
  const account = await openAccount(made.deps, { plan: 'pro5k', ...(email && { email }) });
  const scopes = ['clean', 'scan', 'rewrite', 'check'];
  const answer = await send('POST', `${base}/api-keys`, { name, scopes }, account.token);
  return { ...account, key: ((await answer.json()) as { key: string }).key };
}

/** Somebody who has one of everything that an account can have, with the canary wherever words stand. */
let ann: Account;
beforeEach(async () => {
  ann = await person(CANARY, `${CANARY}.${randomUUID()}@example.com`);
  const text = `${CANARY} wrote it.\u200b It is important to note that exercise plays a crucial role in good health.`;
  const as = (path: string, body: unknown) => send('POST', `${base}${path}`, body, ann.token);
  expect((await as('/clean-text', { text })).status).toBe(200);
  expect((await as('/strong-paraphrase', { text })).status).toBe(200);
  const check = await as('/run-basic-plagiarism-check', { text });
  expect(check.status).toBe(200);
  const link = await as('/check-report-links', { check: await check.json() });
  expect(link.status).toBeLessThan(300);
  expect((await as('/feedback', { message: CANARY })).status).toBeLessThan(300);
}, 60_000);

/** Rows that belong to an account, by table: those in which it is named, but for what somebody may write. */
async function rowsOf(id: string): Promise<Record<string, string[]>> {
  const own: Record<string, string[]> = {};
  for (const table of Object.keys((await everyRow(database)).tables)) {
    const query = `select t::text as row from "${table}" t
      where exists (select from jsonb_each_text(to_jsonb(t)) field
        where field.key !~ 'text|message|name|excerpt' and strpos(field.value, '${id}') > 0) order by 1`;
    const { rows } = (await database.handle.execute(sql.raw(query))) as unknown as {
      rows: { row: string }[];
    };
    if (rows.length > 0) own[table] = rows.map(({ row }) => row);
  }
  return own;
}

/** Everything in them by which a row can be named. */
const namesIn = (rows: Record<string, string[]>): string[] => [
  ...new Set(
    Object.values(rows)
      .flat()
      .flatMap((row) => row.match(/[\w-]{16,64}/g) ?? []),
  ),
];

const ours = (path: string) => /^\/(functions\/v1|api\/v1|reports)\//.test(path);
const tried = allEndpoints.filter(({ auth, path }) => auth !== 'provider' && ours(path));

/** Bodies that name it wherever a string may stand; without one, what is usually sent. */
function bodiesWith(name: string, { path, body }: Endpoint): unknown[] {
  if (!body) return [undefined];
  const good = goodBody(path, {
    origin: '',
    ids: [name],
    bearers: [],
    cookies: [],
    webhookSecret: '',
  });
  const shape = (
    body as { shape?: Record<string, { safeParse(value: unknown): { success: boolean } }> }
  ).shape;
  const places = Object.entries(shape ?? {}).filter(([, schema]) => schema.safeParse(name).success);
  return [good, ...places.map(([place]) => ({ ...(good as object), [place]: name }))];
}

/** All calls of an endpoint that name one thing. */
function callsThatName(name: string, endpoint: Endpoint) {
  const path = endpoint.path.replace(/:\w+/g, name);
  const asked =
    endpoint.method === 'GET' ? [path, `${path}?cursor=${name}&user=${name}&id=${name}`] : [path];
  return asked.flatMap((one) => bodiesWith(name, endpoint).map((body) => ({ path: one, body })));
}

test('what is sent is taken wherever a body is asked for', () => {
  const refused = tried.filter((endpoint) => {
    const [good] = bodiesWith('x', endpoint);
    return endpoint.body && endpoint.auth !== 'admin' && !endpoint.body.safeParse(good).success;
  });
  expect(refused.map(({ address }) => address)).toEqual([]);
});

test('nobody reads, changes or deletes what is another account’s, by any name in any table', async () => {
  const before = await rowsOf(ann.id);
  expect(Object.keys(before).length).toBeGreaterThan(6);
  const names = namesIn(before).filter((name) => name !== CANARY);
  expect(names.length).toBeGreaterThan(8);
  const read: string[] = [];
  let calls = 0;
  for (const endpoint of tried) {
    const ben = await person('another');
    for (const auth of [endpoint.auth === 'apiKey' ? ben.key : ben.token, undefined]) {
      for (const call of names.flatMap((name) => callsThatName(name, endpoint))) {
        const answer = await send(endpoint.method, call.path, call.body, auth);
        const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
        const text = isStream ? '' : await answer.text();
        await answer.body?.cancel().catch(() => {});
        calls += 1;
        if (text.includes(CANARY) && !(JSON.stringify(call) ?? '').includes(CANARY))
          read.push(`${endpoint.address} ${call.path}`);
      }
    }
  }
  console.log(`${calls} calls of ${tried.length} endpoints with ${names.length} names`);
  expect(read).toEqual([]);
  expect(await rowsOf(ann.id)).toEqual(before);
}, 300_000);

test('the same calls show and change what is one’s own', async () => {
  const names = namesIn(await rowsOf(ann.id));
  const read = new Set<string>();
  for (const endpoint of tried.filter(({ method, auth }) => method === 'GET' && auth === 'user')) {
    for (const call of names.flatMap((name) => callsThatName(name, endpoint))) {
      const text = await (await send('GET', call.path, undefined, ann.token)).text();
      if (text.includes(CANARY)) read.add(endpoint.path);
    }
  }
  for (const path of [
    '/history/cleanups',
    '/history/cleanups/:id/text',
    '/history/checks',
    '/api-keys',
  ])
    expect(read).toContain(`${base}${path}`);
  const before = await rowsOf(ann.id);
  for (const endpoint of tried.filter(
    ({ method, auth }) => method === 'DELETE' && auth === 'user',
  )) {
    for (const name of names)
      await send('DELETE', endpoint.path.replace(/:\w+/g, name), undefined, ann.token);
  }
  const after = await rowsOf(ann.id);
  const changed = Object.keys(before).filter((table) => `${after[table]}` !== `${before[table]}`);
  for (const table of ['api_keys', 'report_links', 'text_cleanups'])
    expect(changed).toContain(table);
}, 120_000);
