import { apiKeyBody } from '@cleanpaste/contract';
import { Hono } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { invalidRequest } from '../../../http/app-error.ts';
import { jsonBody } from '../../../http/json-body.ts';
import { createKey, listKeys, type RequireSubscription, revokeKey } from './service.ts';

const small = { maxBytes: 4096, tooLarge: () => invalidRequest('The body is too large.') };
const noStore = { 'cache-control': 'no-store' };

/** Keys of the signed-in account. */
export const apiKeyRoutes = (tools: { requireSubscription: RequireSubscription }) =>
  new Hono<AppEnv>()
    .get('/api-keys', async (c) => c.json(await listKeys(c.get('ctx')), 200, noStore))
    .post('/api-keys', jsonBody(apiKeyBody, small), async (c) =>
      c.json(await createKey(c.get('ctx'), { ...c.req.valid('json'), ...tools }), 201, noStore),
    )
    .delete('/api-keys/:id', async (c) => {
      await revokeKey(c.get('ctx'), c.req.param('id'));
      return c.json({ ok: true });
    });
