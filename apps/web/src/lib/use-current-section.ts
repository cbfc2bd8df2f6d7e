import { useEffect, useState } from 'react';

/** Whether the reader has come to a heading: it stands where a link to it brings it, or higher. */
function isReached(id: string): boolean {
  const heading = document.getElementById(id);
  if (!heading) return false;
  const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
  return heading.getBoundingClientRect().top <= margin + 8;
}

/** The last of these sections whose heading the reader has come to; at the end of the page the last one. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    function look() {
      frame = 0;
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 2;
      const passed = ids.filter(isReached);
      setCurrent((isAtEnd ? ids.at(-1) : passed.at(-1)) ?? null);
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', lookSoon, { passive: true });
    addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', lookSoon);
      removeEventListener('resize', lookSoon);
    };
  }, [ids]);
  return current;
}
