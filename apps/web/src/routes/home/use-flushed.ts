import { type RefObject, useLayoutEffect } from 'react';
import type { TextSurfaceHandle } from '../../components/text-surface/text-surface.tsx';

/** An editor of a long text hands over late what was typed: in time before it, or the page, goes. */
export function useFlushed(surface: RefObject<TextSurfaceHandle | null>) {
  useLayoutEffect(() => {
    const flush = () => void surface.current?.flush();
    addEventListener('pagehide', flush, { capture: true });
    return () => {
      flush();
      removeEventListener('pagehide', flush, { capture: true });
    };
  }, [surface]);
}
