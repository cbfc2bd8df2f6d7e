import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { PageToCome } from '../components/page-to-come.tsx';
import { type CodeToCome, codeToCome } from '../lib/code-to-come.ts';
import { notFound, routeTable } from '../routes/table.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { Layout } from './layout.tsx';
import { MarkInteractive } from './mark-interactive.tsx';

interface Page {
  path: string;
  code: CodeToCome<object>;
}

const pages: Page[] = [...routeTable, { path: '*', load: notFound }].map(({ path, load }) => ({
  path,
  code: codeToCome(load),
}));

function renewPages() {
  for (const { code } of pages) code.renew();
}

/** Looks its code up at each rendering: after a failure it is another one. */
function PageOf({ code }: { code: CodeToCome<object> }) {
  const Page = code.current();
  return <Page />;
}

/** The whole page tree: the layout around the route that fits the address. */
export function Pages() {
  const { pathname } = useLocation();
  return (
    <Layout>
      <CrashBoundary place={pathname} onRetry={renewPages}>
        <Suspense fallback={<PageToCome />}>
          <Routes>
            {pages.map(({ path, code }) => (
              <Route key={path} path={path} element={<PageOf code={code} />} />
            ))}
          </Routes>
          <MarkInteractive />
        </Suspense>
      </CrashBoundary>
    </Layout>
  );
}
