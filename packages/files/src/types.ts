import type { CleanOptions, Finding } from '@cleanpaste/core/hidden';
import type { FileFormat } from './formats.ts';
import type { MetadataKind } from './metadata-kinds.ts';

/** One thing that a file says beside its text. */
export interface MetadataItem {
  kind: MetadataKind;
  /** Name for people, such as `Last modified by`. */
  name: string;
  /** Where in the file: the name of a part, empty where it has none. */
  part: string;
  /** What it says, each value once and cut short; at most five of many. */
  values: string[];
  /** How often it stands there. */
  count: number;
}

/** A hidden character and the paragraph that it stands in. */
export interface FileFinding extends Finding {
  /** The name of a part, empty where the format has none. */
  part: string;
  /** From 1 within the part: a paragraph, a cell, a cue, a page of a PDF; a line of a plain text. */
  paragraph: number;
}

/** What is in a file. `start` and `end` of a finding are UTF-16 units within its paragraph. */
export interface FileReport {
  format: FileFormat;
  /** In the order of parts and paragraphs; the first 50,000 of more. */
  findings: FileFinding[];
  /** How many there are, listed or not. */
  findingCount: number;
  /** Characters that cleaning takes out or replaces. */
  removedCharacterCount: number;
  metadata: MetadataItem[];
  /** Sentences for people about what cleaning cannot do with this file, or breaks. */
  notes: string[];
}

export interface CleanedFile extends FileReport {
  /** The cleaned file; the very bytes that were given where nothing was to do. */
  bytes: Uint8Array;
  changed: boolean;
  /** What was taken out of `metadata`. */
  removed: MetadataKind[];
}

export interface FileOptions extends CleanOptions {
  /** The name of the file; formats without a signature are known by its ending. */
  name?: string;
  /** What to take for the file's format, whatever its name says. */
  format?: FileFormat;
  /** Hears how much of the work is done, from 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface CleanFileOptions extends FileOptions {
  /** What to take out besides hidden characters. Default: nothing. */
  remove?: readonly MetadataKind[];
}
