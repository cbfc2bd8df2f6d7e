import { textLimits } from '@cleanpaste/contract';
import { readFileCopy as copy } from '../../../copy/read-file-copy.ts';
import { decodeText } from './decode-text.ts';

const utf8BytesPerUnitAtMost = 3;

/**
 * The text of a dropped file, in the encoding that it is written in.
 * @throws Error with a sentence for people when the file is too large or not text.
 */
export async function readTextFile(file: Blob): Promise<string> {
  if (file.size > textLimits.clean * utf8BytesPerUnitAtMost) throw new Error(copy.fileTooLarge);
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text === null) throw new Error(copy.fileNotText);
  if (text.length > textLimits.clean) throw new Error(copy.fileTooLarge);
  return text;
}
