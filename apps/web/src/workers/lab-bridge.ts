import { createBridge } from './create-bridge.ts';
import type { LabWork } from './lab-messages.ts';

/** Has the laboratory's worker plant, look for and rewrite a mark; it brings the rewriting engine along. */
export const askLabWorker = createBridge<LabWork>(
  () => new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' }),
);
