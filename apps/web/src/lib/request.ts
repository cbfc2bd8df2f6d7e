import {
  type AnswerOf,
  type AnyAddress,
  type ErrorBody,
  methodOf,
  sessionIdHeader,
} from '@cleanpaste/contract';
import { requestCopy as copy } from '../copy/request-copy.ts';
import type { CallArguments, SentOptions } from './call-options.ts';
import { urlOf } from './endpoint-url.ts';
import type { Outgoing } from './outgoing.ts';
import { FinalError, UnreachableError } from './request-error.ts';
import { sessionId } from './session-id.ts';

/** An answer whose JSON is what the row of its address says; of files and streams it is never read. */
export interface AnswerFrom<A extends AnyAddress> extends Response {
  json(): Promise<AnswerOf<A>>;
}

/**
 * One request to the product's API, without a token.
 * @throws FinalError for answers that a retry cannot mend (4xx), UnreachableError without an answer, Error otherwise.
 */
export function request<A extends AnyAddress>(
  address: A,
  ...[options]: CallArguments<A>
): Promise<AnswerFrom<A>> {
  return send(address, options ?? {});
}

type Sent = Outgoing & Pick<SentOptions, 'signal' | 'keepalive'>;

/** Sends from the page's own thread. */
export const sendHere = ({ url, body, ...init }: Sent): Promise<Response> =>
  fetch(url, { ...init, body: body === undefined ? undefined : JSON.stringify(body) });

/** The same for an address of which only the caller knows what it takes. */
export async function send(address: AnyAddress, options: SentOptions): Promise<Response> {
  const { body, signal, keepalive = false, via = sendHere } = options;
  const headers: Record<string, string> = { [sessionIdHeader]: sessionId(), ...options.headers };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    const url = urlOf(address, options);
    response = await via({ url, method: methodOf(address), headers, body, signal, keepalive });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new UnreachableError(copy.unreachable);
  }
  if (response.ok) return response;
  throw await failure(response);
}

const unsaid = (status: number) =>
  status >= 500 ? copy.outOfOrder : status === 429 ? copy.tooMuch : copy.refused(status);

async function failure(response: Response): Promise<Error> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  const message = body?.message ?? unsaid(response.status);
  const final = response.status >= 400 && response.status < 500 && response.status !== 429;
  if (!final) return new Error(message);
  return new FinalError(message, body?.error ?? 'invalid_request', { limit: body?.limit });
}
