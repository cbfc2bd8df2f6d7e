import { type RequestOptions, request } from './request.ts';
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
  return request(path, { ...options, headers });
}
