import type { FileFormat, MetadataItem, MetadataKind } from '@cleanpaste/files';
import type { HiddenKind } from './messages.ts';

/** What is in a file, small enough to send between threads. */
export interface FileSummary {
  format: FileFormat;
  /** Characters that cleaning takes out or replaces. */
  count: number;
  /** Characters that are shown, and that cleaning leaves. */
  flagged: number;
  kinds: HiddenKind[];
  metadata: MetadataItem[];
  notes: string[];
}

/** A file that is not worked on, with a sentence that says why. */
export interface Refused {
  refused: string;
}

/** Everything the worker for files does. The file itself never leaves the tab. */
export interface FileWork {
  look: { input: { file: File }; output: FileSummary | Refused };
  clean: {
    input: { file: File; remove: MetadataKind[] };
    output: { cleaned: Blob } | Refused;
  };
}
