import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, test, vi } from 'vitest';
import { FeedbackTab } from './feedback-tab.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('every choice of the filter says how many there are, all of them included', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      ...{ items: [], total: 0, page: 1, pageSize: 10, cursors: { newer: null, older: null } },
      byStatus: { pending: 3, reviewed: 1200, resolved: 4 },
    }),
  );
  const place = { page: 1, older: null, newer: null };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FeedbackTab place={place} onPlace={() => {}} status={null} onStatus={() => {}} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'All 1,207' });
  screen.getByRole('button', { name: 'Pending 3' });
});
