import {
  adminPageQuery,
  feedbackPatch,
  feedbackQuery,
  flagPatch,
  metricsQuery,
  requestLogQuery,
} from '@cleanpaste/contract';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import type { Actor, Ctx } from '../../../context.ts';
import { eventStream } from '../../../event-streams/event-stream.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError, invalidRequest } from '../../../http/app-error.ts';
import { jsonBody } from '../../../http/json-body.ts';
import { uuid } from '../../history/index.ts';
import type { Live } from '../live/service.ts';
import { requireAdmin } from './rules.ts';
import * as verbs from './service.ts';

const small = { maxBytes: 4096, tooLarge: () => invalidRequest('The body is too large.') };
const noStore = { 'cache-control': 'no-store' } as const;
const heartbeatMs = 10_000;

function queryOf<T>(c: Context<AppEnv>, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(c.req.query());
  if (!parsed.success)
    throw invalidRequest(parsed.error.issues[0]?.message ?? 'The query is wrong.');
  return parsed.data;
}

export interface AdminTools {
  gauges: verbs.Gauges;
  live: Live;
  /** Whom a bearer token stands for right now; throws when it has run out or its session has ended. */
  whoIs: (ctx: Ctx, bearer: string) => Promise<Actor>;
}

/** A new route of the panel is closed to everybody else even before its verb says so. */
const adminOnly = createMiddleware<AppEnv>(async (c, next) => {
  requireAdmin(c.get('ctx').actor);
  await next();
});

export const adminRoutes = ({ gauges, live, whoIs }: AdminTools) =>
  new Hono<AppEnv>()
    .use('/admin/*', adminOnly)
    .get('/admin/metrics', async (c) =>
      c.json(await verbs.readMetrics(c.get('ctx'), queryOf(c, metricsQuery)), 200, noStore),
    )
    .get('/admin/share-statistics', async (c) =>
      c.json(await verbs.readShareStatistics(c.get('ctx')), 200, noStore),
    )
    .get('/admin/operations', async (c) =>
      c.json(await verbs.readOperations(c.get('ctx'), gauges), 200, noStore),
    )
    .get('/admin/feature-flags', async (c) =>
      c.json(await verbs.listAdminFlags(c.get('ctx')), 200, noStore),
    )
    .patch('/admin/feature-flags/:name', jsonBody(flagPatch, small), async (c) => {
      await verbs.changeFlag(c.get('ctx'), { name: c.req.param('name'), ...c.req.valid('json') });
      return c.json({ ok: true });
    })
    .get('/admin/feedback', async (c) =>
      c.json(await verbs.listFeedback(c.get('ctx'), queryOf(c, feedbackQuery)), 200, noStore),
    )
    .patch('/admin/feedback/:id', jsonBody(feedbackPatch, small), async (c) => {
      const id = c.req.param('id');
      if (!uuid.test(id)) throw new AppError('not_found', 'There is no such message.');
      await verbs.moderateFeedback(c.get('ctx'), { id, ...c.req.valid('json') });
      return c.json({ ok: true });
    })
    .get('/admin/logs/cleanups', async (c) =>
      c.json(await verbs.listCleanupLogs(c.get('ctx'), queryOf(c, adminPageQuery)), 200, noStore),
    )
    .get('/admin/logs/requests', async (c) =>
      c.json(await verbs.listRequestLogs(c.get('ctx'), queryOf(c, requestLogQuery)), 200, noStore),
    )
    .get('/admin/audit', async (c) =>
      c.json(await verbs.listAudit(c.get('ctx'), queryOf(c, adminPageQuery)), 200, noStore),
    )
    .get('/admin/events', (c) => liveEvents(c, { live, whoIs }));

/**
 * Changes as they happen. The stream lasts as long as the access token that opened it at most, and
 * ends at once when its session does; the page then comes back with a fresh one, or not at all.
 */
function liveEvents(
  c: Context<AppEnv>,
  { live, whoIs }: Pick<AdminTools, 'live' | 'whoIs'>,
): Response {
  const ctx = c.get('ctx');
  const bearer = (c.req.header('authorization') ?? '').replace(/^Bearer /i, '');
  const lastEventId = c.req.header('last-event-id') ?? null;
  let leave = () => {};
  let gone = false;
  return eventStream(
    c,
    (send) =>
      new Promise<void>((end) => {
        const subscriber = {
          send: (event: { id: string; topics: string[] }) => send('changed', event, event.id),
          isAllowed: async () => {
            const actor = await whoIs(ctx, bearer);
            return actor.kind === 'user' && actor.isAdmin;
          },
          end,
        };
        live.subscribe(subscriber, lastEventId).then(
          (unsubscribe) => {
            leave = unsubscribe;
            if (gone) leave();
          },
          () => end(),
        );
      }),
    {
      heartbeatMs,
      onGone() {
        gone = true;
        leave();
      },
    },
  );
}
