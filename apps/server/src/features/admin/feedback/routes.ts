import { feedbackBody } from '@cleanpaste/contract';
import { Hono } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { invalidRequest } from '../../../http/app-error.ts';
import { jsonBody } from '../../../http/json-body.ts';
import { type RateLimiter, rateLimit } from '../../../http/rate-limits/rate-limit.ts';
import { giveFeedback } from './service.ts';

const small = { maxBytes: 65_536, tooLarge: () => invalidRequest('The message is too long.') };

export const feedbackRoutes = (limiter: RateLimiter) =>
  new Hono<AppEnv>().post(
    '/feedback',
    rateLimit(limiter, { name: 'feedback', limit: 20, seconds: 3600 }),
    jsonBody(feedbackBody, small),
    async (c) => {
      await giveFeedback(c.get('ctx'), c.req.valid('json'));
      return c.json({ ok: true });
    },
  );
