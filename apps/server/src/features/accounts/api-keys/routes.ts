import { apiKeyEndpoints } from '@cleanpaste/contract';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import { createKey, listKeys, type RequireSubscription, revokeKey } from './service.ts';

/** Keys of the signed-in account. */
export const apiKeyRoutes = (
  serve: ServeTools,
  tools: { requireSubscription: RequireSubscription },
) =>
  endpointRoutes(
    apiKeyEndpoints,
    {
      listApiKeys: ({ ctx }) => listKeys(ctx),
      createApiKey: ({ ctx, body }) => createKey(ctx, { ...body, ...tools }),
      async revokeApiKey({ ctx, params }) {
        await revokeKey(ctx, params.id);
        return { ok: true };
      },
    },
    serve,
  );
