import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Analytics } from './analytics.tsx';

const analytics = { script: 'https://stats.example/script.js', site: 'clean.example' };

async function show(answer: unknown, doNotTrack: string | null) {
  Object.defineProperty(navigator, 'doNotTrack', { value: doNotTrack, configurable: true });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ analytics: answer })));
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <Analytics />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(client.getQueryData(['site-config'])).toBeTruthy());
  await new Promise((resolve) => setTimeout(resolve, 20));
  return document.head.querySelectorAll('script[src]');
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('nothing is loaded unless a script is configured', async () => {
  expect(await show(null, null)).toHaveLength(0);
});

test('the configured script is loaded', async () => {
  const [script] = await show(analytics, null);
  expect(script?.getAttribute('src')).toBe(analytics.script);
});

test('Do Not Track is honoured', async () => {
  expect(await show(analytics, '1')).toHaveLength(0);
});
