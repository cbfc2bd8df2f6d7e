import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import toast, { useToaster } from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { PhasePanel } from './phase-panel.tsx';

Element.prototype.scrollIntoView = () => {};
globalThis.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia;
afterEach(() => {
  cleanup();
  toast.remove();
});

test.each([false, true])(
  'a check that works is cancelled beside its progress, which says what that costs (fix: %s)',
  (isFix) => {
    const onCancel = vi.fn();
    const { result } = renderHook(() => useToaster());
    render(<PhasePanel phase="scanning" isFix={isFix} onCancel={onCancel} />);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(result.current.toasts.map(({ message }) => message)).toEqual([
      'Cancelled. Nothing was used up.',
    ]);
  },
);

test('what has been answered cannot be cancelled any more', () => {
  render(<PhasePanel phase="analyzing" isFix={false} onCancel={() => {}} />);
  expect(screen.getByText('Analyzing results...')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});
