import type { AnswerOf, AnyAddress, JsonAddress } from '@cleanpaste/contract';
import type { CallArguments, SentOptions } from './call-options.ts';
import { type AnswerFrom, send } from './request.ts';
import { FinalError } from './request-error.ts';
import { keeper } from './session.ts';

/**
 * One call to an address of the endpoint table, with the session's token, if there is a session;
 * resolves with the JSON that the address answers with.
 */
export async function call<A extends JsonAddress>(
  address: A,
  ...options: CallArguments<A>
): Promise<AnswerOf<A>> {
  const response = await callForResponse(address, ...options);
  return response.json();
}

/** The same, for answers that are not JSON: files and event streams. */
export async function callForResponse<A extends AnyAddress>(
  address: A,
  ...[options]: CallArguments<A>
): Promise<AnswerFrom<A>> {
  const given: SentOptions = options ?? {};
  // Waiting for what is at hand would let the page be drawn before the request leaves.
  const atHand = keeper.tokenAtHand();
  const token = atHand === undefined ? await keeper.token() : atHand;
  const headers = token ? { ...given.headers, authorization: `Bearer ${token}` } : given.headers;
  try {
    return await send(address, { ...given, headers });
  } catch (error) {
    const refused = error instanceof FinalError && error.code === 'not_authenticated';
    // The session may have been ended elsewhere, by a new password for one.
    if (token && refused) void keeper.recheck();
    throw error;
  }
}
