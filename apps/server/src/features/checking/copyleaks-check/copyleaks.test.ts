import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CheckAnswer, checkAnswer } from '@cleanpaste/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { apiKey, known, openCopyleaksServer } from '../../../../test/copyleaks-server.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import { openBrowser, openSite, type TestSite } from '../../../../test/site.ts';
import { readConfig } from '../../../config/environment.ts';
import type { Ctx } from '../../../context.ts';
import type { Database } from '../../../db/handle.ts';
import { systemContext } from '../../../http/provide-context.ts';
import { sharedLimiter } from '../../../http/rate-limits/shared-limiter.ts';
import { rateLimits } from '../../../http/rate-limits/tables.ts';
import { runHere } from '../../../threads/run-job.ts';
import { users } from '../../accounts/sign-in/tables.ts';
import { usageCounts } from '../../billing/quotas/tables.ts';
import { offlineEngine } from '../../rewriting/engine/service.ts';
import type { CheckOptions } from '../check/rules.ts';
import { checkText } from '../check/service.ts';
import { plagiarismChecks } from '../check/tables.ts';
import { copyleaksFor } from '../copyleaks/compose.ts';
import { moveScan } from '../copyleaks-scans/data.ts';
import { passagesOf } from '../copyleaks-scans/rules.ts';
import { forgetScans, webhookToken } from '../copyleaks-scans/service.ts';
import { copyleaksPieces, copyleaksScans } from '../copyleaks-scans/tables.ts';
import { detectorParts } from './rules.ts';
import { copyleaksProvider } from './service.ts';

const path = '/functions/v1/run-basic-plagiarism-check';
const own = `My grandmother kept bees behind the school, and every autumn she let us taste the honey before
anyone else did. I remember how she lifted the frames slowly, talking to nobody in particular, and how the smoke
made our eyes water. She said that a hive hears more than it lets on.`;
const broken = known.copied.replace('. On', '.\n\n  On');
const text = `${own}\n\nThe ${broken}, most of the time.\n\n${own.replace('grandmother', 'aunt')}`;
const plain: CheckOptions = { excludeQuotations: false, excludeReferences: false };
const never = new AbortController().signal;

let database: Database;
let provider: Awaited<ReturnType<typeof openCopyleaksServer>>;
let elsewhere: TestSite;
let user: { id: string; token: string };
const env = (more: Record<string, string> = {}) => ({
  COPYLEAKS_EMAIL: 'us@example.com',
  COPYLEAKS_API_KEY: apiKey,
  COPYLEAKS_SANDBOX: 'true',
  COPYLEAKS_TIMEOUT: '50',
  COPYLEAKS_API_URL: provider.origin,
  COPYLEAKS_ID_URL: provider.origin,
  PUBLIC_URL: elsewhere?.origin ?? 'http://127.0.0.1:1',
  ...more,
});

beforeAll(async () => {
  database = await openTestDatabase();
  provider = await openCopyleaksServer(() => elsewhere.clock.now());
  // Webhooks land on this instance; checks are asked for at another one.
  elsewhere = await openSite(database, env());
  const plainSite = await openSite(database);
  const session = await openBrowser(plainSite.origin).signIn('ann@example.com');
  user = { id: session.user.id, token: session.access_token };
  await plainSite.close();
});
afterAll(async () => {
  await elsewhere.close();
  await provider.close();
  await database.close();
});
beforeEach(async () => {
  provider.reset();
  for (const table of [copyleaksScans, plagiarismChecks, usageCounts, rateLimits]) {
    await database.handle.delete(table);
  }
});
afterEach(() => {
  // Whatever happens, nothing of a text or a key may be written down.
  const lines = [...elsewhere.lines, ...written].join('\n');
  for (const secret of ['grandmother', apiKey, 'token-']) expect(lines).not.toContain(secret);
});

/** What all instances have logged. */
const written: string[] = [];

let instances = 0;

