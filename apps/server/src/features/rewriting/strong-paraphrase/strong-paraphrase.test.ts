import { randomUUID } from 'node:crypto';
import {
  confidenceOf,
  failedParaphrase,
  reportOf,
  type StrongParaphraseAnswer,
  strongParaphraseAnswer,
} from '@cleanpaste/contract';
import { clean } from '@cleanpaste/core/hidden';
import { applyEdits } from '@cleanpaste/core/rewrite';
import { uniqueness } from '@cleanpaste/core/text';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import { type ModelServer, openModelServer } from '../../../../test/model-server.ts';
import { bakery, garden, german, recordedVersion, wordy } from '../../../../test/paraphrases.ts';
import { caller, openBrowser, openSite, type TestSite } from '../../../../test/site.ts';
import type { Database } from '../../../db/handle.ts';
import { rateLimits } from '../../../http/rate-limits/tables.ts';
import { users } from '../../accounts/sign-in/tables.ts';
import { usageCounts, workUnits } from '../../billing/quotas/tables.ts';
import { textCleanups } from '../../cleaning/cleanups/tables.ts';
import { counters } from '../../cleaning/counter/tables.ts';

const path = '/functions/v1/strong-paraphrase';
let database: Database;
let server: ModelServer;
let app: TestApp;

beforeAll(async () => {
  database = await openTestDatabase();
  server = await openModelServer(() => 'stall');
});
afterAll(() => Promise.all([database.close(), server.close()]));

beforeEach(async () => {
  for (const table of [textCleanups, counters, rateLimits, workUnits, usageCounts, users])
    await database.handle.delete(table);
  server.reset(({ text }) => ({ say: recordedVersion(text) }));
  app = testApp(database);
});

const rows = () => database.handle.select().from(textCleanups);
const used = async () =>
  (await database.handle.select().from(usageCounts)).reduce((sum, row) => sum + row.used, 0);
const modelEnv = () => ({ REWRITE_BASE_URL: server.baseUrl, REWRITE_MODEL: 'small' });
const answerOf = async (response: Response): Promise<StrongParaphraseAnswer> => {
  expect(response.status).toBe(200);
  return strongParaphraseAnswer.strict().parse(await response.json());
};
const failureOf = async (response: Response) =>
  failedParaphrase.strict().parse(await response.json());

/** Distinct paragraphs of plain English, about 170 characters each. */
const longText = (paragraphs: number) =>
  Array.from(
    { length: paragraphs },
    (_, i) =>
      `Day ${i + 1} was good for the people of the harbor. Due to the cold, they typically met inside, and roughly half of them brought a variety of food. Moreover, they sang.`,
  ).join('\n\n');

