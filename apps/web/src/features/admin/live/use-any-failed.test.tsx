import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { queryKeys } from '../../../lib/query-keys.ts';
import { LiveSign } from '../panel/live-sign.tsx';
import { useAnyFailed } from './use-any-failed.ts';

afterEach(cleanup);

let works: boolean;

function Panel() {
  const hasFailed = useAnyFailed();
  const { refetch } = useQuery({
    queryKey: queryKeys.account(),
    queryFn: () =>
      works ? Promise.resolve('figures') : Promise.reject(new Error('Out of order.')),
  });
  return (
    <>
      <LiveSign state={hasFailed ? 'failed' : 'open'} />
      <button type="button" onClick={() => refetch()}>
        Try again
      </button>
    </>
  );
}

test('the sign calls nothing live while something on the screen could not be loaded', async () => {
  works = false;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Panel />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Something could not be loaded')).toBeDefined();
  expect(screen.queryByText('Updates live')).toBeNull();
  works = true;
  screen.getByRole('button').click();
  expect(await screen.findByText('Updates live')).toBeDefined();
});
