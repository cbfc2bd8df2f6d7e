import { type RequestOptions, request } from './request.ts';
import { FinalError } from './request-error.ts';
import { keeper } from './session.ts';

/** One call to the product's API with the session's token, if there is a session; resolves with the JSON answer. */
export async function call(path: string, options: RequestOptions = {}): Promise<unknown> {
  const response = await callForResponse(path, options);
  return response.json();
}

/** The same, for answers that are not JSON: files and event streams. */
export async function callForResponse(
  path: string,
  options: RequestOptions = {},
): Promise<Response> {
  const token = await keeper.token();
  const headers = token
    ? { ...options.headers, authorization: `Bearer ${token}` }
    : options.headers;
  try {
    return await request(path, { ...options, headers });
  } catch (error) {
    const refused = error instanceof FinalError && error.code === 'not_authenticated';
    // The session may have been ended elsewhere, by a new password for one.
    if (token && refused) void keeper.recheck();
    throw error;
  }
}