describe('a rewrite', () => {
  test('tells what became of the text, and how much of it', async () => {
    const answer = await answerOf(await app.post(path, { text: wordy }));
    expect(answer.chunks).toMatchObject([{ start: 0, end: wordy.length, engine: 'offline' }]);
    expect(answer.detailedReport?.uniqueness).toBeCloseTo(uniqueness(wordy, answer.cleanedText));
    expect(answer.detailedReport?.confidence).toBe('low');
    expect(answer.edits.length).toBeGreaterThan(2);
    expect(applyEdits(answer.baseText, answer.edits as never)).toBe(answer.cleanedText);
  });

  test('strips hidden characters as well, and counts them', async () => {
    const text = bakery.text.replaceAll('the ', 'the\u200b ').replace('bread', 'bre\u200dad');
    const answer = await answerOf(await app.post(path, { text }));
    expect(answer.removedCharacterCount).toBe(clean(text).removedCharacterCount);
    expect(answer.removedCharacterCount).toBeGreaterThan(4);
    expect(answer.baseText).toBe(bakery.text);
    expect(clean(answer.cleanedText)).toMatchObject({ removedCharacterCount: 0, findings: [] });
  });

  test('of a long text goes by chunks at the ends of sentences, and loses nothing between them', async () => {
    const text = longText(240);
    const answer = await answerOf(await app.post(path, { text }));
    expect(answer.chunks.length).toBe(Math.ceil(text.length / 8000));
    answer.chunks.forEach((chunk, index) => {
      expect(chunk.start).toBe(answer.chunks[index - 1]?.end ?? 0);
      expect(text.slice(chunk.start, chunk.end).trimEnd()).toMatch(/[.]$/);
      expect(chunk.end - chunk.start).toBeLessThanOrEqual(8000);
    });
    expect(answer.chunks.at(-1)?.end).toBe(text.length);
    expect(answer.cleanedText.split('\n\n')).toHaveLength(240);
    expect(applyEdits(text, answer.edits as never)).toBe(answer.cleanedText);
    const mean =
      answer.chunks.reduce((sum, { uniqueness }) => sum + uniqueness, 0) / answer.chunks.length;
    expect(answer.detailedReport?.uniqueness).toBeCloseTo(mean);
  });

  test('is recorded as both passes of one statistical cleanup', async () => {
    const session = randomUUID();
    const headers = { 'x-session-id': session };
    const { cleanedText } = await answerOf(await app.post(path, { text: bakery.text }, headers));
    expect(await rows()).toMatchObject([
      { feature: 'statistical', sessionId: session, userId: null, cleanedText: null },
    ]);
    expect(await database.handle.select().from(counters)).toContainEqual(
      expect.objectContaining({ name: 'statistical_passes', value: 2 }),
    );
    const strip = { text: cleanedText, type: 'basic', skipTracking: true };
    expect((await app.post('/functions/v1/clean-text', strip, headers)).status).toBe(200);
    expect(await rows()).toHaveLength(1);
    expect(await used()).toBe(2);
  });

  test('by a model says so, chunk by chunk', async () => {
    app = testApp(database, modelEnv());
    const text = `${bakery.text}\n\n${garden.text}`;
    const answer = await answerOf(await app.post(path, { text }));
    expect(answer.cleanedText).toBe(`${bakery.paraphrase}\n\n${garden.paraphrase}`);
    expect(answer.chunks).toMatchObject([{ engine: 'model' }]);
    expect(answer.detailedReport?.confidence).toBe('medium');
    expect(applyEdits(answer.baseText, answer.edits as never)).toBe(answer.cleanedText);
  });

  test('where the model fails for a chunk says that, and what was done instead', async () => {
    app = testApp(database, modelEnv());
    server.reset(({ text }) =>
      text.includes('Day') ? { say: 'No.' } : { say: recordedVersion(text) },
    );
    const text = [longText(47), ...Array.from({ length: 6 }, () => bakery.text)].join('\n\n');
    const answer = await answerOf(await app.post(path, { text }));
    expect(answer.chunks.map(({ engine, note }) => [engine, note])).toEqual([
      ['offline', 'model-refused'],
      ['model', undefined],
    ]);
    expect(applyEdits(answer.baseText, answer.edits as never)).toBe(answer.cleanedText);
    expect(answer.chunks[0]?.message).toContain('built-in engine');
  });
});

