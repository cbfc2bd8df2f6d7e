import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { prerender as renderStatic } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { PageToCome } from '../components/page-to-come.tsx';
import { routeTable } from '../routes/table.ts';
import { Layout } from './layout.tsx';
import { Pages } from './pages.tsx';

export { routeTable };

/** The HTML of one page, as a visitor without JavaScript reads it. */
export const prerender = (path: string): Promise<string> => render(path, <Pages />);

/** What stands around every page, for those that only the browser can draw. */
export const prerenderShell = (): Promise<string> =>
  render(
    '/',
    <Layout>
      <PageToCome />
    </Layout>,
  );

async function render(path: string, page: ReactNode): Promise<string> {
  const tree = (
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <StaticRouter location={path}>{page}</StaticRouter>
      </QueryClientProvider>
    </StrictMode>
  );
  const errors: unknown[] = [];
  const { prelude } = await renderStatic(tree, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
