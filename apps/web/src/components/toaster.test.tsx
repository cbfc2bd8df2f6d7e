import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import toast from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastFinal } from './final-toast.ts';
import { noticePlace } from './notice-place.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  toast.remove();
  vi.useRealTimers();
});

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the failure of work stays until it is dismissed; what only failed once goes as ever', async () => {
  render(<Toaster />);
  act(() => {
    toast.error('Attempt 1 failed. Retrying...');
    toastFinal('Failed to clean text: away', { id: 'cleanup-failed' });
  });
  expect(screen.getByRole('alert').textContent).toBe('Failed to clean text: away');
  // In steps: what one timer renders, the next one is set by.
  for (let seconds = 0; seconds < 10; seconds++) await later(1000);
  expect(screen.queryByText(/^Attempt 1/)).toBeNull();
  screen.getByText('Failed to clean text: away');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await later(2000);
  expect(screen.queryByText(/^Failed/)).toBeNull();
});

test('what can be tried again has a button for it, and a second failure takes the place of the first', async () => {
  const retry = vi.fn();
  render(<Toaster />);
  act(() => toastFinal('Failed once', { id: 'work', retry }));
  act(() => toastFinal('Failed twice', { id: 'work', retry }));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  await later(2000);
  expect(screen.queryByText('Failed twice')).toBeNull();
});

test('what no attempt can mend has no such button', () => {
  render(<Toaster />);
  act(() => toastFinal('Too long', { id: 'work' }));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('the way on may have a name of its own', () => {
  const retry = vi.fn();
  render(<Toaster />);
  act(() => toastFinal('Too long', { id: 'work', retry, label: 'Do it otherwise' }));
  fireEvent.click(screen.getByRole('button', { name: 'Do it otherwise' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('words, way on and cross of a notice share one middle line', () => {
  render(<Toaster />);
  act(() => toastFinal('Failed', { id: 'work', retry: () => {} }));
  const card = screen.getByRole('alert').parentElement!.parentElement!;
  expect(card.className).toContain('items-center');
  expect(card.className).not.toContain('items-start');
});

test('a notice whose work has a place on the page stands there, once, and leaves the focus beside it', () => {
  render(
    <>
      <div>
        <button type="button">Work</button>
      </div>
      <div ref={noticePlace('work')} data-testid="place" />
      <Toaster />
    </>,
  );
  act(() => {
    toastFinal('The work failed', { id: 'work' });
    toastFinal('The rest failed', { id: 'other' });
  });
  expect(screen.getByTestId('place').textContent).toBe('The work failed');
  expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toBe('The rest failed');
  const [here] = screen.getAllByRole('button', { name: 'Dismiss' });
  expect(screen.getByTestId('place').contains(here!)).toBe(true);
  fireEvent.click(here!);
  expect(screen.queryByText('The work failed')).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('Work'));
});

test('what passes of some work stands in a line beside it, where there is room for one', () => {
  const place = noticePlace('attempt', '(min-width: 48rem)');
  const said = (isWide: boolean) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
    render(
      <>
        <span ref={place} data-in-line data-testid="line" />
        <Toaster />
      </>,
    );
    act(() => {
      toast.error('Attempt 1 failed', { id: 'attempt' });
    });
    const words = [
      screen.getByTestId('line').textContent,
      screen.getByRole('region', { name: 'Notifications' }).textContent,
    ];
    // It is told all the same.
    expect(screen.getByRole('status').textContent).toBe('Attempt 1 failed');
    cleanup();
    vi.unstubAllGlobals();
    return words;
  };
  expect(said(true)).toEqual(['Attempt 1 failed', '']);
  expect(said(false)).toEqual(['', 'Attempt 1 failed']);
  // Nor is it said where the row has been scrolled out of sight.
  const out = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  out.mockReturnValue(new DOMRect(0, -200, 300, 44));
  expect(said(true)).toEqual(['', 'Attempt 1 failed']);
  out.mockRestore();
});

test('where the notice comes before every control, the focus goes to the first of them', () => {
  render(
    <>
      <div>
        <div ref={noticePlace('work')} />
        <button type="button">First</button>
      </div>
      <Toaster />
    </>,
  );
  act(() => toastFinal('The link is dead', { id: 'work' }));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(document.activeElement).toBe(screen.getByText('First'));
});

test('once its page is left, what is said of work stands at the foot of the window again', () => {
  const place = noticePlace('work');
  const page = render(<div ref={place} />);
  render(<Toaster />);
  act(() => toastFinal('The work failed', { id: 'work' }));
  const notices = screen.getByRole('region', { name: 'Notifications' });
  expect(notices.textContent).toBe('');
  page.unmount();
  expect(notices.textContent).toBe('The work failed');
});

test('what is done for good stays as well, and is not told in the colours of a failure', async () => {
  render(
    <>
      <div ref={noticePlace('gone')} data-testid="place" />
      <Toaster />
    </>,
  );
  act(() => toastFinal('It is gone', { id: 'gone', isDone: true }));
  for (let seconds = 0; seconds < 10; seconds++) await later(1000);
  const card = screen.getByTestId('place');
  expect(card.textContent).toBe('It is gone');
  expect(card.innerHTML).not.toContain('danger');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('It is gone')).toBeNull();
});

test('a failure may have a second way on, beside trying again', async () => {
  const [retry, plain] = [vi.fn(), vi.fn()];
  render(<Toaster />);
  act(() =>
    toastFinal('Failed', { id: 'work', retry, otherwise: { label: 'Only a part', do: plain } }),
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Only a part' }));
  expect(plain).toHaveBeenCalledTimes(1);
  expect(retry).not.toHaveBeenCalled();
  await later(2000);
  expect(screen.queryByText('Failed')).toBeNull();
});

test('a place that comes while nothing is to be said draws nothing anew', () => {
  let drawn = 0;
  const count = () => drawn++;
  render(
    <Profiler id="notices" onRender={count}>
      <Toaster />
    </Profiler>,
  );
  const before = drawn;
  const page = render(<div ref={noticePlace('work')} data-testid="place" />);
  expect(drawn).toBe(before);
  act(() => toastFinal('The work failed', { id: 'work' }));
  expect(screen.getByTestId('place').textContent).toBe('The work failed');
  page.unmount();
});
