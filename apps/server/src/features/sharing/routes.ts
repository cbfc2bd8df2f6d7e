import { sharingEndpoints } from '@cleanpaste/contract';
import { callHeaders } from '../../http/call-headers.ts';
import { endpointRoutes, type ServeTools } from '../../http/endpoint-routes.ts';
import { insertShare } from './data.ts';

export const sharingRoutes = (serve: ServeTools) =>
  endpointRoutes(
    sharingEndpoints,
    {
      /** Counts that a result was shared; anybody may. */
      async recordShare({ c, ctx, body }) {
        const { sessionId } = callHeaders(c);
        const userId = 'userId' in ctx.actor ? ctx.actor.userId : null;
        await insertShare(ctx.db, { ...body, userId, sessionId, createdAt: ctx.clock.now() });
        return { ok: true };
      },
    },
    serve,
  );
