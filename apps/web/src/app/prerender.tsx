import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender as renderStatic } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { routeTable } from '../routes/table.ts';
import { Pages } from './pages.tsx';

export { routeTable };

/** The HTML of one page, as a visitor without JavaScript reads it. */
export async function prerender(path: string): Promise<string> {
  const tree = (
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <StaticRouter location={path}>
          <Pages />
        </StaticRouter>
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
