import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PhoneFold } from './phone-fold.tsx';

const limit = 400;
/** How high the content is; a frame without its limit is as high. */
let content = 0;

beforeEach(() => {
  const isWhole = (frame: HTMLElement) => frame.className.includes('max-h-none!');
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => content);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function client(
    this: HTMLElement,
  ) {
    return isWhole(this) ? content : Math.min(content, limit);
  });
  vi.stubGlobal('ResizeObserver', function observer() {
    return { observe() {}, disconnect() {} };
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a line or two more are shown at once, and a longer text in their place is folded', () => {
  const text = (height: number) => {
    content = height;
    return (
      <PhoneFold everywhere className="max-h-[60vh]">
        <p>A text of {height} pixels.</p>
      </PhoneFold>
    );
  };
  const { rerender, container } = render(text(limit + 60));
  const frame = () => container.querySelector('div')!.className;
  const more = () => screen.queryByRole('button')?.textContent ?? null;
  expect([more(), frame().includes('max-h-none!'), frame().includes('mask')]).toEqual([
    null,
    true,
    false,
  ]);
  rerender(text(limit + 900));
  expect([more(), frame().includes('mask')]).toEqual(['Show the whole text', true]);
  rerender(text(limit - 100));
  expect([more(), frame().includes('mask')]).toEqual([null, false]);
});
