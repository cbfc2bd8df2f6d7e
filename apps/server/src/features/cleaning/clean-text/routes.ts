import { cleanTextBody, textLimits } from '@cleanpaste/contract';
import { Hono } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { tooLong } from '../../../http/app-error.ts';
import { callHeaders } from '../../../http/call-headers.ts';
import { jsonBody } from '../../../http/json-body.ts';
import { type RateLimiter, rateLimit } from '../../../http/rate-limits/rate-limit.ts';
import { cleanText } from './service.ts';

/** JSON may spend six bytes on one unit (\u200b), and the other fields need some room. */
const maxBytes = textLimits.clean * 6 + 4096;

export const cleanTextRoutes = (limiter: RateLimiter, perMinute: number) =>
  new Hono<AppEnv>().post(
    '/clean-text',
    rateLimit(limiter, { name: 'clean-text', limit: perMinute, seconds: 60 }),
    jsonBody(cleanTextBody, { maxBytes, tooLarge: () => tooLong('clean') }),
    async (c) => {
      const { sessionId, retryKey } = callHeaders(c);
      const answer = await cleanText(c.get('ctx'), { ...c.req.valid('json'), sessionId, retryKey });
      return c.json(answer, 200, { 'cache-control': 'no-store' });
    },
  );
