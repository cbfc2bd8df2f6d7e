import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { forgetOthers } from '../features/accounts/account/forget-others.ts';
import '../features/cleaning/draft/draft-store.ts';
import { keeper, startSession } from '../lib/session.ts';
import { Pages } from './pages.tsx';
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

const root = document.getElementById('root')!;
// As a transition, taking over the prerendered page yields to whatever the visitor does.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, tree));
else createRoot(root).render(tree);