describe('what is not rewritten', () => {
  test.each([{}, { text: '' }, { text: '  \n\u00a0' }])('%j is empty', async (body) => {
    const response = await app.post(path, body);
    expect(response.status).toBe(400);
    expect(await failureOf(response)).toMatchObject({
      cleanedText: '',
      removedCharacterCount: 0,
      detailedReport: null,
      error: 'empty_text',
      message: 'Please enter some text.',
    });
  });

  test.each(['{', '[]', { text: 5 }])('%j is no request, and has no text either', async (body) => {
    const response = await app.post(path, body);
    expect(response.status).toBe(400);
    expect(await failureOf(response)).toMatchObject({ cleanedText: '', error: 'invalid_request' });
  });

  test('under ten characters: unchanged, uniqueness 0, low, and free', async () => {
    const answer = await answerOf(await app.post(path, { text: 'Nine char' }));
    expect(answer).toMatchObject({
      cleanedText: 'Nine char',
      removedCharacterCount: 0,
      detailedReport: { uniqueness: 0, confidence: 'low' },
    });
    expect([await used(), (await rows()).length]).toEqual([0, 0]);
    expect((await answerOf(await app.post(path, { text: 'Ten chars.' }))).chunks).toHaveLength(1);
  });

  test('above 100,000 characters: 413, with the limit', async () => {
    const long = `${'It is a big day. '.repeat(6000).slice(0, 99_998)}a.`;
    const response = await app.post(path, { text: `${long}b` });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      error: 'text_too_long',
      message: expect.stringContaining('100,000'),
    });
    const answer = await answerOf(await app.post(path, { text: long }));
    expect(answer.chunks.length).toBeGreaterThan(12);
  });

  test('another language, offline: the original, a note, and no charge', async () => {
    const answer = await answerOf(await app.post(path, { text: german.text }));
    expect(answer).toMatchObject({
      cleanedText: german.text,
      detailedReport: { uniqueness: 0, confidence: 'low' },
      chunks: [{ engine: 'unchanged', note: 'not-english', uniqueness: 0 }],
    });
    expect(answer.chunks[0]?.message).toMatch(/only English/);
    expect([await used(), (await rows()).length]).toEqual([0, 0]);
  });

  test('capitals throughout, offline: the original, a note of its own, and no charge', async () => {
    const text = 'IT IS AN IMPORTANT THING TO HAVE MANY TOOLS.';
    const answer = await answerOf(await app.post(path, { text }));
    expect(answer).toMatchObject({
      cleanedText: text,
      chunks: [{ engine: 'unchanged', note: 'all-caps' }],
    });
    expect(answer.chunks[0]?.message).toMatch(/in capitals/);
    expect(await used()).toBe(0);
  });

  test('a form is changed beside the wording, edit by edit, where it is asked for', async () => {
    const text = `It's a "big" meal — **many** people say so. ${longText(2)}`;
    const form = { quotes: 'curly', dashes: 'em', emphasis: 'none', spelling: 'british' };
    const answer = await answerOf(await app.post(path, { text, form }));
    expect(answer.cleanedText).toMatch(/“big” \S+—/);
    expect(answer.cleanedText).toContain('harbour');
    expect(answer.cleanedText).not.toMatch(/['"*]/);
    expect(applyEdits(answer.baseText, answer.edits as never)).toBe(answer.cleanedText);
    expect((await app.post(path, { text, form: { quotes: 'round' } })).status).toBe(400);
    expect((await answerOf(await app.post(path, { text }))).cleanedText).toContain('"big"');
  });

  test('another seed gives another rewrite of the same text, the same one the same', async () => {
    const text = longText(6);
    const texts = [];
    for (const seed of [1, 2, 3, 1]) {
      const response = await app.post(path, { text, seed });
      texts.push((await answerOf(response)).cleanedText);
    }
    expect(new Set(texts).size).toBe(3);
    expect(texts[3]).toBe(texts[0]);
    expect((await app.post(path, { text, seed: 0 })).status).toBe(400);
  });
});

describe('what changes nothing', () => {
  const untouched: [string, string][] = [
    ['another language', german.text],
    ['code', '```js\nconst total = items.reduce((sum, item) => sum + item, 0);\n```'],
    ['an address', 'https://status.example.com/log?id=7'],
  ];

  test.each(untouched)('%s costs nothing, and both passes say so', async (_, text) => {
    const headers = { 'x-session-id': randomUUID() };
    for (let i = 0; i < 3; i++) {
      const answer = await answerOf(await app.post(path, { text }, headers));
      expect(answer).toMatchObject({ cleanedText: text, charged: false });
      const strip = { text: answer.cleanedText, type: 'basic', skipTracking: true };
      expect((await app.post('/functions/v1/clean-text', strip, headers)).status).toBe(200);
    }
    expect([await used(), (await rows()).length]).toEqual([0, 0]);
  });

  test('costs nothing either when a model gives a text back as it was', async () => {
    app = testApp(database, modelEnv());
    server.reset(({ text }) => ({ say: text }));
    const answer = await answerOf(await app.post(path, { text: 'Quartz vibrates steadily.' }));
    expect(answer).toMatchObject({ cleanedText: answer.baseText, charged: false });
    expect([await used(), (await rows()).length]).toEqual([0, 0]);
  });

  test('differs from what costs a cleanup, which says so, and again when the click is retried', async () => {
    const headers = { 'idempotency-key': 'click-0001', 'x-session-id': randomUUID() };
    for (let i = 0; i < 2; i++) {
      const answer = await answerOf(await app.post(path, { text: bakery.text }, headers));
      expect(answer.charged).toBe(true);
    }
    expect(await used()).toBe(2);
  });
});

