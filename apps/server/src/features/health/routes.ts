import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import type { Readiness } from '../../http/readiness.ts';
import { databaseAnswers } from './service.ts';

const fresh = { 'cache-control': 'no-store' };

/** `/healthz`: the process lives. `/readyz`: it can do work now. */
export const healthRoutes = (readiness: Readiness) =>
  new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' as const }, 200, fresh))
    .get('/readyz', async (c) => {
      if (readiness.state === 'ready' && (await databaseAnswers(c.get('ctx')))) {
        return c.json({ status: 'ready' as const }, 200, fresh);
      }
      throw new AppError('not_ready', 'The server is not ready.', {
        headers: { 'retry-after': '5' },
      });
    });
