import { apiKeyEndpoints } from '@cleanpaste/contract';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import { createKey, listKeys, revokeKey, type SubscriptionTools } from './service.ts';

/** Keys of the signed-in account. */
export const apiKeyRoutes = (serve: ServeTools, tools: SubscriptionTools) =>
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
