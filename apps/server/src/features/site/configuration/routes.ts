import { configurationEndpoints } from '@cleanpaste/contract';
import type { Context } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import { settingsOf } from './rules.ts';

/** What the settings say besides the configuration. */
export interface SettingsTools {
  originOf: (c: Context<AppEnv>) => string;
  countWorks: () => Promise<number | null>;
}

/** What the page may know of the settings; its HTML carries the same. */
export const configurationRoutes = (serve: ServeTools, { originOf, countWorks }: SettingsTools) =>
  endpointRoutes(
    configurationEndpoints,
    {
      readConfiguration: async ({ c, ctx }) =>
        settingsOf(ctx.config, { siteOrigin: originOf(c), works: await countWorks() }),
    },
    serve,
  );
