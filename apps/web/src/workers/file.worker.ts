import { cleanFile, FileRefused, scanFile } from '@cleanpaste/files';
import type { FileWork, Refused } from './file-messages.ts';
import { serve } from './serve.ts';
import { summarize } from './summarize.ts';

const read = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** A refusal is an answer; what nobody expects stays an error. */
function refused(error: unknown): Refused {
  if (error instanceof FileRefused) return { refused: error.message };
  throw error;
}

serve<FileWork>({
  async look({ file }, onProgress) {
    try {
      const report = await scanFile(await read(file), { name: file.name, onProgress });
      const { format, findings, metadata, notes } = report;
      const { kinds, flagged } = summarize(findings);
      return { format, count: report.removedCharacterCount, flagged, kinds, metadata, notes };
    } catch (error) {
      return refused(error);
    }
  },
  async clean({ file, remove }, onProgress) {
    try {
      const { bytes } = await cleanFile(await read(file), { name: file.name, remove, onProgress });
      return { cleaned: new Blob([bytes as Uint8Array<ArrayBuffer>], { type: file.type }) };
    } catch (error) {
      return refused(error);
    }
  },
});
