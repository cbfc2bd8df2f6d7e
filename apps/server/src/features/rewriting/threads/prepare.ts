import { clean } from '@cleanpaste/core/hidden';
import type { Span } from '@cleanpaste/core/text';
import { splitChunks } from './chunks.ts';

export interface Prepared {
  /** The text without its hidden characters. */
  baseText: string;
  removedCharacterCount: number;
  chunks: Span[];
}

/** Strips first: words with something invisible inside could not be recognised. */
export function prepareRewrite({ text }: { text: string }): Prepared {
  const { text: baseText, removedCharacterCount } = clean(text);
  return { baseText, removedCharacterCount, chunks: splitChunks(baseText) };
}
