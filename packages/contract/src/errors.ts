import { z } from 'zod';
import { reachedLimit } from './billing/reached-limit.ts';

/** Every machine-readable error code that the API answers with. */
export const errorCodes = [
  'invalid_request',
  'unsupported_media_type',
  'empty_text',
  'text_too_long',
  'not_authenticated',
  'invalid_credentials',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'limit_exceeded',
  'rate_limited',
  'not_ready',
  'provider_failed',
  'internal_error',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Body of every error answer: `error` is for programs, `message` for people. */
export const errorBody = z.object({
  error: z.enum(errorCodes),
  message: z.string(),
  requestId: z.string().optional(),
  /** What is used up, where that is why. */
  limit: reachedLimit.optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
