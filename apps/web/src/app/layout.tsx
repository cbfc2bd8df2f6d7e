import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Toaster } from '../components/toaster.tsx';
import { layoutCopy } from '../copy/layout-copy.ts';
import { Analytics } from '../features/site/analytics.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** A new page begins at its top, and the reader's focus with it; links to a heading are left to the browser. */
function useFreshPage() {
  const { pathname, hash } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else scrollTo({ top: 0, behavior: 'instant' });
    if (pathname) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

export function Layout({ children }: { children: ReactNode }) {
  useFreshPage();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-lg bg-accent px-4 py-2 font-semibold text-accent-ink focus:not-sr-only focus:absolute focus:top-3 focus:left-3"
      >
        {layoutCopy.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer />
      <Toaster />
      <Analytics />
    </div>
  );
}
