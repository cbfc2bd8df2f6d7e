import { adminEndpoints } from '@cleanpaste/contract';
import { endpointRoutes, type ServeTools } from '../../http/endpoint-routes.ts';
import { listAudit } from './audit-list/service.ts';
import { listCleanupLogs } from './cleanup-log/service.ts';
import { changeFlag, listAdminFlags } from './feature-flags/service.ts';
import { listFeedback, moderateFeedback } from './feedback/service.ts';
import { readHealth } from './health/service.ts';
import { readMetrics, readShareStatistics } from './metrics/service.ts';
import { type Gauges, readOperations } from './operations/service.ts';
import { findPeople, readPerson } from './people/service.ts';
import { givePlan, takePlan } from './plan-gifts/service.ts';
import { listRequestLogs } from './request-log/service.ts';

const done = { ok: true } as const;

/** What the admin's page reads and changes. */
export const adminRoutes = (serve: ServeTools, { gauges }: { gauges: Gauges }) =>
  endpointRoutes(
    adminEndpoints,
    {
      readMetrics: ({ ctx, query }) => readMetrics(ctx, query),
      readShareStatistics: ({ ctx }) => readShareStatistics(ctx),
      readOperations: ({ ctx }) => readOperations(ctx, gauges),
      readHealth: ({ ctx }) => readHealth(ctx, gauges),
      listAllFlags: ({ ctx }) => listAdminFlags(ctx),
      async changeFlag({ ctx, params, body }) {
        await changeFlag(ctx, { name: params.name, ...body });
        return done;
      },
      listFeedback: ({ ctx, query }) => listFeedback(ctx, query),
      async moderateFeedback({ ctx, params, body }) {
        await moderateFeedback(ctx, { id: params.id, ...body });
        return done;
      },
      listCleanupLogs: ({ ctx, query }) => listCleanupLogs(ctx, query),
      listRequestLogs: ({ ctx, query }) => listRequestLogs(ctx, query),
      listAudit: ({ ctx, query }) => listAudit(ctx, query),
      findPeople: ({ ctx, body }) => findPeople(ctx, body),
      readPerson: ({ ctx, params }) => readPerson(ctx, params.id),
      async givePlan({ ctx, params, body }) {
        await givePlan(ctx, { userId: params.id, ...body });
        return done;
      },
      async takePlan({ ctx, params, body }) {
        await takePlan(ctx, { userId: params.id, ...body });
        return done;
      },
    },
    serve,
  );
