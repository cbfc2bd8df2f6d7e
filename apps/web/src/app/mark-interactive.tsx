import { useEffect } from 'react';

/**
 * Says on the root element that the page's code has taken the prerendered page over, so that clicks
 * and drops from now on are heard. Stands beside the page, and is taken over together with it.
 */
export function MarkInteractive() {
  useEffect(() => {
    document.documentElement.dataset.interactive = 'true';
  }, []);
  return null;
}
