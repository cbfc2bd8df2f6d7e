import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { cleanupCount } from './service.ts';

export const counterRoutes = () =>
  new Hono<AppEnv>().get('/cleanup-count', async (c) => {
    c.header('cache-control', 'no-store');
    return c.json(await cleanupCount(c.get('ctx')));
  });
