import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Analytics } from './analytics.tsx';

const settings = vi.hoisted(() => ({ analytics: null as unknown }));
vi.mock('./use-site.ts', () => ({ useSite: () => settings }));

const analytics = { script: 'https://stats.example/script.js', site: 'clean.example' };

async function show(answer: unknown, doNotTrack: string | null, address = '/') {
  Object.defineProperty(navigator, 'doNotTrack', { value: doNotTrack, configurable: true });
  settings.analytics = answer;
  render(
    <MemoryRouter initialEntries={[address]}>
      <Analytics />
    </MemoryRouter>,
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  return document.head.querySelectorAll('script[src]');
}

afterEach(cleanup);

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

test.each(['/auth/callback?code=x', '/reset-password?type=recovery&token=x'])(
  'nothing is loaded where the address carries a secret: %s',
  async (address) => {
    expect(await show(analytics, null, address)).toHaveLength(0);
  },
);
