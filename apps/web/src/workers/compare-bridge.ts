import { whenIdle } from '../lib/when-idle.ts';
import type { CompareWork } from './compare-messages.ts';
import { createBridge } from './create-bridge.ts';

/** Has two texts laid beside one another, on this device. */
export const askCompareWorker = createBridge<CompareWork>(
  () => new Worker(new URL('./compare.worker.ts', import.meta.url), { type: 'module' }),
);

// The page needs no server, and that must not hang on code which is still to come.
if (typeof window !== 'undefined')
  whenIdle(() => askCompareWorker('compare', { left: '', right: '' }));
