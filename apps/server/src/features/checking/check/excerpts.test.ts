import { randomUUID } from 'node:crypto';
import { type CheckPage, checkAnswer } from '@cleanpaste/contract';
import { expect, test } from 'vitest';
import { openSharedSite } from '../../../../test/shared-site.ts';
import { caller, openBrowser } from '../../../../test/site.ts';
import { systemContext } from '../../../http/provide-context.ts';
import { rateLimits } from '../../../http/rate-limits/tables.ts';
import { users } from '../../accounts/sign-in/tables.ts';
import { usageCounts } from '../../billing/quotas/tables.ts';
import { purgeHistory } from '../../history/service.ts';
import { excerptOf } from './rules.ts';
import { plagiarismChecks } from './tables.ts';

const path = '/functions/v1/run-basic-plagiarism-check';
const essay =
  'In order to obtain good results, it is important to note that students should begin their work early. ' +
  'However, many people think that a large amount of help is needed when a problem is difficult.';
const start =
  'In order to obtain good results, it is important to note that students should begin their work early. ' +
  'However, many people think that a large amount of help is…';
const { database, site } = await openSharedSite({ emptied: [users, rateLimits, usageCounts] });

async function person() {
  const session = await openBrowser(site.origin).signIn(`${randomUUID()}@example.com`);
  return caller(site.origin, session);
}
type Person = Awaited<ReturnType<typeof person>>;
const rows = () => database.handle.select().from(plagiarismChecks);
const history = async (api: Person) =>
  (await (await api.get('/functions/v1/history/checks')).json()) as CheckPage;

test.each([
  ['', ''],
  ['A short text.', 'A short text.'],
  ['Two\n\n  lines\tof it. ', 'Two lines of it.'],
  [essay, start],
  ['word '.repeat(32), 'word '.repeat(32).trim()],
  [`${'word '.repeat(32)}more`, `${'word '.repeat(32).trim()}…`],
  [`${'word '.repeat(31)}end. And more`, `${'word '.repeat(31)}end…`],
  ['字'.repeat(200), `${'字'.repeat(160)}…`],
  ['👩‍👩‍👧‍👦'.repeat(200), expect.stringMatching(/^(👩‍👩‍👧‍👦)+…$/u)],
  ['e\u0301'.repeat(161), `${'e\u0301'.repeat(160)}…`],
])('the excerpt of %.20j… has whole characters and words', (text, excerpt) => {
  expect(excerptOf(text)).toEqual(excerpt);
});

test('characters that carry thousands of marks do not make an excerpt long', () => {
  expect(excerptOf(`a${'\u0301'.repeat(5000)}`.repeat(9)).length).toBeLessThan(1002);
});

test('a check is known by the beginning of its text, with the figures that this text scored', async () => {
  const api = await person();
  await api.post(path, { text: essay });
  const [item, ...others] = (await history(api)).items;
  expect(others).toEqual([]);
  expect(item).toMatchObject({ excerpt: start, fixedText: null, fixed: false, before: null });
});

test('the history has the verdict in words and how much was found, and none of its words', async () => {
  const api = await person();
  const check = checkAnswer.parse(await (await api.post(path, { text: essay })).json());
  const [item] = (await history(api)).items;
  expect(item?.verdict).toEqual({
    band: check.aiScore === null ? null : expect.any(String),
    sourcesFound: check.sources.length,
    passagesCopied: 0,
  });
});

test('after a fix the history has the figures of both texts, each under its own', async () => {
  const api = await person();
  const checked = async (body: object) =>
    checkAnswer.parse(await (await api.post(path, body)).json());
  const first = await checked({ text: essay });
  const fix = await checked({ text: essay, fix: true });
  expect((await history(api)).items).toMatchObject([
    {
      excerpt: start,
      fixed: true,
      fixedText: fix.fixedText,
      similarityScore: fix.similarity,
      before: { similarity: first.similarity, aiScore: first.aiScore },
    },
  ]);
});

test('a check from before excerpts were kept shows what it has', async () => {
  const session = await openBrowser(site.origin).signIn(`${randomUUID()}@example.com`);
  await database.handle.insert(plagiarismChecks).values({
    userId: session.user.id,
    similarityScore: 12,
    aiScore: null,
    fixes: 1,
    createdAt: new Date(),
  });
  expect((await history(caller(site.origin, session))).items).toMatchObject([
    {
      ...{ excerpt: null, fixed: true, fixedText: null, before: null, similarityScore: 12 },
      verdict: null,
    },
  ]);
});

test('without "Keep my history" no excerpt is stored', async () => {
  const api = await person();
  await api.patch('/functions/v1/account', { keepHistory: false });
  await api.post(path, { text: essay });
  expect(await rows()).toMatchObject([{ excerpt: null, deletedAt: expect.any(Date) }]);
});

test('deleting a check hides its excerpt at once, and 30 days later erases it', async () => {
  const api = await person();
  await api.post(path, { text: essay });
  const [item] = (await history(api)).items;
  expect((await api.delete(`/functions/v1/history/checks/${item!.id}`)).status).toBe(200);
  expect((await history(api)).items).toEqual([]);
  expect(await rows()).toMatchObject([{ excerpt: start }]);
  const now = () => new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
  await purgeHistory({ ...systemContext(site.deps), clock: { now } });
  expect(await rows()).toEqual([]);
});

test('deleting the account erases the excerpts', async () => {
  const session = await openBrowser(site.origin).signIn(`${randomUUID()}@example.com`);
  await caller(site.origin, session).post(path, { text: essay });
  expect(await rows()).toHaveLength(1);
  await database.handle.delete(users);
  expect(await rows()).toEqual([]);
});
