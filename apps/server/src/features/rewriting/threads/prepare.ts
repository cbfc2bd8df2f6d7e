import { type RemovedKind, removedKindsOf } from '@cleanpaste/contract';
import { splitChunks } from '@cleanpaste/core/guard';
import { clean } from '@cleanpaste/core/hidden';
import type { Span } from '@cleanpaste/core/text';

export interface Prepared {
  /** The text without its hidden characters. */
  baseText: string;
  removedCharacterCount: number;
  removedKinds: RemovedKind[];
  chunks: Span[];
}

/** Strips first: words with something invisible inside could not be recognised. */
export function prepareRewrite({ text }: { text: string }): Prepared {
  const { text: baseText, removedCharacterCount, findings } = clean(text);
  const removedKinds = removedKindsOf(findings);
  return { baseText, removedCharacterCount, removedKinds, chunks: splitChunks(baseText) };
}
