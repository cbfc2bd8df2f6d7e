import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { dismissFinal } from '../components/final-toast.ts';
import { Toaster } from '../components/toaster.tsx';
import { layoutCopy } from '../copy/layout-copy.ts';
import { PaymentNotice } from '../features/billing/payment-trouble/payment-notice.tsx';
import { Analytics } from '../features/site/analytics.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { QuietBoundary } from './quiet-boundary.tsx';

/** A new page begins at its top, and the reader's focus with it; links to a heading are left to the browser. */
function useFreshPage() {
  const { pathname, hash } = useLocation();
  const first = useRef(true);
  useEffect(() => () => dismissFinal(pathname), [pathname]);
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
      <a href="#main" className="skip-link">
        {layoutCopy.skip}
      </a>
      <QuietBoundary>
        <Header />
      </QuietBoundary>
      <QuietBoundary>
        <PaymentNotice />
      </QuietBoundary>
      <main id="main" tabIndex={-1} className="column grow outline-none">
        {children}
      </main>
      <QuietBoundary>
        <Footer />
      </QuietBoundary>
      <QuietBoundary>
        <Toaster />
      </QuietBoundary>
      <QuietBoundary>
        <Analytics />
      </QuietBoundary>
    </div>
  );
}
