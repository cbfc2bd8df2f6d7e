import { randomUUID } from 'node:crypto';
import {
  bandOf,
  type CheckAnswer,
  checkAnswer,
  type NewReportLink,
  type ReportLink,
  reportLinkDays,
  reportLinksAtMost,
} from '@cleanpaste/contract';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { openSharedSite } from '../../../../test/shared-site.ts';
import { caller, openBrowser } from '../../../../test/site.ts';
import { systemContext } from '../../../http/provide-context.ts';
import { rateLimits } from '../../../http/rate-limits/tables.ts';
import { users } from '../../accounts/sign-in/tables.ts';
import { usageCounts } from '../../billing/quotas/tables.ts';
import { forgetReportLinks } from './service.ts';
import { reportLinks } from './tables.ts';

const { database, site } = await openSharedSite({ emptied: [users, rateLimits, usageCounts] });
const base = '/functions/v1/check-report-links';
const dayMs = 24 * 60 * 60 * 1000;

async function person(text = 'The bees <i>hum</i> behind the school.') {
  const session = await openBrowser(site.origin).signIn(`${randomUUID()}@example.com`);
  const api = caller(site.origin, session);
  const response = await api.post('/functions/v1/run-basic-plagiarism-check', { text });
  const check = checkAnswer.parse(await response.json());
  return { id: session.user.id, api, check };
}
type Person = Awaited<ReturnType<typeof person>>;

async function linkOf({ api, check }: Person): Promise<NewReportLink> {
  const response = await api.post(base, { check });
  expect(response.status).toBe(200);
  return (await response.json()) as NewReportLink;
}
const rows = () => database.handle.select().from(reportLinks);

