import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastFinal } from './final-toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => void vi.useFakeTimers());
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