/** One instance: its own key and token, its own configuration, the common database. */
function instance(given: Record<string, string> = {}) {
  const lines: string[] = [];
  const key = given.COPYLEAKS_API_KEY ?? `${apiKey}-${++instances}`;
  const more = { ...given, COPYLEAKS_API_KEY: key };
  const config = readConfig(env(more));
  const { clock } = elsewhere;
  const copyleaks = copyleaksFor(config, { clock, limiter: sharedLimiter(database.handle) })!;
  const { deps } = testApp(database, env(more), { clock });
  const write = (event: string, fields = {}) => {
    for (const list of [lines, written]) list.push(JSON.stringify({ event, ...fields }));
  };
  const log = { info: write, error: write };
  const ctx: Ctx = {
    ...systemContext({ ...deps, log }),
    actor: { kind: 'user', userId: user.id, email: 'ann@example.com', isAdmin: true },
  };
  const { check } = copyleaksProvider(copyleaks);
  return {
    ctx,
    lines,
    provider: copyleaksProvider(copyleaks),
    check: (given = text, options = plain) => check(ctx, given, options, never),
    /** Not those of instances before it, which may still be clearing up. */
    logins: () => provider.askedFor(/login/).filter(({ body }) => body.key === key).length,
  };
}
const ahead = () => elsewhere.clock.now().getTime() - Date.now();
const scans = () => database.handle.select().from(copyleaksScans);
const shown = (answer: { sources: unknown[]; similarity: number }) => [
  answer.similarity,
  answer.sources,
];

describe('the route', () => {
  const ask = async (body: object, headers: Record<string, string> = {}) => {
    const { post } = testApp(database, env(), { clock: elsewhere.clock });
    const answer = await post(path, body, { authorization: `Bearer ${user.token}`, ...headers });
    return { status: answer.status, body: (await answer.json()) as CheckAnswer };
  };

  test('checks at Copyleaks, and a failure costs no unit', async () => {
    provider.state.refusals = [{ path: /submit/, status: 402, times: 1 }];
    const failed = await ask({ text });
    expect(failed).toMatchObject({ status: 502, body: { error: 'provider_failed' } });
    expect(await database.handle.select().from(plagiarismChecks)).toEqual([]);
    const headers = { 'idempotency-key': 'copyleaks-click' };
    const first = await ask({ text }, headers);
    expect(checkAnswer.parse(first.body)).toMatchObject({ provider: 'copyleaks', aiScore: 75 });
    // The retry of the click is neither charged here nor at Copyleaks.
    const again = await ask({ text }, headers);
    // Each answer says when it was given.
    const { stamp } = first.body;
    expect({ ...again, body: { ...again.body, stamp } }).toEqual(first);
    expect(again.body.stamp?.version).toBe(stamp?.version);
    expect(provider.scans.size).toBe(1);
    expect((await ask({ text: own })).status).toBe(403);
  });

  test('fixes, and has what it gives checked again', async () => {
    await ask({ text });
    const { status, body } = await ask({ text, fix: true });
    expect(status).toBe(200);
    expect(body.before).toMatchObject({ aiScore: 75 });
    expect(body.fixedText).not.toBe(text);
    const submitted = [...provider.scans.values()].map((scan) => scan.text);
    expect(submitted).toContain(body.fixedText);
    // The first look of the fix is the check's own scan.
    expect(submitted.filter((one) => one === text)).toHaveLength(1);
  });
});

