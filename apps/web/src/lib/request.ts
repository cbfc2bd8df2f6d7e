import { type ErrorBody, sessionIdHeader } from '@cleanpaste/contract';
import { FinalError, UnreachableError } from './request-error.ts';
import { sessionId } from './session-id.ts';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The answer's cookies arrive even when the page is left meanwhile. */
  keepalive?: boolean;
}

/**
 * One request to the product's API, without a token.
 * @throws FinalError for answers that a retry cannot mend (4xx), UnreachableError without an answer, Error otherwise.
 */
export async function request(path: string, options: RequestOptions = {}): Promise<Response> {
  const headers: Record<string, string> = { [sessionIdHeader]: sessionId(), ...options.headers };
  if (options.body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, {
      method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
      headers,
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
      signal: options.signal,
      keepalive: options.keepalive ?? false,
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new UnreachableError('The server cannot be reached.');
  }
  if (response.ok) return response;
  throw await failure(response);
}

async function failure(response: Response): Promise<Error> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  const message = body?.message ?? `The server answered ${response.status}.`;
  const final = response.status >= 400 && response.status < 500 && response.status !== 429;
  return final ? new FinalError(message, body?.error ?? 'invalid_request') : new Error(message);
}
