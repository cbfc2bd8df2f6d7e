import { configurationEndpoints } from '@cleanpaste/contract';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import { readSettings, type SettingsTools } from './service.ts';

/** What the page may know of the settings; its HTML carries the same. */
export const configurationRoutes = (serve: ServeTools, tools: SettingsTools) =>
  endpointRoutes(
    configurationEndpoints,
    { readConfiguration: ({ c, ctx }) => readSettings(ctx.config, { c, ...tools }) },
    serve,
  );
