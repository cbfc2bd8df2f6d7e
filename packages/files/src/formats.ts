export { metadataKinds } from './metadata-kinds.ts';

/** The formats that are known. */
export type FileFormat =
  | 'docx'
  | 'pptx'
  | 'xlsx'
  | 'odt'
  | 'odp'
  | 'ods'
  | 'epub'
  | 'html'
  | 'markdown'
  | 'rtf'
  | 'srt'
  | 'pdf';

const ENDINGS: Record<FileFormat, string> = {
  docx: 'docx docm dotx dotm',
  pptx: 'pptx pptm potx potm ppsx ppsm',
  xlsx: 'xlsx xlsm xltx xltm',
  odt: 'odt ott odm',
  odp: 'odp otp odg otg',
  ods: 'ods ots',
  epub: 'epub',
  html: 'html htm xhtml xht',
  markdown: 'md markdown mdown mkd',
  rtf: 'rtf',
  srt: 'srt vtt',
  pdf: 'pdf',
};

const BY_ENDING = new Map<string, FileFormat>();
for (const [format, endings] of Object.entries(ENDINGS)) {
  for (const ending of endings.split(' ')) BY_ENDING.set(ending, format as FileFormat);
}

/** Formats that are texts and can be read as such. */
const TEXTS: ReadonlySet<FileFormat> = new Set(['html', 'markdown', 'srt']);

/**
 * The format that a name promises; what is in the file decides.
 *
 * @example
 * formatOfName('Report.DOCX') // 'docx'
 * formatOfName('notes.txt') // undefined
 */
export function formatOfName(name: string): FileFormat | undefined {
  return BY_ENDING.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
}

/** Whether a format is a text that also an editor for plain text shows. */
export const isTextFormat = (format: FileFormat) => TEXTS.has(format);

/** Whether a format is only read: nothing of it can be cleaned in place. */
export const isReadOnly = (format: FileFormat) => format === 'pdf';
