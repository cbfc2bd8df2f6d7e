import { configurationEndpoints } from '@cleanpaste/contract';
import type { Context } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';

/** What the page may know of the settings; the prerendered HTML carries the defaults. */
export const configurationRoutes = (
  serve: ServeTools,
  { originOf }: { originOf: (c: Context<AppEnv>) => string },
) =>
  endpointRoutes(
    configurationEndpoints,
    {
      readConfiguration({ c, ctx: { config } }) {
        return {
          productName: config.productName,
          supportEmail: config.supportEmail,
          companyLine: config.companyLine,
          siteOrigin: originOf(c),
          sandbox: {
            signIn: config.google === null && config.sandboxAllowed,
            payments: config.stripe === null && config.sandboxAllowed,
            mail: config.smtpUrl === null,
          },
          analytics: config.analytics,
        };
      },
    },
    serve,
  );
