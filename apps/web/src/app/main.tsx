import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import type { RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { followBrowserTabs } from '../features/accounts/account/follow-tabs.ts';
import { forgetOthers } from '../features/accounts/account/forget-others.ts';
import '../features/cleaning/draft/draft-store.ts';
import { MissingCodeError } from '../lib/code-to-come.ts';
import { keeper, startSession } from '../lib/session.ts';
import { startIdleWork } from '../lib/when-idle.ts';
import { Pages } from './pages.tsx';
import { registerServiceWorker } from './register-service-worker.ts';
import './styles.css';

const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});

const tree = (
  <StrictMode>
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>
);

forgetOthers(queries, keeper);
followBrowserTabs(queries);
startSession();
registerServiceWorker();
startIdleWork();

/** A part whose code is missing says so itself, and the browser has logged the request that failed. */
const options: RootOptions = {
  onCaughtError(error) {
    if (!(error instanceof MissingCodeError)) console.error(error);
  },
  onRecoverableError(error) {
    const { cause } = error as { cause?: unknown };
    if (!(cause instanceof MissingCodeError)) reportError(error);
  },
};

/** The longest piece of code is run in a task of its own: before it the browser answers who is at the page. */
async function show(root: HTMLElement) {
  const library = import('react-dom/client');
  await new Promise((resolve) => setTimeout(resolve));
  const { createRoot, hydrateRoot } = await library;
  // The shell is replaced as a whole. Taking over a prerendered page is a transition: it yields to
  // whatever the visitor does.
  if (root.firstElementChild && !('shell' in root.dataset))
    startTransition(() => void hydrateRoot(root, tree, options));
  else createRoot(root, options).render(tree);
}

void show(document.getElementById('root')!);
