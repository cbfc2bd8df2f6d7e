import { checkBody, textLimits } from '@cleanpaste/contract';
import { Hono } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { tooLong } from '../../../http/app-error.ts';
import { callHeaders } from '../../../http/call-headers.ts';
import { jsonBody } from '../../../http/json-body.ts';
import { type RateLimiter, rateLimit } from '../../../http/rate-limits/rate-limit.ts';
import { type CheckTools, checkText } from './service.ts';

/** JSON may spend six bytes on one unit (\u200b), and the other fields need some room. */
const maxBytes = textLimits.check * 6 + 4096;

export const plagiarismCheckRoutes = (
  limiter: RateLimiter,
  { perMinute, ...tools }: Omit<CheckTools, 'signal'> & { perMinute: number },
) =>
  new Hono<AppEnv>().post(
    '/run-basic-plagiarism-check',
    rateLimit(limiter, { name: 'plagiarism-check', limit: perMinute, seconds: 60 }),
    jsonBody(checkBody, { maxBytes, tooLarge: () => tooLong('check') }),
    async (c) => {
      const { sessionId, retryKey } = callHeaders(c);
      const answer = await checkText(c.get('ctx'), {
        ...c.req.valid('json'),
        ...tools,
        sessionId,
        retryKey,
        signal: c.req.raw.signal,
      });
      return c.json(answer, 200, { 'cache-control': 'no-store' });
    },
  );
