import { historyQuery } from '@cleanpaste/contract';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError, invalidRequest } from '../../http/app-error.ts';
import type { HistoryKind } from './data.ts';
import { csvFileName, uuid } from './rules.ts';
import { deleteItem, exportCleanups, listChecks, listCleanups } from './service.ts';

const noStore = { 'cache-control': 'no-store' } as const;

function pageInput(c: Context<AppEnv>) {
  const parsed = historyQuery.safeParse(c.req.query());
  if (!parsed.success) throw invalidRequest('The page must be a whole number from 1 on.');
  return parsed.data;
}

async function remove(c: Context<AppEnv>, kind: HistoryKind) {
  const id = c.req.param('id') ?? '';
  if (!uuid.test(id)) throw new AppError('not_found', 'There is no such item in your history.');
  await deleteItem(c.get('ctx'), { kind, id });
  return c.json({ ok: true });
}

export const historyRoutes = () =>
  new Hono<AppEnv>()
    .get('/history/cleanups', async (c) =>
      c.json(await listCleanups(c.get('ctx'), pageInput(c)), 200, noStore),
    )
    .get('/history/checks', async (c) =>
      c.json(await listChecks(c.get('ctx'), pageInput(c)), 200, noStore),
    )
    .delete('/history/cleanups/:id', (c) => remove(c, 'cleanups'))
    .delete('/history/checks/:id', (c) => remove(c, 'checks'))
    .get('/history/cleanups/export', async (c) => {
      const ctx = c.get('ctx');
      const lines = await exportCleanups(ctx);
      if (!lines) return c.body(null, 204);
      c.header('content-type', 'text/csv; charset=utf-8');
      c.header('content-disposition', `attachment; filename="${csvFileName(ctx.clock.now())}"`);
      c.header('cache-control', 'no-store');
      return c.body(ReadableStream.from(lines).pipeThrough(new TextEncoderStream()));
    });
