import { whenIdle } from '../lib/when-idle.ts';

/** From the second visit on, the site works without a network; what is developed is never kept. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => navigator.serviceWorker.register('/service-worker.js'));
}