describe('a failure', () => {
  const failed = async (env: Record<string, string>) => {
    app = testApp(database, env);
    const response = await app.post(path, { text: `a\u200b ${bakery.text}` });
    expect(response.status).toBe(500);
    expect([await used(), (await rows()).length]).toEqual([0, 0]);
    return failureOf(response);
  };
  const whole = {
    cleanedText: `a\u200b ${bakery.text}`,
    removedCharacterCount: 0,
    detailedReport: null,
  };

  test('without a key: the original text and no report', async () => {
    const env = { REWRITE_BASE_URL: 'https://models.example/v1', REWRITE_MODEL: 'small' };
    expect(await failed(env)).toMatchObject({ ...whole, error: 'provider_failed' });
  });

  test('of the provider as a whole: the same', async () => {
    server.reset(() => ({ status: 401 }));
    expect(await failed(modelEnv())).toMatchObject({ ...whole, error: 'provider_failed' });
  });

  test('that nobody expected: the same, and no text in the log', async () => {
    app = testApp(
      database,
      {},
      {
        runJob: () => Promise.reject(new Error(`cannot work on ${bakery.text}`)),
      },
    );
    const response = await app.post(path, { text: bakery.text });
    expect(response.status).toBe(500);
    expect(await failureOf(response)).toMatchObject({
      cleanedText: bakery.text,
      error: 'internal_error',
    });
    expect(app.lines.join('')).toContain('"event":"failure"');
    expect(app.lines.join('')).not.toContain('bakery');
    expect(await used()).toBe(0);
  });

  test('can be tried again with the same key', async () => {
    app = testApp(database, modelEnv());
    const headers = { 'idempotency-key': 'click-0001', 'x-session-id': randomUUID() };
    server.reset(() => ({ status: 401 }));
    expect((await app.post(path, { text: bakery.text }, headers)).status).toBe(500);
    server.reset(({ text }) => ({ say: recordedVersion(text) }));
    const { cleanedText } = await answerOf(await app.post(path, { text: bakery.text }, headers));
    expect(cleanedText).toBe(bakery.paraphrase);
  });
});

describe('limits', () => {
  test('a visitor has one, also when five calls come at once; then the sign-in is asked for', async () => {
    const headers = { 'x-session-id': randomUUID() };
    const calls = Array.from({ length: 5 }, () => app.post(path, { text: bakery.text }, headers));
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    const refused = answers.find(({ status }) => status === 401);
    expect(await refused?.json()).toMatchObject({ error: 'not_authenticated' });
  });

  test('without a session id an address is a session', async () => {
    const call = (address: string) =>
      app.request(
        path,
        {
          method: 'POST',
          body: JSON.stringify({ text: bakery.text }),
          headers: { 'content-type': 'application/json' },
        },
        address,
      );
    expect((await call('192.0.2.1')).status).toBe(200);
    expect((await call('192.0.2.1')).status).toBe(401);
    expect((await call('192.0.2.2')).status).toBe(200);
    expect((await rows()).map(({ sessionId }) => sessionId)).toEqual([null, null]);
  });

  test('a retry of the same click is charged and recorded once', async () => {
    const headers = { 'idempotency-key': 'click-0001', 'x-session-id': randomUUID() };
    const first = await answerOf(await app.post(path, { text: bakery.text }, headers));
    const second = await answerOf(await app.post(path, { text: bakery.text }, headers));
    expect(second).toEqual(first);
    expect([await used(), (await rows()).length]).toEqual([2, 1]);
    expect((await app.post(path, { text: garden.text }, headers)).status).toBe(401);
  });

  test('calls a minute are limited by address, with Retry-After', async () => {
    app = testApp(database, { CLEANUPS_PER_MINUTE: '8' });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push(await app.post(path, { text: 'short' }));
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(statuses[2]?.headers.get('retry-after')).toBeTruthy();
  });
});