describe('a check at Copyleaks', () => {
  test('brings scores, sources and places, though its webhooks land on another instance', async () => {
    const answer = await instance().check();
    const words = text.split(/\s+/).length;
    const matched = known.copied.split(' ').length;
    expect(answer.similarity).toBe(Math.round((matched / words) * 100));
    expect(answer.sources).toEqual([
      {
        title: 'The Harbour',
        url: 'https://example.org/harbour',
        author: null,
        year: null,
        licence: null,
        matchPercentage: answer.similarity,
        snippet: broken,
        passages: [
          {
            start: text.indexOf(broken),
            end: text.indexOf(broken) + broken.length,
            kind: 'verbatim',
            sourceText: known.copied,
          },
        ],
      },
    ]);
    expect(answer).toMatchObject({ aiScore: 75, verdictThreshold: 50, falsePositives: [] });
    expect(answer.words).toBeGreaterThan(100);
    const { sentences } = answer;
    expect(sentences[0]).toMatchObject({ start: 0, score: expect.closeTo(0.9) });
    expect(sentences[0]!.reasons).toEqual(['“My grandm” is 20 times as common in machine text']);
    expect(sentences.at(-1)).toMatchObject({
      end: text.length,
      score: expect.closeTo(0.1),
      reasons: [],
    });
  });

  test('asks for what it needs, and leaves nothing behind', async () => {
    await instance().check(text, { excludeQuotations: true, excludeReferences: true });
    const [submitted] = provider.askedFor(/submit/);
    expect(submitted!.body).toMatchObject({
      filename: 'text.txt',
      properties: {
        sandbox: true,
        expiration: 24,
        exclude: { quotes: true, references: true },
        indexing: { copyleaksDb: false },
        scanning: { internet: true, copyleaksDb: { includeMySubmissions: false } },
      },
    });
    expect([...provider.scans.values()][0]!.text).toBe(text);
    const [detected] = provider.askedFor(/writer-detector/);
    expect(detected!.body).toEqual({ text, sandbox: true, explain: true });
    const [scan] = await scans();
    const removed = () => provider.askedFor(/delete/).map(({ body }) => body);
    await expect.poll(removed).toContainEqual({ scans: [{ id: scan!.id }], purge: true });
    // The words of the text are in no column: those of the source are.
    expect(JSON.stringify(scan)).not.toContain('grandmother');
    expect(await database.handle.select().from(copyleaksPieces)).toEqual([]);
  });

  test('is done once for the same text and options, also by two instances at once', async () => {
    const [one, other] = [instance(), instance()];
    const answers = await Promise.all([one.check(), other.check()]);
    expect(answers[1]).toEqual(answers[0]);
    expect(await one.check()).toEqual(answers[0]);
    expect(provider.askedFor(/submit/)).toHaveLength(1);
    expect(provider.askedFor(/export/)).toHaveLength(1);
    expect(provider.askedFor(/writer-detector/)).toHaveLength(1);
    await one.check(text, { ...plain, excludeQuotations: true });
    expect(provider.askedFor(/submit/)).toHaveLength(2);
  });

  test('has no likelihood for a short text, and nothing to export where nothing was found', async () => {
    expect(await instance().check('A short text of a few more words than six.')).toMatchObject({
      similarity: 0,
      aiScore: null,
      sources: [],
      sentences: [],
    });
    expect(provider.askedFor(/export|writer-detector/)).toEqual([]);
  });

  test('of a text that Copyleaks would not scan is refused in plain words, and costs nothing', async () => {
    const { check } = instance();
    for (const short of ['Only five words, though longish.', 'A b c d e f g h.']) {
      await expect(check(short)).rejects.toMatchObject({
        code: 'invalid_request',
        message: expect.stringMatching(/too short.*cost you nothing/),
      });
    }
    expect(provider.askedFor(/submit|detector/)).toEqual([]);
  });

  test('counts a source by the words that were not left out, as the score does', async () => {
    provider.state.excluded = 60;
    const answer = await instance().check();
    const matched = known.copied.split(' ').length;
    const share = Math.round((matched / (text.split(/\s+/).length - 60)) * 100);
    expect(answer).toMatchObject({ similarity: share, sources: [{ matchPercentage: share }] });
  });

  test('names a source whose places are not in the text, as those of the sandbox', async () => {
    provider.state.onExport = async (scan, order) => {
      const { files, end } = provider.partsOf({ ...scan, text: 'Invented.' }, order);
      for (const file of files) await file();
      await end();
    };
    const { similarity, sources } = await instance().check();
    expect(similarity).toBeGreaterThan(0);
    expect(sources).toMatchObject([{ title: 'The Harbour', snippet: '', passages: [] }]);
  });

  test('is not lost to a source that is too large to be taken', async () => {
    provider.state.onExport = async (scan, order) => {
      const { files, end } = provider.partsOf(scan, order);
      await files[0]!();
      const [{ endpoint, verb, headers }] = order.results;
      const huge = { text: { value: 'x'.repeat(20_000_001) } };
      await provider.send(endpoint, verb, huge, Object.fromEntries(headers)).catch(() => {});
      await end(false);
    };
    expect((await instance().check()).sources).toMatchObject([
      { title: 'The Harbour', snippet: '' },
    ]);
    expect(provider.askedFor(/export/)).toHaveLength(1);
  });

  test('has its likelihood though an answer of the detector got lost', async () => {
    const lost = { path: /writer-detector/, status: 502, times: 1, done: true };
    provider.state.refusals = [{ ...lost, headers: { 'retry-after': '0' } }];
    expect(await instance().check()).toMatchObject({ aiScore: 75 });
    expect(provider.askedFor(/writer-detector/)).toHaveLength(2);
  });

  test('is submitted once though the answer to it got lost', async () => {
    const lost = { path: /submit/, status: 502, times: 1, done: true };
    provider.state.refusals = [{ ...lost, headers: { 'retry-after': '0' } }];
    expect((await instance().check()).sources).toHaveLength(1);
    expect(provider.scans.size).toBe(1);
  });

  test('asks the detector only for a scan that is done, and of no text that is too short to judge', async () => {
    provider.state.onSubmit = (scan) => provider.tell(scan, 'error', provider.failed(scan));
    const { check } = instance();
    await expect(check()).rejects.toThrow();
    provider.reset();
    const wordy = Array.from({ length: 40 }, (_, i) => `incomprehensibility${i}`).join(' ');
    expect(await check(`${wordy}.`)).toMatchObject({ aiScore: null, sentences: [] });
    expect(provider.askedFor(/writer-detector/)).toEqual([]);
  });

  test('shows a small likelihood as it is, never as nothing', async () => {
    provider.state.ai = 0.004;
    expect(await instance().check()).toMatchObject({ aiScore: 1 });
  });

  test('has a long text judged in parts', async () => {
    const long = Array.from({ length: 180 }, (_, i) => `${own} ${i}`).join('\n\n');
    expect(long.length).toBeGreaterThan(45_000);
    const answer = await instance().check(long.slice(0, 50_000));
    expect(provider.askedFor(/writer-detector/)).toHaveLength(2);
    expect(answer.aiScore).toBe(75);
    expect(answer.sentences.filter(({ score }) => score > 0.8).length).toBeGreaterThan(200);
  });
});

