import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { StartError } from './start-error.ts';

interface ModelFile {
  path: string;
  /** Without its folder and its ending: what people read. */
  name: string;
  bytes: number;
}

/** The first four bytes of such a file. */
function beginsAsModel(path: string): boolean {
  const first = Buffer.alloc(4);
  const file = openSync(path, 'r');
  try {
    readSync(file, first, 0, 4, 0);
  } finally {
    closeSync(file);
  }
  return first.toString('latin1') === 'GGUF';
}

/**
 * Looks at the model that is to be handed out.
 * @throws StartError when it cannot be read, or is none
 */
export function modelFileAt(path: string): ModelFile {
  try {
    if (beginsAsModel(path))
      return { path, name: basename(path, '.gguf'), bytes: statSync(path).size };
  } catch {
    throw new StartError('BROWSER_MODEL_FILE cannot be read');
  }
  throw new StartError('BROWSER_MODEL_FILE must name a model in the format GGUF');
}
