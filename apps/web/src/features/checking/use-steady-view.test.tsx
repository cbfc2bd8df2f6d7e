import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSteadyView } from './use-steady-view.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A part that lies 400 lower once something stands above it. */
function Page() {
  const steady = useSteadyView();
  const [isLong, setIsLong] = useState(false);
  return (
    <section onClickCapture={steady.remember}>
      <div data-testid="part" data-top={isLong ? 500 : 100} ref={steady.place} />
      <button type="button" onClick={() => setIsLong(true)}>
        Quote it
      </button>
      <button type="button">Nothing</button>
    </section>
  );
}

test('what is read stays where it is seen when a click makes something above it longer, and nothing moves later', () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: HTMLElement,
  ) {
    return { top: Number(this.dataset.top) } as DOMRect;
  });
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  const { rerender } = render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Nothing' }));
  act(() => void vi.runAllTimers());
  screen.getByTestId('part').dataset.top = '70';
  rerender(<Page />);
  expect(scrollBy).not.toHaveBeenCalled();
  screen.getByTestId('part').dataset.top = '100';
  fireEvent.click(screen.getByRole('button', { name: 'Quote it' }));
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 400, behavior: 'instant' });
});
