import { historyEndpoints } from '@cleanpaste/contract';
import { isUuid } from '../../db/uuid.ts';
import { AppError } from '../../http/app-error.ts';
import { endpointRoutes, type ServeTools } from '../../http/endpoint-routes.ts';
import { csvFileName } from './rules.ts';
import {
  deleteItem,
  deleteItems,
  exportCleanups,
  keepShownText,
  listChecks,
  listCleanups,
  readCleanupText,
} from './service.ts';

const done = { ok: true } as const;

function knownId({ id }: { id: string }): string {
  if (!isUuid(id)) throw new AppError('not_found', 'There is no such item in your history.');
  return id;
}

export const historyRoutes = (serve: ServeTools) =>
  endpointRoutes(
    historyEndpoints,
    {
      listCleanups: ({ ctx, query }) => listCleanups(ctx, query),
      listChecks: ({ ctx, query }) => listChecks(ctx, query),
      readCleanupText: ({ ctx, params }) => readCleanupText(ctx, knownId(params)),
      async keepShownText({ ctx, params, body }) {
        await keepShownText(ctx, { id: knownId(params), ...body });
        return done;
      },
      async deleteCleanup({ ctx, params }) {
        await deleteItem(ctx, { kind: 'cleanups', id: knownId(params) });
        return done;
      },
      async deleteCheck({ ctx, params }) {
        await deleteItem(ctx, { kind: 'checks', id: knownId(params) });
        return done;
      },
      async deleteCleanups({ ctx }) {
        await deleteItems(ctx, 'cleanups');
        return done;
      },
      async deleteChecks({ ctx }) {
        await deleteItems(ctx, 'checks');
        return done;
      },
      async exportCleanups({ c, ctx }) {
        const lines = await exportCleanups(ctx);
        if (!lines) return c.body(null, 204);
        c.header('content-type', 'text/csv; charset=utf-8');
        c.header('content-disposition', `attachment; filename="${csvFileName(ctx.clock.now())}"`);
        c.header('cache-control', 'no-store');
        return c.body(ReadableStream.from(lines).pipeThrough(new TextEncoderStream()));
      },
    },
    serve,
  );
