type Fetch = () => Promise<unknown>;

/** How long a page that nobody touches is left alone before it fetches what it may need. */
const calmMs = 3000;

const waiting: Fetch[] = [];
let isStarted = false;
let isRunning = false;

/** Fetches something in advance, in its turn, once the page is idle; what fails is tried when the network is back. */
export function whenIdle(fetch: Fetch): void {
  waiting.push(fetch);
  if (isStarted) void work();
}

async function work() {
  if (isRunning) return;
  isRunning = true;
  const failed: Fetch[] = [];
  while (waiting.length > 0) {
    await idle();
    if (!navigator.onLine) break;
    const fetch = waiting.shift();
    await fetch?.().catch(() => failed.push(fetch));
  }
  waiting.push(...failed);
  isRunning = false;
}

/** Safari has no such call. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
  });

/**
 * Begins with what waits: at the first key, paste or touch, else a while after the page is there.
 * Who asked the browser to save data is only served after a touch.
 */
export function startIdleWork(): void {
  const events = ['pointerdown', 'keydown', 'paste', 'drop'];
  const start = () => {
    for (const event of events) removeEventListener(event, start, true);
    isStarted = true;
    void work();
  };
  for (const event of events) addEventListener(event, start, true);
  addEventListener('online', () => isStarted && void work());
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const later = () => setTimeout(start, calmMs);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