describe('a link to a report', () => {
  test('shows it to whoever has the address, without signing in, and to no search engine', async () => {
    const ann = await person();
    const { url, expiresAt, createdAt } = await linkOf(ann);
    expect(url).toMatch(new RegExp(`^${site.origin}/reports/[\\w-]{43}$`));
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(reportLinkDays * dayMs);
    const shown = await fetch(url);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toContain('text/html');
    expect(shown.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    const page = await shown.text();
    expect(page).toContain('The bees &lt;i&gt;hum&lt;/i&gt; behind the school.');
    const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    // No line ends within a date.
    const inWords = (moment: string) => long.format(new Date(moment)).replaceAll(' ', '\u00A0');
    // What it is, of which day, and until when it is there, before anything else.
    expect(page).toMatch(
      new RegExp(
        `<h1>Plagiarism &amp; AI report</h1>\\s*<p class="note">Checked on ${inWords(ann.check.stamp!.checkedAt)}, [^<]* This page can be read until ${inWords(expiresAt)}, ${expiresAt.slice(11, 16)}\u00A0UTC`,
      ),
    );
  });

  test('may do nothing but be looked at', async () => {
    const { url } = await linkOf(await person());
    const shown = await fetch(url);
    const policy = shown.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).not.toContain('script-src');
    const [, hash] = /style-src '(sha256-[^']+)'/.exec(policy) ?? [];
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(await shown.text()) ?? [];
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    expect(hash).toBe(`sha256-${Buffer.from(digest).toString('base64')}`);
  });

  test('is set in the fonts of the site and leads to it, and so does the page of a link that is gone', async () => {
    const { url } = await linkOf(await person());
    for (const address of [url, `${url}x`]) {
      const shown = await fetch(address);
      expect(shown.headers.get('content-security-policy')).toContain("font-src 'self'");
      const page = await shown.text();
      expect(page).toMatch(/font-src 'self'; /);
      const files = [...page.matchAll(/<link rel="preload" href="(\/assets\/[^"]+\.woff2)"/g)];
      expect(files).toHaveLength(2);
      for (const [, file] of files) expect(page).toContain(`src: url("${file}")`);
      expect(page).not.toMatch(/url\("https?:/);
      expect(page).toMatch(/<p class="name"><a href="\/">(<svg .*<\/svg>)?CleanPaste<\/a><\/p>/);
    }
  });

  test('is kept as a hash: the database does not have its address', async () => {
    const { url } = await linkOf(await person());
    const token = url.slice(url.lastIndexOf('/') + 1);
    expect(JSON.stringify(await rows())).not.toContain(token);
  });

  test('leads nowhere once it is taken back, and what it showed is erased', async () => {
    const ann = await person();
    const { id, url } = await linkOf(ann);
    expect((await ann.api.delete(`${base}/${id}`)).status).toBe(200);
    const gone = await fetch(url);
    expect(gone.status).toBe(404);
    const page = await gone.text();
    expect(page).toContain('There is no report here');
    expect(page).toContain('expired, its sharing was ended, or the address is not complete');
    expect(page).toContain('<a href="/">Check a text of your own</a>');
    expect(gone.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(await rows()).toEqual([]);
    expect((await ann.api.delete(`${base}/${id}`)).status).toBe(404);
  });

  test('leads nowhere after its days, before the hour in which it is erased as well', async () => {
    const { app, deps, clock } = testApp(database);
    const { url } = await linkOf(await person());
    const path = new URL(url).pathname;
    await database.handle.update(reportLinks).set({
      createdAt: clock.now(),
      expiresAt: new Date(clock.now().getTime() + reportLinkDays * dayMs),
    });
    clock.advance(reportLinkDays * dayMs - 1000);
    expect((await app.request(path)).status).toBe(200);
    clock.advance(1000);
    expect((await app.request(path)).status).toBe(404);
    expect(await rows()).toHaveLength(1);
    await forgetReportLinks(systemContext(deps));
    expect(await rows()).toEqual([]);
  });

  test('stops with the account', async () => {
    const ann = await person();
    const { url } = await linkOf(ann);
    expect((await ann.api.post('/functions/v1/delete-account', {})).status).toBe(200);
    expect((await fetch(url)).status).toBe(404);
    expect(await rows()).toEqual([]);
  });

  test('says on a page of its own when it is asked for too often, and when to come again', async () => {
    const { app } = testApp(database);
    const { url } = await linkOf(await person());
    const connection = { incoming: { socket: { remoteAddress: '192.0.2.44' } } };
    const open = () => app.request(new URL(url).pathname, {}, connection);
    for (let call = 0; call < 60; call++) expect((await open()).status).toBe(200);
    const refused = await open();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toContain('text/html');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const page = await refused.text();
    expect(page).toContain('The report cannot be shown just now');
    expect(page).toMatch(/Too many requests. Please try again in \d+ second/);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    const hash = `sha256-${Buffer.from(digest).toString('base64')}`;
    expect(refused.headers.get('content-security-policy')).toContain(hash);
  });

  test('tells programs of what went wrong at the other addresses in JSON, as before', async () => {
    const refused = await fetch(`${site.origin}${base}`);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ error: 'not_authenticated' });
  });

  test('cannot be guessed, and does not say whether another one ever was', async () => {
    await linkOf(await person());
    const answers = await Promise.all(
      ['x', 'a'.repeat(43), '%00', "'or 1=1", 'é'].map((token) =>
        fetch(`${site.origin}/reports/${encodeURIComponent(token)}`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(await Promise.all(answers.map((one) => one.text()))).size).toBe(1);
  });

  test('is looked at sixty times a minute from one address', async () => {
    const { url } = await linkOf(await person());
    // An application of its own: others remember what was spent.
    const { app } = testApp(database);
    const view = () => app.request(new URL(url).pathname);
    const answers = await Promise.all(Array.from({ length: 61 }, view));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('links of an account', () => {
  test('are listed for their owner alone, without their addresses', async () => {
    const [ann, ben] = [await person(), await person()];
    const { url: _, ...made } = await linkOf(ann);
    const listOf = async ({ api }: Person) =>
      ((await (await api.get(base)).json()) as { links: ReportLink[] }).links;
    expect(await listOf(ann)).toEqual([made]);
    expect(await listOf(ben)).toEqual([]);
  });

  test('are known by how their text begins and by its figures, and by no more of it', async () => {
    const text = `The bees hum\n\nbehind the school. ${'They hum all day. '.repeat(40)}The end.`;
    const { api, check } = await person(text);
    await api.post(base, { check });
    const { links } = (await (await api.get(base)).json()) as { links: ReportLink[] };
    const { similarity, aiScore } = check;
    expect(links).toMatchObject([{ figures: { similarity, aiScore }, band: bandOf(check) }]);
    expect(links[0]!.excerpt).toMatch(/^The bees hum behind the school\. They hum all day\. .*…$/);
    expect(links[0]!.excerpt!.length).toBeLessThanOrEqual(161);
  });

  test('are taken back by their owner alone', async () => {
    const [ann, ben] = [await person(), await person()];
    const { id, url } = await linkOf(ann);
    expect((await ben.api.delete(`${base}/${id}`)).status).toBe(404);
    expect((await ben.api.delete(`${base}/nothing`)).status).toBe(404);
    expect((await fetch(url)).status).toBe(200);
  });

  test('are made of own checks, as they came', async () => {
    const [ann, ben] = [await person(), await person()];
    const forged: CheckAnswer = { ...ann.check, similarity: 0, checkedText: 'Mine.' };
    expect((await ann.api.post(base, { check: forged })).status).toBe(403);
    expect((await ben.api.post(base, { check: ann.check })).status).toBe(403);
    expect(await rows()).toEqual([]);
  });

  test(`are ${reportLinksAtMost} at most`, async () => {
    const ann = await person();
    const links: NewReportLink[] = [];
    for (let n = 0; n < reportLinksAtMost; n++) links.push(await linkOf(ann));
    await database.handle.delete(rateLimits);
    expect((await ann.api.post(base, { check: ann.check })).status).toBe(409);
    await ann.api.delete(`${base}/${links[0]!.id}`);
    await linkOf(ann);
  });
});
