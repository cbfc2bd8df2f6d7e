import { accountPatch } from '@cleanpaste/contract';
import { Hono } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { invalidRequest } from '../../../http/app-error.ts';
import { jsonBody } from '../../../http/json-body.ts';
import { type AccountTools, changeKeepHistory, deleteAccount, readAccount } from './service.ts';

const small = { maxBytes: 4096, tooLarge: () => invalidRequest('The body is too large.') };

export const accountRoutes = (tools: AccountTools) =>
  new Hono<AppEnv>()
    .get('/account', async (c) =>
      c.json(await readAccount(c.get('ctx'), tools), 200, { 'cache-control': 'no-store' }),
    )
    .patch('/account', jsonBody(accountPatch, small), async (c) => {
      await changeKeepHistory(c.get('ctx'), c.req.valid('json'));
      return c.json({ ok: true });
    })
    .post('/delete-account', async (c) => {
      await deleteAccount(c.get('ctx'), tools);
      return c.json({ ok: true });
    });
