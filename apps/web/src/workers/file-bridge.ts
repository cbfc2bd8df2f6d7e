import { createBridge } from './create-bridge.ts';
import type { FileWork } from './file-messages.ts';

/** Has a worker look into a file and clean it; it brings the code for documents along. */
export const askFileWorker = createBridge<FileWork>(
  () => new Worker(new URL('./file.worker.ts', import.meta.url), { type: 'module' }),
);