describe('logging in', () => {
  test('is done once for many calls, and again when the token has run out or is refused', async () => {
    const { check, logins } = instance();
    await check();
    await check(`${text} More.`);
    expect(logins()).toBe(1);
    elsewhere.clock.advance(47.5 * 3600_000);
    await check(`${text} And more.`);
    expect(logins()).toBe(2);
    provider.tokens.clear();
    await check(`${text} And yet more.`);
    expect(logins()).toBe(3);
  });

  test('is done once for many checks at once, also when the token is refused to all of them', async () => {
    const { check, logins } = instance();
    const many = (round: number) =>
      Promise.all([1, 2, 3, 4].map((number) => check(`${own} ${round} ${number}`)));
    await many(1);
    expect(logins()).toBe(1);
    provider.tokens.clear();
    await many(2);
    expect(logins()).toBe(2);
  });

  test('lasts though the clock of Copyleaks is off by days', async () => {
    provider.state.clockMs = -72 * 3600_000;
    const { check, logins } = instance();
    await check(own);
    await check(`${own} More.`);
    expect(logins()).toBe(1);
  });

  test('helps where the token is refused after another failure', async () => {
    const { check, logins } = instance();
    await check(own);
    provider.state.refusals = [
      { path: /submit/, status: 503, times: 1, headers: { 'retry-after': '0' } },
      { path: /submit/, status: 401, times: 1 },
    ];
    await check(`${own} More.`);
    expect(logins()).toBe(2);
  });

  test('with a wrong key is not tried over and over, and each check is told at once', async () => {
    const { check, lines, logins } = instance({ COPYLEAKS_API_KEY: 'wrong' });
    for (let i = 0; i < 5; i++) {
      await expect(check()).rejects.toMatchObject({
        code: 'provider_failed',
        message: expect.stringContaining('could not check'),
      });
    }
    expect(logins()).toBe(1);
    expect(lines.join()).toContain('login refused');
  });

  test('that hangs is not waited for longer than a check may take', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const began = performance.now();
    const { check } = instance({ COPYLEAKS_ID_URL: url, COPYLEAKS_TIMEOUT: '1' });
    await expect(check()).rejects.toMatchObject({ message: expect.stringMatching(/in time/) });
    expect(performance.now() - began).toBeLessThan(20_000);
    silent.closeAllConnections();
    silent.close();
  });
});

