import { createBridge } from './create-bridge.ts';
import type { ModelWork } from './model-messages.ts';

let current: Worker | null = null;

/** Has the model worker keep a model file, and ask it. An abort ends the worker and all that it holds. */
export const askModelWorker = createBridge<ModelWork>(() => {
  current = new Worker(new URL('./model.worker.ts', import.meta.url), { type: 'module' });
  return current;
});

/** Lets go of a model that is loaded: its file can then be taken away. */
export async function endModelWorker(): Promise<void> {
  if (current) await askModelWorker('forget', null);
}