describe('from any origin', () => {
  const origin = 'https://other.example';

  test('OPTIONS answers 200 and allows the headers of a call', async () => {
    const response = await app.request(path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,idempotency-key,x-session-id',
      },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    const allowed = response.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'idempotency-key', 'x-session-id']),
    );
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('answers and refusals can be read, also that of a bad token', async () => {
    const texts = [bakery.text, '', 'x'.repeat(100_001)];
    const responses = await Promise.all(texts.map((text) => app.post(path, { text }, { origin })));
    responses.push(await app.post(path, { text: 'a' }, { origin, authorization: 'Bearer no' }));
    responses.push(await app.get(path, { origin }));
    expect(responses.map(({ status }) => status)).toEqual([200, 400, 413, 401, 405]);
    for (const { headers } of responses)
      expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test('no other route is open', async () => {
    const other = await app.request('/functions/v1/clean-text', {
      method: 'OPTIONS',
      headers: { origin },
    });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test.each([
  [0, 'low'],
  [29.99, 'low'],
  [30, 'medium'],
  [69.99, 'medium'],
  [70, 'high'],
  [100, 'high'],
])('%f %% of new words: confidence %s', (uniqueness, confidence) => {
  expect(confidenceOf(uniqueness)).toBe(confidence);
  expect(reportOf([{ uniqueness }, { uniqueness }])).toEqual({ uniqueness, confidence });
});

/** The events of a stream, as they come in. */
async function* eventsOf(response: Response) {
  let rest = '';
  for await (const bytes of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + bytes).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      if (event) yield { event, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '') };
    }
  }
}

async function all(response: Response) {
  const found: { event: string; data: object }[] = [];
  for await (const one of eventsOf(response)) found.push(one);
  return found;
}

describe('over a real connection', () => {
  let site: TestSite;
  const open = async (env: Record<string, string> = {}) => {
    site = await openSite(database, env);
  };
  const call = (text: string, extra: Record<string, string> = {}, signal?: AbortSignal) =>
    fetch(`${site.origin}${path}`, {
      method: 'POST',
      body: JSON.stringify({ text }),
      headers: { 'content-type': 'application/json', 'x-session-id': randomUUID(), ...extra },
      ...(signal ? { signal } : {}),
    });
  const events = { accept: 'text/event-stream' };
  const until = async (met: () => Promise<boolean> | boolean) => {
    while (!(await met())) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  test('events tell each chunk and end with the same answer, uncompressed', async () => {
    await open();
    const text = longText(150);
    const plain = await (await call(text)).json();
    const response = await call(text, { ...events, 'accept-encoding': 'br, gzip' });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('cache-control')).toContain('no-transform');
    const told = await all(response);
    const progress = told.filter(({ event }) => event === 'progress').map(({ data }) => data);
    const total = (plain as StrongParaphraseAnswer).chunks.length;
    expect(total).toBeGreaterThan(2);
    expect(progress.at(-1)).toEqual({ done: total, total });
    expect(told.at(-1)).toEqual({ event: 'result', data: plain });
    await site.close();
  });

  test('events come while the work goes on', async () => {
    await open({ ...modelEnv(), REWRITE_PARALLEL: '1' });
    server.reset((_, n) => (n < 2 ? { say: 'No.' } : 'stall'));
    const gone = new AbortController();
    const response = await call(longText(60), events, gone.signal);
    for await (const { event, data } of eventsOf(response)) {
      expect(event).toBe('progress');
      if (data.done !== 1) continue;
      // The second chunk is still with the model: it never answers.
      await until(() => server.calls.length === 3);
      expect(await used()).toBe(2);
      break;
    }
    gone.abort();
    await until(async () => (await used()) === 0);
    await site.close();
  });

  test('refusals before the work have their status, failures within it are an event', async () => {
    await open(modelEnv());
    server.reset(() => ({ status: 401 }));
    expect((await call('', events)).status).toBe(400);
    const told = await all(await call(bakery.text, events));
    expect(told.at(-1)).toMatchObject({
      event: 'error',
      data: { error: 'provider_failed', cleanedText: bakery.text, detailedReport: null },
    });
    expect(await used()).toBe(0);
    await site.close();
  });

  test.each([
    ['an event stream', events],
    ['a plain call', {}],
  ])('%s that is cancelled ends the work, and costs nothing', async (_, headers) => {
    await open(modelEnv());
    server.reset(() => 'stall');
    const gone = new AbortController();
    const calling = call(bakery.text, headers, gone.signal).then(
      (response) => response.text(),
      () => 'gone',
    );
    calling.catch(() => {});
    await until(() => server.calls.length === 1);
    expect(await used()).toBe(2);
    gone.abort();
    await until(() => server.state.open === 0);
    await until(async () => (await used()) === 0);
    expect(await database.handle.select().from(workUnits)).toEqual([]);
    expect(await rows()).toEqual([]);
    expect(site.lines.filter((line) => line.includes('"event":"failure"'))).toEqual([]);
    await site.close();
  });

  test('an account has three, keeps its text, and no text is in the log', async () => {
    await open();
    const session = await openBrowser(site.origin).signIn('ann@example.com');
    const ann = caller(site.origin, session);
    const statuses = [];
    for (const text of [bakery.text, wordy, longText(2), longText(3)])
      statuses.push((await ann.post(path, { text })).status);
    expect(statuses).toEqual([200, 200, 200, 403]);
    const kept = await database.handle
      .select()
      .from(textCleanups)
      .where(eq(textCleanups.userId, session.user.id));
    expect(kept.map(({ cleanedText }) => cleanedText !== null)).toEqual([true, true, true]);
    expect(site.lines.join('')).not.toMatch(/Lopez|bakery|evening|harbor|ann@/);
    await site.close();
  });
});
