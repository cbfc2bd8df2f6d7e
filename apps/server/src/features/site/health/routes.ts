import { healthEndpoints } from '@cleanpaste/contract';
import { pingDatabase } from '../../../db/ping-database.ts';
import { AppError } from '../../../http/app-error.ts';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import type { Readiness } from '../../../http/every-request.ts';
import { describeError } from '../../../log/log.ts';

const ok = { status: 'ok' } as const;
const ready = { status: 'ready' } as const;
const notReady = () =>
  new AppError('not_ready', 'The server is not ready.', { headers: { 'retry-after': '5' } });

export const healthRoutes = (serve: ServeTools, readiness: Readiness) =>
  endpointRoutes(
    healthEndpoints,
    {
      checkHealth: () => ok,
      async checkReadiness({ ctx }) {
        if (readiness.state !== 'ready') throw notReady();
        await pingDatabase(ctx.db).catch((error: unknown) => {
          ctx.log.error('database', { requestId: ctx.requestId, ...describeError(error) });
          throw notReady();
        });
        return ready;
      },
    },
    serve,
  );