describe('webhooks', () => {
  test('may come doubled and in any order', async () => {
    const { check } = instance();
    const wanted = shown(await check());
    await database.handle.delete(copyleaksScans);
    provider.reset();
    const { state, completed, failed, tell, partsOf } = provider;
    state.onSubmit = async (scan) => {
      await tell(scan, 'creditsChecked', { ...completed(scan), status: 2 });
      await Promise.all([1, 2, 3].map(() => tell(scan, 'completed', completed(scan))));
      await tell(scan, 'error', failed(scan));
    };
    state.onExport = async (scan, order) => {
      const { files, end } = partsOf(scan, order);
      await end();
      for (const file of files.toReversed()) await Promise.all([file(), file()]);
      await end();
      await tell(scan, 'completed', completed(scan));
    };
    expect(shown(await check())).toEqual(wanted);
    expect(provider.askedFor(/export/)).toHaveLength(1);
    await expect.poll(() => provider.delivered.length).toBe(12);
    expect(provider.delivered.map(({ status }) => status)).toEqual(Array(12).fill(200));
  });

  test('that come late are not lost: the next check of the text has what they say', async () => {
    provider.state.onSubmit = () => {};
    const hasty = instance({ COPYLEAKS_TIMEOUT: '1' });
    await expect(hasty.check()).rejects.toMatchObject({
      code: 'provider_failed',
      message: expect.stringMatching(/not finished.*in time.*cost you nothing/),
    });
    const [scan] = [...provider.scans.values()];
    expect(await provider.tell(scan!, 'completed', provider.completed(scan!))).toBe(200);
    expect((await instance().check()).sources).toHaveLength(1);
    expect(provider.askedFor(/submit/)).toHaveLength(1);
    // After that is too late: nothing changes, and Copyleaks has no reason to send it again.
    expect(await provider.tell(scan!, 'error', provider.failed(scan!))).toBe(200);
    expect(await scans()).toMatchObject([{ state: 'done' }]);
  });

  test('that got lost are asked for', async () => {
    provider.state.onSubmit = (scan) => {
      scan.told = provider.completed(scan);
      // Not before the scan is known to have been taken.
      setTimeout(() => elsewhere.clock.advance(61_000), 300);
    };
    expect((await instance().check()).sources).toHaveLength(1);
    expect(provider.askedFor(/resend/).length).toBeGreaterThan(0);
  });

  test('that are lost for good do not keep the text from being checked', async () => {
    provider.state.onSubmit = () => {};
    const hasty = instance({ COPYLEAKS_TIMEOUT: '1' });
    await expect(hasty.check()).rejects.toThrow();
    // Copyleaks does not know the scan any more.
    provider.reset();
    elsewhere.clock.advance(61_000);
    const patient = instance();
    await expect(patient.check()).rejects.toMatchObject({ code: 'provider_failed' });
    expect(patient.lines.at(-1)).toContain('scan is unknown');
    expect((await patient.check()).sources).toHaveLength(1);
    // It knows it, and never says how it ended.
    provider.state.onSubmit = () => {};
    await expect(hasty.check(`${text} More.`)).rejects.toThrow();
    provider.state.onSubmit = (scan) => provider.tell(scan, 'completed', provider.completed(scan));
    elsewhere.clock.advance(3_601_000);
    expect((await patient.check(`${text} More.`)).sources).toHaveLength(1);
  });

  test('of a scan that is gone before its export end the check, and the next one is a new scan', async () => {
    provider.state.refusals = [{ path: /export/, status: 404, times: 1 }];
    const { check } = instance();
    await expect(check()).rejects.toMatchObject({ code: 'provider_failed' });
    expect((await check()).sources).toHaveLength(1);
    expect(provider.askedFor(/submit/)).toHaveLength(2);
  });

  test('without a score do not stand for a text in which nothing was found', async () => {
    provider.state.onSubmit = async (scan) => {
      const { results, ...bare } = provider.completed(scan);
      await provider.tell(scan, 'completed', bare);
      await provider.tell(scan, 'completed', { ...bare, results: { ...results, score: null } });
    };
    await expect(instance({ COPYLEAKS_TIMEOUT: '1' }).check()).rejects.toThrow();
    expect(provider.delivered.map(({ status }) => status)).toEqual([400, 400]);
    expect(await scans()).toMatchObject([{ state: 'submitted' }]);
  });

  test('that tell of a failure end the check, and the next one is a new scan', async () => {
    provider.state.onSubmit = (scan) => provider.tell(scan, 'error', provider.failed(scan));
    const { check, lines } = instance();
    await expect(check()).rejects.toMatchObject({
      code: 'provider_failed',
      status: 502,
      message: expect.stringContaining('cost you nothing'),
    });
    expect(lines.join()).toContain('scan_failed');
    expect(lines.join()).not.toContain('grandmother');
    // A success that comes behind the failure changes nothing any more.
    const [scan] = [...provider.scans.values()];
    await provider.tell(scan!, 'completed', provider.completed(scan!));
    expect(await scans()).toMatchObject([{ state: 'failed' }]);
    provider.reset();
    expect((await check()).sources).toHaveLength(1);
    expect(provider.askedFor(/submit/)).toHaveLength(1);
  });

  test('that tell of a failure count in whatever shape its reason comes', async () => {
    provider.state.onSubmit = (scan) =>
      provider.tell(scan, 'error', { ...provider.failed(scan), error: [{ code: '20' }] });
    const { check, lines } = instance();
    await expect(check()).rejects.toMatchObject({ message: expect.stringContaining('could not') });
    expect(lines.join()).toContain('code unknown');
  });

  test('of an export that failed have it done again', async () => {
    const { onExport } = provider.state;
    provider.state.onExport = async (scan, order) => {
      const { files, end } = provider.partsOf(scan, order);
      await files[0]!();
      provider.state.onExport = onExport;
      await end(false);
      await expect.poll(() => provider.askedFor(/export/).length).toBe(2);
      // What is left of the first export is passed over.
      for (const file of files) await file();
    };
    expect((await instance().check()).sources).toHaveLength(1);
    expect(provider.askedFor(/export/)).toHaveLength(2);
  });

  test('are refused without the token of their scan', async () => {
    provider.state.onSubmit = () => {};
    await expect(instance({ COPYLEAKS_TIMEOUT: '1' }).check()).rejects.toThrow();
    const [scan] = [...provider.scans.values()];
    const hooks = `${elsewhere.origin}/functions/v1/copyleaks`;
    const forged = { ...provider.completed(scan!), developerPayload: 'guess' };
    const foreign = webhookToken(instance().ctx, randomUUID());
    for (const body of [forged, { status: 0 }, { ...forged, developerPayload: foreign }]) {
      expect(await provider.send(`${hooks}/${scan!.id}/completed`, 'POST', body)).toBe(403);
    }
    for (const name of ['crawled', 'result-0', 'completed']) {
      const url = `${hooks}/${scan!.id}/${randomUUID()}/${name}`;
      expect(await provider.send(url, 'PUT', { text: { value: 'x' } })).toBe(403);
      const header = { 'x-webhook-token': foreign };
      expect(await provider.send(url, 'POST', { text: { value: 'x' } }, header)).toBe(403);
    }
    expect(await scans()).toMatchObject([{ state: 'submitted' }]);
    expect(await database.handle.select().from(copyleaksPieces)).toEqual([]);
  });

  test('of what is gone are taken and forgotten, of what is garbled refused', async () => {
    const id = randomUUID();
    const token = webhookToken(instance().ctx, id);
    const hook = `${elsewhere.origin}/functions/v1/copyleaks/${id}`;
    const send = provider.send;
    const ended = { status: 1, developerPayload: token };
    expect(await send(`${hook}/error`, 'POST', ended)).toBe(200);
    expect(await send(`${hook}/completed`, 'POST', { developerPayload: token })).toBe(400);
    const header = { 'x-webhook-token': token };
    expect(await send(`${hook}/x/crawled`, 'PUT', { text: { value: 'x' } }, header)).toBe(200);
    expect(await send(`${hook}/x/crawled`, 'PUT', { words: 1 }, header)).toBe(400);
    expect(await send(`${hook}/x/other`, 'PUT', {}, header)).toBe(400);
    expect(await database.handle.select().from(copyleaksPieces)).toEqual([]);
  });
});

