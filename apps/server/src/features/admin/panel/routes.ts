import { adminEndpoints } from '@cleanpaste/contract';
import type { Context } from 'hono';
import type { Actor, Ctx } from '../../../context.ts';
import { isUuid } from '../../../db/uuid.ts';
import { eventStream } from '../../../event-streams/event-stream.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import type { Live } from '../live/service.ts';
import * as verbs from './service.ts';

const heartbeatMs = 10_000;
const done = { ok: true } as const;

export interface AdminTools {
  gauges: verbs.Gauges;
  live: Live;
  /** Whom a bearer token stands for right now; throws when it has run out or its session has ended. */
  whoIs: (ctx: Ctx, bearer: string) => Promise<Actor>;
}

export const adminRoutes = (serve: ServeTools, { gauges, live, whoIs }: AdminTools) =>
  endpointRoutes(
    adminEndpoints,
    {
      readMetrics: ({ ctx, query }) => verbs.readMetrics(ctx, query),
      readShareStatistics: ({ ctx }) => verbs.readShareStatistics(ctx),
      readOperations: ({ ctx }) => verbs.readOperations(ctx, gauges),
      listAllFlags: ({ ctx }) => verbs.listAdminFlags(ctx),
      async changeFlag({ ctx, params, body }) {
        await verbs.changeFlag(ctx, { name: params.name, ...body });
        return done;
      },
      listFeedback: ({ ctx, query }) => verbs.listFeedback(ctx, query),
      async moderateFeedback({ ctx, params: { id }, body }) {
        if (!isUuid(id)) throw new AppError('not_found', 'There is no such message.');
        await verbs.moderateFeedback(ctx, { id, ...body });
        return done;
      },
      listCleanupLogs: ({ ctx, query }) => verbs.listCleanupLogs(ctx, query),
      listRequestLogs: ({ ctx, query }) => verbs.listRequestLogs(ctx, query),
      listAudit: ({ ctx, query }) => verbs.listAudit(ctx, query),
      followChanges: ({ c }) => streamChanges(c, { live, whoIs }),
    },
    serve,
  );

/**
 * Changes as they happen. The stream lasts as long as the access token that opened it at most, and
 * ends at once when its session does; the page then comes back with a fresh one, or not at all.
 */
function streamChanges(
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
