import {
  type JudgedParagraph,
  judgeParagraphs as judgeEach,
  type Version,
} from '@cleanpaste/core/guard';
import { clean } from '@cleanpaste/core/hidden';

/** Judges a version that was refused as a whole paragraph by paragraph, without hidden characters. */
export function judgeParagraphs({ masked, output }: Version): JudgedParagraph[] | null {
  return judgeEach({ masked, output: clean(output).text });
}
