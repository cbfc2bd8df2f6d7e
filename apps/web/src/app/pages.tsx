import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { notFound, routeTable } from '../routes/table.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { Layout } from './layout.tsx';
import { MarkInteractive } from './mark-interactive.tsx';

interface Page {
  path: string;
  Page: LazyExoticComponent<ComponentType>;
}

const pages: Page[] = [...routeTable, { path: '*', load: notFound }].map(({ path, load }) => ({
  path,
  Page: lazy(load),
}));

/** The whole page tree: the layout around the route that fits the address. */
export function Pages() {
  return (
    <Layout>
      <CrashBoundary>
        <Suspense fallback={<div className="min-h-[60vh]" />}>
          <Routes>
            {pages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Routes>
          <MarkInteractive />
        </Suspense>
      </CrashBoundary>
    </Layout>
  );
}
