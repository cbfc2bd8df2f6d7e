import type { KeptModel, ModelWork } from '../model-messages.ts';
import { modelFolder, modelName, noteName } from './model-folder.ts';

/** The code of a refusal, which the page has words for. */
class KeepError extends Error {}

async function open(source: ModelWork['keep']['input']['source']) {
  if (source instanceof File)
    return { name: source.name, bytes: source.size, body: source.stream() };
  const response = await fetch(source.address);
  const bytes = Number(response.headers.get('content-length'));
  if (!response.ok || !response.body || !bytes) throw new KeepError('not-there');
  return { name: source.name, bytes, body: response.body };
}

async function ensureRoom(bytes: number): Promise<void> {
  const { quota, usage = 0 } = await navigator.storage.estimate();
  if (quota !== undefined && bytes > quota - usage) throw new KeepError('no-room');
}

/** "GGUF", the first four bytes of such a file. */
const isModel = (first: Uint8Array): boolean =>
  first.length >= 4 && String.fromCharCode(...first.subarray(0, 4)) === 'GGUF';

/**
 * Writes a model into the browser's storage, in the place of the one before.
 * @throws Error with a code: not-a-model, not-there, no-room, cut
 */
export async function keepModel(
  source: ModelWork['keep']['input']['source'],
  tell: (share: number) => void,
): Promise<KeptModel> {
  const { name, bytes, body } = await open(source);
  await ensureRoom(bytes);
  const folder = await modelFolder();
  await folder.removeEntry(noteName).catch(() => {});
  const handle = await folder.getFileHandle(modelName, { create: true });
  const file = await handle.createSyncAccessHandle();
  let written = 0;
  try {
    file.truncate(0);
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (written === 0 && !isModel(value)) throw new KeepError('not-a-model');
      written += file.write(value, { at: written });
      tell(written / bytes);
    }
    if (written !== bytes) throw new KeepError('cut');
    file.flush();
  } catch (error) {
    file.truncate(0);
    const isFull = (error as Error)?.name === 'QuotaExceededError';
    throw isFull ? new KeepError('no-room') : error;
  } finally {
    file.close();
  }
  const kept = { name, bytes };
  const note = await (
    await folder.getFileHandle(noteName, { create: true })
  ).createSyncAccessHandle();
  note.truncate(0);
  note.write(new TextEncoder().encode(JSON.stringify(kept)));
  note.close();
  return kept;
}
