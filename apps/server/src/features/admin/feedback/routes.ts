import { feedbackEndpoints } from '@cleanpaste/contract';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import { requireUser } from '../../../http/require-actor.ts';
import { insertFeedback } from './data.ts';

export const feedbackRoutes = (serve: ServeTools) =>
  endpointRoutes(
    feedbackEndpoints,
    {
      /** Keeps what a signed-in user wrote, to be read by people. */
      async giveFeedback({ ctx, body }) {
        const { userId } = requireUser(ctx.actor);
        await insertFeedback(ctx.db, { ...body, userId, createdAt: ctx.clock.now() });
        return { ok: true };
      },
    },
    serve,
  );
