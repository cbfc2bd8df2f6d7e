import { accountEndpoints } from '@cleanpaste/contract';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import { type AccountTools, changeKeepHistory, deleteAccount, readAccount } from './service.ts';

export const accountRoutes = (serve: ServeTools, tools: AccountTools) =>
  endpointRoutes(
    accountEndpoints,
    {
      readAccount: ({ ctx }) => readAccount(ctx, tools),
      async changeAccount({ ctx, body }) {
        await changeKeepHistory(ctx, body);
        return { ok: true };
      },
      async deleteAccount({ ctx }) {
        await deleteAccount(ctx, tools);
        return { ok: true };
      },
    },
    serve,
  );
