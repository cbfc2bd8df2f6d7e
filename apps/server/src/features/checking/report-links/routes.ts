import { addresses, pathOf, reportEndpoints } from '@cleanpaste/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isUuid } from '../../../db/uuid.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import { unreadAnswer } from '../../../http/nobody-waits.ts';
import { errorAnswer } from '../../../http/on-error.ts';
import { gonePage, notNowPage } from '../check-report/pages.ts';
import { makeReport } from '../check-report/service.ts';
import { createLink, listLinks, readShared, revokeLink } from './service.ts';

interface ReportTools {
  originOf: (c: Context<AppEnv>) => string;
  /** What the answer of any error is made of. */
  asAppError: (error: Error, c: Context<AppEnv>) => AppError;
}

const sharedPath = pathOf(addresses.checking.readSharedReport).replace(/:.*/, '');

/** A shared report is kept by nobody on the way, and found by no search engine. */
const unseen = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
} as const;

export const checkReportRoutes = (serve: ServeTools, { originOf, asAppError }: ReportTools) =>
  endpointRoutes(
    reportEndpoints,
    {
      makeReport: ({ c, ctx, body }) => makeReport(ctx, { ...body, signal: c.req.raw.signal }),
      listReportLinks: ({ ctx }) => listLinks(ctx),
      createReportLink: ({ c, ctx, body }) => createLink(ctx, { ...body, origin: originOf(c) }),
      async revokeReportLink({ ctx, params: { id } }) {
        if (!isUuid(id)) throw new AppError('not_found', 'There is no such link.');
        await revokeLink(ctx, id);
        return { ok: true } as const;
      },
      async readSharedReport({ c, ctx, params }) {
        const page = await readShared(ctx, params.token);
        if (page === null) return c.html(gonePage(ctx.config.productName), 404, unseen);
        return c.html(page, 200, unseen);
      },
    },
    serve,
  ).onError((error, c) => {
    const gone = unreadAnswer(error, c);
    if (gone) return gone;
    const known = asAppError(error, c);
    if (!c.req.path.startsWith(sharedPath)) return errorAnswer(c, known);
    // Who opens a link is a person with a browser, and no program.
    const page = notNowPage(c.get('ctx').config.productName, known.message);
    const headers = { ...unseen, ...known.headers };
    return c.html(page, known.status as ContentfulStatusCode, headers);
  });
