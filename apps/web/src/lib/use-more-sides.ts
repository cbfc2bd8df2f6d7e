import { useEffect, useRef } from 'react';

/** Notes on what scrolls sideways at which of its sides there is more: `data-more` is "left", "right", both or empty. */
export function useMoreSides<T extends HTMLElement = HTMLElement>() {
  const box = useRef<T>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    function look() {
      const { scrollLeft, clientWidth, scrollWidth } = element!;
      const sides = [
        scrollLeft > 1 && 'left',
        scrollLeft + clientWidth < scrollWidth - 1 && 'right',
      ];
      element!.dataset.more = sides.filter(Boolean).join(' ');
    }
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, []);
  return box;
}
