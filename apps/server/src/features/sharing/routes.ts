import { shareBody } from '@cleanpaste/contract';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { invalidRequest } from '../../http/app-error.ts';
import { callHeaders } from '../../http/call-headers.ts';
import { jsonBody } from '../../http/json-body.ts';
import { type RateLimiter, rateLimit } from '../../http/rate-limits/rate-limit.ts';
import { recordShare } from './service.ts';

const small = { maxBytes: 4096, tooLarge: () => invalidRequest('The body is too large.') };

export const sharingRoutes = (limiter: RateLimiter) =>
  new Hono<AppEnv>().post(
    '/share-events',
    rateLimit(limiter, { name: 'share', limit: 60, seconds: 3600 }),
    jsonBody(shareBody, small),
    async (c) => {
      const { sessionId } = callHeaders(c);
      await recordShare(c.get('ctx'), { ...c.req.valid('json'), sessionId });
      return c.json({ ok: true });
    },
  );
