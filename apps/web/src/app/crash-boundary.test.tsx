import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CrashBoundary } from './crash-boundary.tsx';

afterEach(cleanup);

function Broken(): never {
  throw new Error('a fault of a route');
}

test('a route that throws is replaced by a plain page with a way on', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Unexpected Application Error');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
});

test('a route that works is left alone', () => {
  render(
    <CrashBoundary>
      <p>fine</p>
    </CrashBoundary>,
  );
  expect(screen.getByText('fine')).toBeTruthy();
});
