import { shortestRewrite, textLimits, textTooLong } from '@cleanpaste/contract';
import { splitChunks } from '@cleanpaste/core/guard';
import { clean } from '@cleanpaste/core/hidden';
import type { PreparedText } from './lab-messages.ts';

/** Models that fit into a tab keep their thread over a page, not over three. */
const partLength = 1500;

/** Strips a text and cuts it into parts for a model in the tab. */
export function prepareText({ text }: { text: string }): PreparedText {
  if (text.length > textLimits.rewrite) throw new Error(textTooLong('rewrite'));
  const { text: baseText, removedCharacterCount } = clean(text);
  const chunks = text.length < shortestRewrite ? [] : splitChunks(baseText, partLength);
  return { baseText, removedCharacterCount, chunks };
}
