import { configurationEndpoints } from '@cleanpaste/contract';
import type { Context } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import { settingsOf } from './rules.ts';

/** What the page may know of the settings; its HTML carries the same. */
export const configurationRoutes = (
  serve: ServeTools,
  { originOf }: { originOf: (c: Context<AppEnv>) => string },
) =>
  endpointRoutes(
    configurationEndpoints,
    { readConfiguration: ({ c, ctx }) => settingsOf(ctx.config, originOf(c)) },
    serve,
  );
