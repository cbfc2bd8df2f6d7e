import { type LiveEvent, liveEndpoints } from '@cleanpaste/contract';
import type { Context } from 'hono';
import type { Actor, Ctx } from '../../../context.ts';
import { eventStream } from '../../../event-streams/event-stream.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import type { Live } from './service.ts';

const heartbeatMs = 10_000;

interface LiveTools {
  live: Live;
  /** Whom a bearer token stands for right now; throws when it has run out or its session has ended. */
  whoIs: (ctx: Ctx, bearer: string) => Promise<Actor>;
}

export const liveRoutes = (serve: ServeTools, tools: LiveTools) =>
  endpointRoutes(liveEndpoints, { followChanges: ({ c }) => streamChanges(c, tools) }, serve);

/**
 * Changes as they happen. The stream lasts as long as the access token that opened it at most, and
 * ends at once when its session does; the page then comes back with a fresh one, or not at all.
 */
function streamChanges(c: Context<AppEnv>, { live, whoIs }: LiveTools): Response {
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
          send: (event: LiveEvent) => send('changed', event, event.id),
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
