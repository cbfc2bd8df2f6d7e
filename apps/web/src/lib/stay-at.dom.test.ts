import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stayAt } from './stay-at.ts';

let grow = (_: number) => {};
const scrolled = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  scrolled.mockClear();
  document.body.innerHTML = '<h2 id="end">The end</h2>';
  document.getElementById('end')!.scrollIntoView = scrolled;
  let height = 1000;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  // `new` gives the object that it returns.
  vi.stubGlobal('ResizeObserver', function observer(tell: () => void) {
    grow = (by) => {
      height += by;
      tell();
    };
    const disconnect = () => {
      grow = () => {};
    };
    return { observe: () => {}, disconnect };
  });
  location.hash = '#end';
  stayAt('end');
});
afterEach(() => {
  location.hash = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what grows above brings the heading back, and nothing else does', () => {
  grow(0);
  expect(scrolled).not.toHaveBeenCalled();
  grow(500);
  grow(300);
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('ends with a %s', (move) => {
  dispatchEvent(new Event(move));
  grow(500);
  expect(scrolled).not.toHaveBeenCalled();
});

test('ends for whoever went back, and after five seconds', () => {
  location.hash = '#begin';
  grow(500);
  location.hash = '#end';
  grow(500);
  stayAt('end');
  vi.advanceTimersByTime(5000);
  grow(500);
  expect(scrolled).not.toHaveBeenCalled();
});
