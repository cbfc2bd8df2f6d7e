import { checkingEndpoints } from '@cleanpaste/contract';
import { callHeaders } from '../../../http/call-headers.ts';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import { type CheckTools, checkText } from './service.ts';

export const checkRoutes = (serve: ServeTools, tools: Omit<CheckTools, 'signal'>) =>
  endpointRoutes(
    checkingEndpoints,
    {
      checkText({ c, ctx, body }) {
        const { sessionId, retryKey } = callHeaders(c);
        const signal = c.req.raw.signal;
        return checkText(ctx, { ...body, ...tools, sessionId, retryKey, signal });
      },
    },
    serve,
  );
