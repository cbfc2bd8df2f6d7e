import { formatOfName } from '@cleanpaste/files/formats';
import toast from 'react-hot-toast/headless';
import { errorCopy } from '../../../copy/error-copy.ts';
import { loadAgain } from '../../../lib/load-again.ts';
import { whenIdle } from '../../../lib/when-idle.ts';

const reading = loadAgain(() => import('./read-file.ts'));
whenIdle(reading);

/** The text of a file; null where there is none, which is said in a toast. */
export async function takeText(file: File): Promise<string | null> {
  const code = await reading().catch(() => null);
  if (code === null) {
    toast.error(errorCopy.partMissing());
    return null;
  }
  try {
    return await code.readTextFile(file);
  } catch (error) {
    // A sentence for people, or what the browser says of a file that it cannot read.
    toast.error((error as Error).message);
    return null;
  }
}

/** A file that somebody brings: a document goes where documents are worked on, of another comes its text. */
export async function takeFile(
  file: File,
  onDocument?: (file: File) => void,
): Promise<string | null> {
  if (!onDocument || formatOfName(file.name) === undefined) return takeText(file);
  onDocument(file);
  return null;
}
