import { scan } from '@cleanpaste/core/hidden';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Counter } from '../../features/cleaning/counter/counter.tsx';
import { draftStore } from '../../features/cleaning/draft/draft-store.ts';
import { keeper } from '../../lib/session.ts';
import { summarize } from '../../workers/summarize.ts';
import './cleaned-result.tsx';
import { Cleaner } from './cleaner.tsx';

vi.mock('../../workers/bridge.ts', () => ({
  askTextWorker: async (_: string, { text }: { text: string }) => summarize(scan(text)),
}));

const answers: Record<string, unknown> = {
  '/functions/v1/cleanup-count': { count: 41 },
  '/functions/v1/clean-text': {
    ...{ cleanedText: 'ab', removedCharacterCount: 1, findingCount: 1, findings: [] },
    historyId: null,
  },
};

let asked: string[] = [];
beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  draftStore.erase({ toggles: true });
  asked = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    asked.push(`${init.method ?? 'GET'} ${path}`);
    return new Response(JSON.stringify(answers[path] ?? {}), {
      status: path in answers ? 200 : 404,
    });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a first visit that cleans once asks the server for two things, and the figure goes up all the same', async () => {
  await keeper.restore(false);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Counter />
        <Cleaner checkPanel={() => null} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByTestId('counter').textContent).toContain('41');
  fireEvent.change(screen.getByLabelText('Paste your text here:'), {
    target: { value: 'a\u200bb' },
  });
  await act(() => vi.advanceTimersByTimeAsync(500));
  fireEvent.click(screen.getByRole('button', { name: /Clean Text/ }));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Cleaned Text:')).toBeTruthy();
  expect(screen.getByTestId('counter').textContent).toContain('42');
  expect(asked).toEqual(['GET /functions/v1/cleanup-count', 'POST /functions/v1/clean-text']);
});
