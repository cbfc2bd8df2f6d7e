import { type Calls, paths } from './api.gen.ts';
import { ApiProblem } from './api-problem.ts';

export type * from './api.gen.ts';
export { ApiProblem } from './api-problem.ts';

export interface ClientOptions {
  /** Where the site is, such as `https://paste.example`. */
  baseUrl: string;
  /** An API key, from the dashboard of the site. */
  key: string;
  /** What calls are made with; the global `fetch` where none is given. */
  fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** A retry with the same key and text is neither charged nor recorded again. 8 to 200 characters. */
  idempotencyKey?: string;
}

export type CallName = keyof Calls;

/** A call of each name: what it takes, and the answer. @throws ApiProblem for every refusal */
export type Client = {
  [Name in CallName]: (
    body: Calls[Name]['body'],
    options?: CallOptions,
  ) => Promise<Calls[Name]['answer']>;
};

/**
 * A client of one site and one key.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://paste.example', key: process.env.CLEANPASTE_API_KEY });
 * const { cleanedText } = await client.clean({ text: 'Zero\u200bwidth', quotes: true });
 */
export function createClient({ baseUrl, key, fetch: given }: ClientOptions): Client {
  const base = baseUrl.replace(/\/+$/, '');
  const make =
    (path: string) =>
    async (body: unknown, { signal, idempotencyKey }: CallOptions = {}) => {
      const headers: Record<string, string> = {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
      };
      if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
      const init: RequestInit = { method: 'POST', headers, body: JSON.stringify(body) };
      // A redirect would take the key to somebody else.
      init.redirect = 'error';
      if (signal) init.signal = signal;
      const answer = await (given ?? globalThis.fetch)(base + path, init);
      if (!answer.ok) throw await ApiProblem.of(answer);
      return answer.json();
    };
  const calls = Object.entries(paths).map(([name, path]) => [name, make(path)]);
  return Object.fromEntries(calls) as Client;
}
