import type { StrongParaphraseAnswer } from '@cleanpaste/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keeper } from '../../../lib/session.ts';
import { draftStore } from '../draft/draft-store.ts';
import { usageCounters } from './usage-counters.ts';
import { useCleaner } from './use-cleaner.ts';

beforeEach(async () => {
  localStorage.clear();
  draftStore.erase({ toggles: true });
  await keeper.restore(false);
});

async function cleanAs(charged: boolean) {
  const rewrite = async (text: string) => ({
    text,
    removedCharacterCount: 0,
    local: false,
    rewrite: { charged } as StrongParaphraseAnswer,
  });
  const given = { onRefused() {}, onChange() {}, onCleaned() {}, rewrite };
  const client = new QueryClient();
  const { result } = renderHook(() => useCleaner(given), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  act(() => draftStore.set({ strip: true }));
  act(() => result.current.change('Ein Text.'));
  await act(() => result.current.clean());
}

test('a rewrite that cost a visitor nothing is not counted in the browser either', async () => {
  await cleanAs(false);
  expect(usageCounters().statistical).toBe(0);
  await cleanAs(true);
  expect(usageCounters().statistical).toBe(1);
});
