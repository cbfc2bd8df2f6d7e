import { describe, expect, test } from 'vitest';
import { ApiProblem, createClient } from './index.ts';

/** A stand-in for `fetch` that notes what it is asked. */
function answering(answer: Response) {
  const asked: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    asked.push({ url: String(url), init });
    return answer;
  };
  return { asked, fetch: fetch as typeof globalThis.fetch };
}

const key = 'cp_key';

describe('a call', () => {
  test('goes to the site with the key, as JSON, and follows no redirect', async () => {
    const { asked, fetch } = answering(Response.json({ cleanedText: 'a' }));
    const client = createClient({ baseUrl: 'https://paste.example/', key, fetch });
    const answer = await client.clean(
      { text: 'a\u200b', quotes: true },
      { idempotencyKey: 'retry-0001' },
    );
    expect(answer.cleanedText).toBe('a');
    expect(asked[0]).toMatchObject({
      url: 'https://paste.example/api/v1/clean',
      init: {
        method: 'POST',
        redirect: 'error',
        body: JSON.stringify({ text: 'a\u200b', quotes: true }),
        headers: {
          authorization: 'Bearer cp_key',
          'content-type': 'application/json',
          'idempotency-key': 'retry-0001',
        },
      },
    });
  });

  test('can be ended', async () => {
    const gone = new AbortController();
    const { asked, fetch } = answering(Response.json({ payloads: [], payloadCount: 0 }));
    await createClient({ baseUrl: 'https://paste.example', key, fetch }).decode(
      { text: 'a' },
      { signal: gone.signal },
    );
    expect(asked[0]!.init.signal).toBe(gone.signal);
  });
});

describe('a refusal', () => {
  const refusedWith = async (answer: Response) => {
    const { fetch } = answering(answer);
    const client = createClient({ baseUrl: 'https://paste.example', key, fetch });
    const error = await client.scan({ text: 'a' }).catch((reason: unknown) => reason);
    if (!(error instanceof ApiProblem)) throw new Error('no refusal');
    return error;
  };

  test('says what the API says, and how long to wait', async () => {
    const problem = { type: '', title: '', status: 429, detail: 'Later.', code: 'rate_limited' };
    const headers = { 'content-type': 'application/problem+json', 'retry-after': '7' };
    const error = await refusedWith(
      new Response(JSON.stringify(problem), { status: 429, headers }),
    );
    expect(error).toMatchObject({ status: 429, retryAfter: 7, message: 'Later.' });
    expect(error.problem?.code).toBe('rate_limited');
  });

  test.each([
    ['a page of a proxy', 'text/html', '<h1>Bad gateway</h1>'],
    ['half a problem', 'application/problem+json', '{"detail":'],
  ])('by %s is one as well', async (_, type, body) => {
    const error = await refusedWith(
      new Response(body, { status: 502, headers: { 'content-type': type } }),
    );
    expect(error).toMatchObject({ status: 502, problem: null, retryAfter: null });
  });
});
