import { flagEndpoints } from '@cleanpaste/contract';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import { listFlags } from './data.ts';
import { withDefaults } from './rules.ts';

export const featureFlagRoutes = (serve: ServeTools) =>
  endpointRoutes(
    flagEndpoints,
    {
      /** What everybody may know of the flags. */
      async listFlags({ ctx }) {
        const flags = withDefaults(await listFlags(ctx.db));
        return flags.map(({ name, enabled }) => ({ name, enabled }));
      },
    },
    serve,
  );