describe('refusals', () => {
  test('for being busy are waited through, as long as Copyleaks asks', async () => {
    const busy = { status: 429, times: 1, headers: { 'retry-after': '1' } };
    const down = { status: 503, times: 1, headers: { 'retry-after': '0' } };
    provider.state.refusals = [
      { ...busy, path: /submit/ },
      { ...down, path: /writer-detector/ },
      { ...down, path: /export/ },
    ];
    const began = performance.now();
    expect((await instance().check()).sources).toHaveLength(1);
    expect(performance.now() - began).toBeGreaterThan(1000);
    expect(provider.askedFor(/submit/)).toHaveLength(2);
  });

  test('with a date say as well until when to wait, and other calls wait too', async () => {
    const { check } = instance();
    await check(own);
    provider.reset();
    const until = Math.ceil(Date.now() / 1000) * 1000 + 2000;
    const headers = { 'retry-after': new Date(until + ahead()).toUTCString() };
    provider.state.refusals = [{ path: /submit/, status: 429, times: 1, headers }];
    const first = check(`${own} 1`);
    await expect.poll(() => provider.askedFor(/submit/).length).toBe(1);
    await Promise.all([first, check(`${own} 2`)]);
    expect(Date.now()).toBeGreaterThan(until - 100);
    // Of the second check nothing was asked before the first one was let through.
    expect(provider.askedFor(/submit/).map(({ at }) => at > until - 100)).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('for longer than anybody waits end the check at once', async () => {
    const headers = { 'retry-after': '3600' };
    provider.state.refusals = [{ path: /submit/, status: 429, times: 9, headers }];
    const { check } = instance();
    const began = performance.now();
    for (let i = 0; i < 2; i++) {
      await expect(check()).rejects.toMatchObject({ code: 'provider_failed' });
    }
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(provider.askedFor(/submit/)).toHaveLength(1);
  });

  test('that lead elsewhere are not followed: text, key and token go nowhere else', async () => {
    let calls = 0;
    const stranger = createServer((_, response) => {
      calls += 1;
      response.end('{}');
    });
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const location = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/x`;
    for (const path of [/login/, /submit/]) {
      provider.state.refusals = [{ path, status: 307, times: 99, headers: { location } }];
      await expect(instance({ COPYLEAKS_TIMEOUT: '1' }).check()).rejects.toThrow();
      expect(provider.askedFor(path).length).toBeGreaterThan(0);
    }
    expect(calls).toBe(0);
    stranger.close();
  });

  test('that stay end the check at once', async () => {
    const body = { error: { type: 'payment_error', id: 'insufficient_credits', code: 6 } };
    provider.state.refusals = [{ path: /submit/, status: 402, times: 9, body }];
    const { check, lines } = instance();
    await expect(check()).rejects.toMatchObject({ code: 'provider_failed' });
    expect(provider.askedFor(/submit/)).toHaveLength(1);
    expect(lines.join()).toContain('insufficient_credits');
  });

  test('the calls keep to the limit of exports, over all instances', async () => {
    const { check: other } = instance();
    await Promise.all([1, 2, 3, 4].map((number) => other(`${text} ${number}`)));
    provider.reset();
    const { check } = instance({ COPYLEAKS_TIMEOUT: '1' });
    await expect(check()).rejects.toMatchObject({
      message: expect.stringMatching(/in time/),
    });
    expect(provider.askedFor(/export/)).toEqual([]);
    expect((await scans()).filter(({ state }) => state === 'completed')).toHaveLength(1);
  });
});

test('a fix at Copyleaks never claims less than its recheck says', async () => {
  const { ctx, provider: at } = instance();
  const engine = offlineEngine(runHere);
  const given = { ...plain, text, fix: true, sessionId: randomUUID(), retryKey: null };
  const answer = await checkText(ctx, { ...given, provider: at, engine, signal: never });
  const again = await at.check(ctx, answer.fixedText!, plain, never);
  expect([answer.similarity, answer.aiScore]).toEqual([again.similarity, again.aiScore]);
});

test('two who give up the same export begin one new one', async () => {
  const { ctx, check } = instance();
  await check();
  const [scan] = await scans();
  const [id, other] = [scan!.id, randomUUID()];
  const back = { id, from: ['exporting' as const], state: 'completed' as const, exportId: null };
  await database.handle.update(copyleaksScans).set({ state: 'exporting', exportId: other });
  expect(await moveScan(ctx.db, { ...back, ofExport: randomUUID() })).toBe(false);
  expect(await scans()).toMatchObject([{ state: 'exporting', exportId: other }]);
  expect(await moveScan(ctx.db, { ...back, ofExport: other })).toBe(true);
});

test('scans are forgotten after a day, with the account at once', async () => {
  const { ctx, check } = instance();
  await check();
  await forgetScans(ctx);
  expect(await scans()).toHaveLength(1);
  elsewhere.clock.advance(25 * 3600_000);
  await forgetScans(ctx);
  expect(await scans()).toEqual([]);
  const id = randomUUID();
  const bob = { id, name: 'Bob', email: 'bob@example.com' };
  await database.handle.insert(users).values(bob);
  const own: Ctx = {
    ...ctx,
    actor: { kind: 'user', userId: id, email: bob.email, isAdmin: false },
  };
  await instance().provider.check(own, text, plain, never);
  expect(await scans()).toMatchObject([{ userId: id }]);
  await database.handle.delete(users).where(eq(users.id, id));
  expect(await scans()).toEqual([]);
});

test('neighbouring pieces of a result are one passage', () => {
  const side = (starts: number[], lengths: number[]) => ({ chars: { starts, lengths } });
  const value = 'alpha beta gamma delta';
  const identical = { source: side([10, 30], [5, 4]), suspected: side([0, 17], [5, 5]) };
  const minorChanges = { source: side([16], [4]), suspected: side([6], [4]) };
  const passages = passagesOf({ text: { value, comparison: { identical, minorChanges } } });
  expect(passages).toEqual([
    { start: 10, end: 20, kind: 'reworded', sourceText: 'alpha beta' },
    { start: 30, end: 34, kind: 'verbatim', sourceText: 'delta' },
  ]);
});

test('parts for the detector are whole, short enough, and about the same', () => {
  for (const length of [255, 25_000, 25_001, 49_999, 50_000]) {
    for (const unit of ['word and word. ', 'x', '😀']) {
      const long = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
      const parts = detectorParts(long);
      expect(parts.map(({ start, end }) => long.slice(start, end)).join('')).toBe(long);
      for (const { start, end } of parts) {
        expect(end - start).toBeLessThanOrEqual(25_000);
        expect(end - start).toBeGreaterThanOrEqual(255);
      }
    }
  }
});

test('the settings belong together', () => {
  const all = { COPYLEAKS_EMAIL: 'us@example.com', COPYLEAKS_API_KEY: 'key' };
  const at = { PUBLIC_URL: 'https://example.com' };
  expect(readConfig({}).copyleaks).toBe(null);
  expect(readConfig({ ...all, ...at }).copyleaks).toMatchObject({
    sandbox: false,
    apiUrl: 'https://api.copyleaks.com',
    loginUrl: 'https://id.copyleaks.com/v3/account/login/api',
  });
  expect(() => readConfig(all)).toThrow('PUBLIC_URL');
  expect(() => readConfig({ COPYLEAKS_EMAIL: 'us@example.com' })).toThrow('set together');
  const mock = { ...all, ...at, COPYLEAKS_SANDBOX: 'true', NODE_ENV: 'production' };
  expect(() => readConfig(mock)).toThrow('ALLOW_SANDBOX');
  expect(readConfig({ ...mock, ALLOW_SANDBOX: 'true' }).copyleaks).toMatchObject({ sandbox: true });
});
