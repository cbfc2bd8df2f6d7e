import { whenIdle } from '../lib/when-idle.ts';

/** So long after the last key, click or paste nobody waits for a result. */
const quietMs = 4000;

/** Asks for a newer worker at once: left to itself a browser may put that off for long. */
async function registerNewest(): Promise<void> {
  try {
    const here = await navigator.serviceWorker.register('/service-worker.js');
    await here.update();
    // One that is there to go may be called back in the moment in which it goes: it hears so, and goes.
    here.active?.postMessage('registered');
  } catch {
    // Without the network, or while the first one comes: the next visit asks again.
  }
}

/** Keeping the whole site takes line, server and processor for seconds: never beside somebody's work. */
async function registerWhenQuiet(): Promise<void> {
  const events = ['pointerdown', 'keydown', 'paste', 'drop'];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const event of events) removeEventListener(event, wait, true);
      void registerNewest();
    }, quietMs);
  };
  for (const event of events) addEventListener(event, wait, true);
  wait();
}

/** From the second visit on, the site works without a network; what is developed is never kept. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(registerWhenQuiet);
}
