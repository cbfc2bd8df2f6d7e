import type { CleanOptions } from '@cleanpaste/core/hidden';
import type { MetadataKind } from './metadata-kinds.ts';
import type { Collector } from './report.ts';

/** What every format gets to work with. */
export interface Work {
  options: CleanOptions;
  remove: ReadonlySet<MetadataKind>;
  collector: Collector;
  /** False where only a report is wanted. */
  writes: boolean;
  onProgress(share: number): void;
  /** Hears what a person reads, paragraph by paragraph, where somebody asked for the text. */
  onText?(paragraph: string): void;
}
