import { createBridge } from './create-bridge.ts';
import type { TextWork } from './messages.ts';

/** Has the text worker scan, clean or reveal. */
export const askTextWorker = createBridge<TextWork>(
  () => new Worker(new URL('./text.worker.ts', import.meta.url), { type: 'module' }),
);
