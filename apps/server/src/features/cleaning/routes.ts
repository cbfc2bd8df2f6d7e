import { cleaningEndpoints } from '@cleanpaste/contract';
import { callHeaders } from '../../http/call-headers.ts';
import { endpointRoutes, type ServeTools } from '../../http/endpoint-routes.ts';
import { cleanText } from './clean-text/service.ts';
import { readCounters } from './counter/data.ts';
import { textsCleaned } from './counter/rules.ts';

export const cleaningRoutes = (serve: ServeTools) =>
  endpointRoutes(
    cleaningEndpoints,
    {
      cleanText({ c, ctx, body }) {
        const { sessionId, retryKey } = callHeaders(c);
        return cleanText(ctx, { ...body, sessionId, retryKey });
      },
      countCleanups: async ({ ctx }) => ({ count: textsCleaned(await readCounters(ctx.db)) }),
    },
    serve,
  );
