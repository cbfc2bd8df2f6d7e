import { cleaningEndpoints } from '@cleanpaste/contract';
import { callHeaders } from '../../http/call-headers.ts';
import { endpointRoutes, type ServeTools } from '../../http/endpoint-routes.ts';
import { cleanText } from './clean-text/service.ts';
import type { Counter } from './counter/service.ts';
import type { Ledger } from './ledger/service.ts';

export const cleaningRoutes = (
  serve: ServeTools,
  { ledger, counter }: { ledger: Ledger; counter: Counter },
) =>
  endpointRoutes(
    cleaningEndpoints,
    {
      cleanText({ c, ctx, body }) {
        const { sessionId, retryKey } = callHeaders(c);
        const { text, skipTracking, keepProvenance = false } = body;
        const options = { keepProvenance };
        const signal = () => c.req.raw.signal;
        return cleanText(ctx, { ledger, text, skipTracking, options, sessionId, retryKey, signal });
      },
      countCleanups: async () => ({ count: await counter.read() }),
    },
    serve,
  );
