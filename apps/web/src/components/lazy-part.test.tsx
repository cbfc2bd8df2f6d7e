import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { errorCopy } from '../copy/error-copy.ts';
import { layoutCopy } from '../copy/layout-copy.ts';
import { startIdleWork } from '../lib/when-idle.ts';
import { lazyPart } from './lazy-part.tsx';
import { missingWindow } from './missing-part.tsx';
import { noticePlace } from './notice-place.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const load = async () => ({ default: () => <p>the part</p> });
const fallback = () => <p>on its way</p>;

test('a part whose code was fetched in advance is drawn at once', async () => {
  let isFetched = false;
  const Part = lazyPart(() => load().finally(() => (isFetched = true)), { fallback });
  startIdleWork();
  dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(isFetched).toBe(true));
  render(<Part />);
  expect(document.body.textContent).toBe('the part');
});

test('a part whose code is on its way says so, and comes', async () => {
  const Part = lazyPart(load, { fallback });
  render(<Part />);
  expect(document.body.textContent).toBe('on its way');
  expect(await screen.findByText('the part')).toBeTruthy();
});

test('a window whose code is never answered says so, can be closed, and comes once its code does', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const lost = Promise.withResolvers<Awaited<ReturnType<typeof load>>>();
  const Window = lazyPart<{ onClose: () => void }>(() => lost.promise);
  const onClose = vi.fn();
  render(<Window onClose={onClose} />);
  await vi.advanceTimersByTimeAsync(9000);
  expect(document.body.textContent).toBe('');
  await vi.advanceTimersByTimeAsync(2000);
  fireEvent.click(await screen.findByText(layoutCopy.close));
  expect(onClose).toHaveBeenCalledOnce();
  lost.resolve(await load());
  fireEvent.click(screen.getByText(errorCopy.retry));
  expect(await screen.findByText('the part')).toBeTruthy();
});

test('a part whose code comes after all is shown without a click', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const slow = Promise.withResolvers<Awaited<ReturnType<typeof load>>>();
  const Part = lazyPart(() => slow.promise);
  render(<Part />);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await screen.findByText(errorCopy.partMissing())).toBeTruthy();
  slow.resolve(await load());
  expect(await screen.findByText('the part')).toBeTruthy();
  expect(screen.queryByText(errorCopy.partMissing())).toBeNull();
});

test('a missing window is told at the page’s place for it; another part in its own, and moves nothing', async () => {
  const moved = vi.fn();
  Element.prototype.scrollIntoView = moved;
  const gone = () => Promise.reject(new Error('gone'));
  const Part = lazyPart(gone, { name: 'A part' });
  const Window = lazyPart<{ onClose: () => void }>(gone, { name: 'A window' });
  render(
    <>
      <div ref={noticePlace(missingWindow)} data-testid="place" />
      <Part />
    </>,
  );
  await screen.findByText('A part could not be loaded.');
  expect([screen.getByTestId('place').textContent, moved.mock.calls.length]).toEqual(['', 0]);
  render(<Window onClose={() => {}} />);
  const said = await screen.findByText(
    /^A window could not be loaded\. Your text is still here\.$/,
  );
  expect(screen.getByTestId('place').contains(said)).toBe(true);
  expect(moved).toHaveBeenCalledOnce();
});

test('a window that comes by itself is closed where its code does not come, and nothing is said', async () => {
  const Window = lazyPart<{ onClose: () => void }>(() => Promise.reject(new Error('gone')), {
    isExtra: true,
  });
  const onClose = vi.fn();
  render(<Window onClose={onClose} />);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(document.body.textContent).toBe('');
});
