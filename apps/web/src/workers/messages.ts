import type { CleanOptions, Payload, Segment } from '@cleanpaste/core/hidden';

/** One kind of hidden character in a text, with how often it stands there. */
export interface HiddenKind {
  codePoint: number;
  /** `U+200B` */
  label: string;
  name: string;
  count: number;
  action: 'remove' | 'replace' | 'flag';
  dangerous: boolean;
  reason: string;
}

/** What a scan found, small enough to send between threads. */
export interface ScanSummary {
  /** Code points that cleaning removes or replaces. */
  count: number;
  kinds: HiddenKind[];
  /** Start and end of each finding, in UTF-16 units, one pair after another. */
  marks: Int32Array;
}

export interface LocalCleanResult {
  text: string;
  removedCharacterCount: number;
}

/** Everything the text worker does: what goes in, what comes out. */
export interface TextWork {
  scan: { input: { text: string; options?: CleanOptions }; output: ScanSummary };
  clean: { input: { text: string; options?: CleanOptions }; output: LocalCleanResult };
  reveal: { input: { text: string }; output: Segment[] };
  decode: { input: { text: string }; output: Payload[] };
}

export type TextWorkKind = keyof TextWork;

export interface WorkRequest<K extends TextWorkKind = TextWorkKind> {
  id: number;
  kind: K;
  input: TextWork[K]['input'];
}

export type WorkAnswer = { id: number; output: unknown } | { id: number; error: string };
