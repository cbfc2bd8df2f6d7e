import type { ErrorCode } from './errors.ts';

/** The HTTP status of each error; apart from the schemas, so that the page can tell them. */
export const statusOf: Record<ErrorCode, number> = {
  invalid_request: 400,
  empty_text: 400,
  not_authenticated: 401,
  invalid_credentials: 401,
  limit_exceeded: 403,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  text_too_long: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal_error: 500,
  provider_failed: 502,
  not_ready: 503,
};
