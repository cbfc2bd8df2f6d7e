import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { widenedBy } from '../../../workers/widened-by.ts';
import { useScan } from './use-scan.ts';

vi.mock('../../../workers/bridge.ts', async () => {
  const { scan } = await import('@cleanpaste/core/hidden');
  const { summarize } = await import('../../../workers/summarize.ts');
  return {
    askTextWorker: async (_: string, { text }: { text: string }) => {
      const findings = scan(text);
      return { ...summarize(findings), widened: widenedBy(findings, text) };
    },
  };
});

// A look that is still to come must not come when the page is gone.
afterEach(cleanup);

test('places that were found in the text before are not kept for another one', async () => {
  const { result, rerender } = renderHook(({ text }) => useScan(text), {
    initialProps: { text: 'It jumps \u202fover.' },
  });
  await waitFor(() => expect(result.current.summary?.widened).toHaveLength(1));
  rerender({ text: 'It does not jump  over anything.' });
  expect(result.current.summary?.marks).toHaveLength(0);
  expect(result.current.summary?.widened).toHaveLength(0);
});
