import { whenIdle } from '../lib/when-idle.ts';
import { createBridge } from './create-bridge.ts';
import type { TextWork } from './messages.ts';

/** Has the text worker scan, clean or reveal. */
export const askTextWorker = createBridge<TextWork>(
  () => new Worker(new URL('./text.worker.ts', import.meta.url), { type: 'module' }),
);

// The cleaner works without a server as well, and that must not hang on code which is still to come.
if (typeof window !== 'undefined') whenIdle(() => askTextWorker('scan', { text: '' }));
