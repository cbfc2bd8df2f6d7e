import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
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
startSession();
registerServiceWorker();
startIdleWork();

/** A part whose code is missing says so itself, and the browser has logged the request that failed. */
const options: RootOptions = {
  onCaughtError(error) {
    if (!(error instanceof MissingCodeError)) console.error(error);
  },
};

const root = document.getElementById('root')!;
// As a transition, taking over the prerendered page yields to whatever the visitor does.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, tree, options));
else createRoot(root, options).render(tree);
