import { Hono } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { cleanupCount } from './service.ts';

export const counterRoutes = () =>
  new Hono<AppEnv>().get('/cleanup-count', async (c) =>
    c.json(await cleanupCount(c.get('ctx')), 200, { 'cache-control': 'no-store' }),
  );
