import { pageEndpoints } from '@cleanpaste/contract';
import type { Context } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { notFound } from '../../../http/app-error.ts';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import { readSettings, type SettingsTools } from '../configuration/service.ts';
import { pageFiller, type Site, type SiteFile } from './data.ts';
import { answerSite } from './service.ts';

interface PageTools extends SettingsTools {
  /** Null where the page has not been built. */
  site: Site | null;
}

/** The page: its files, its prerendered HTML, its shell, and its own "not found". Comes last. */
export function pageRoutes(serve: ServeTools, { site, ...tools }: PageTools) {
  const fillWith = pageFiller();
  return endpointRoutes(
    pageEndpoints,
    {
      async readPage({ c, ctx }) {
        const settings = await readSettings(ctx.config, { c, ...tools });
        return answerPage(c, site, (file) => fillWith(file, settings));
      },
    },
    serve,
  );
}

async function answerPage(
  c: Context<AppEnv>,
  site: Site | null,
  fill: (file: SiteFile) => SiteFile,
): Promise<Response> {
  if (!site) return c.text('The page has not been built yet. Run: npm run build\n', 503);
  const path = decoded(c.req.path);
  const answer =
    path === null
      ? null
      : await answerSite(site, {
          path,
          fill,
          acceptEncoding: c.req.header('accept-encoding'),
          ifNoneMatch: c.req.header('if-none-match'),
        });
  if (!answer) throw notFound();
  const { status, headers, body } = answer;
  return c.newResponse(body, status, headers);
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
