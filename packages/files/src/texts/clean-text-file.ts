import { tooLarge } from '../errors.ts';
import type { FileFormat } from '../formats.ts';
import { LIMITS } from '../limits.ts';
import { cleanRtf } from '../rtf/clean-rtf.ts';
import { applyEdits, type Edit } from '../text/edits.ts';
import type { Work } from '../work.ts';
import { decodeText } from './decode-text.ts';
import { editsOfHtml } from './html.ts';
import { editsOfMarkdown } from './markdown.ts';
import { editsOfSubtitles } from './subtitles.ts';

type TextFormat = Extract<FileFormat, 'html' | 'markdown' | 'srt' | 'rtf'>;

/**
 * Cleans a document that is one text.
 *
 * @throws FileRefused
 */
export function cleanTextFile(
  bytes: Uint8Array,
  format: TextFormat,
  work: Work,
): { format: FileFormat; bytes: Uint8Array } {
  if (bytes.length > LIMITS.text) throw tooLarge('64 MB of text are read at most');
  if (format === 'rtf') return { format, bytes: cleanRtf(bytes, work) };
  const { text, encode } = decodeText(bytes, { isHtml: format === 'html' });
  const edits = editsOf(text, format, work);
  if (edits.length === 0 || !work.writes) return { format, bytes };
  return { format, bytes: encode(applyEdits(text, edits)) };
}

function editsOf(text: string, format: Exclude<TextFormat, 'rtf'>, work: Work): Edit[] {
  if (format === 'html') return editsOfHtml(text, { part: '', work, isXml: false });
  return format === 'markdown' ? editsOfMarkdown(text, work) : editsOfSubtitles(text, work);
}
