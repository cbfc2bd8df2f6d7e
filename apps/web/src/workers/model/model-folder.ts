import type { KeptModel } from '../model-messages.ts';

/** Where a model lies in the browser's storage for this site, and the note that says that it is whole. */
const folderName = 'model';
export const modelName = 'model.gguf';
export const noteName = 'model.json';

export async function modelFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(folderName, { create: true });
}

/** The model that is kept here; null without one, or where one was only begun. */
export async function keptModel(): Promise<KeptModel | null> {
  try {
    const folder = await modelFolder();
    const note = await (await folder.getFileHandle(noteName)).getFile();
    const file = await (await folder.getFileHandle(modelName)).getFile();
    const kept = JSON.parse(await note.text()) as KeptModel;
    return kept.bytes === file.size ? kept : null;
  } catch {
    return null;
  }
}

/** Takes the model out of the browser's storage. */
export async function removeModel(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry(folderName, { recursive: true }).catch(() => {});
}
