import { Hono } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { readFlags } from './service.ts';

export const featureFlagRoutes = () =>
  new Hono<AppEnv>().get('/feature-flags', async (c) =>
    c.json(await readFlags(c.get('ctx')), 200, { 'cache-control': 'no-store' }),
  );
