/** So long what comes late may move a heading that was just gone to. */
const watchedMs = 5000;

/** What a reader moves on with. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps what a link of this page leads to where the link brings it, while parts above it still come and make the
 * page longer; until the reader moves on, or for five seconds.
 */
export function stayAt(id: string): void {
  const target = document.getElementById(id);
  if (!target || typeof ResizeObserver === 'undefined') return;
  let height = document.documentElement.scrollHeight;
  const watch = new ResizeObserver(() => {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight === height) return;
    // Whoever went back, or on to another page, is elsewhere.
    if (location.hash !== `#${id}`) return stop();
    height = scrollHeight;
    target.scrollIntoView({ behavior: 'instant' });
  });
  function stop() {
    watch.disconnect();
    for (const move of moves) removeEventListener(move, stop);
  }
  watch.observe(document.body);
  for (const move of moves) addEventListener(move, stop, { passive: true });
  setTimeout(stop, watchedMs);
}
