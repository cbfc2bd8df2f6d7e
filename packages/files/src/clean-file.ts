import { cleanContainer } from './container/clean-container.ts';
import { encrypted, FileRefused, tooLarge } from './errors.ts';
import { type FileFormat, formatOfName } from './formats.ts';
import { LIMITS } from './limits.ts';
import type { MetadataKind } from './metadata-kinds.ts';
import { createCollector } from './report.ts';
import { cleanTextFile } from './texts/clean-text-file.ts';
import type { CleanedFile, CleanFileOptions, FileOptions, FileReport } from './types.ts';
import type { Work } from './work.ts';

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));

const OLE = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';
/** As it stands in the directory of an OLE file: UTF-16. */
const ENCRYPTED_PACKAGE = 'E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0';

/** A PDF may have some bytes before its header. */
const PDF_WITHIN = 1024;

type Kind = 'zip' | Exclude<FileFormat, 'docx' | 'pptx' | 'xlsx' | 'odt' | 'ods' | 'odp' | 'epub'>;

function kindOf(bytes: Uint8Array, { name = '', format }: FileOptions): Kind {
  if (startsWith(bytes, 'PK\u0003\u0004') || startsWith(bytes, 'PK\u0005\u0006')) return 'zip';
  if (startsWith(bytes, OLE)) throw oldOffice(bytes);
  if (startsWith(bytes, '{\\rtf')) return 'rtf';
  const head = String.fromCharCode(...bytes.subarray(0, PDF_WITHIN));
  if (head.includes('%PDF-')) return 'pdf';
  const promised = format ?? formatOfName(name);
  if (promised === 'html' || promised === 'markdown' || promised === 'srt') return promised;
  if (promised === undefined)
    throw new FileRefused(
      'unknown-format',
      'This file is none of the documents that are known here.',
    );
  throw new FileRefused(
    'damaged',
    `This is no ${promised.toUpperCase()} file, whatever its name says. Nothing was changed.`,
  );
}

function oldOffice(bytes: Uint8Array): FileRefused {
  const marks = new TextDecoder('latin1').decode(bytes.subarray(0, LIMITS.ratioFrom));
  if (marks.includes(ENCRYPTED_PACKAGE)) return encrypted();
  return new FileRefused(
    'unknown-format',
    'Files of Office 97 to 2003 are not read. Save it as .docx, .xlsx or .pptx.',
  );
}

async function workOn(
  given: Uint8Array,
  options: CleanFileOptions,
  { writes, onText }: Pick<Work, 'writes' | 'onText'>,
): Promise<CleanedFile> {
  const { name: _, format: __, remove = [], onProgress = () => {}, ...cleaning } = options;
  // `slice` of a Buffer of Node is no copy: writing there would change the file that was given.
  const bytes = new Uint8Array(given.buffer, given.byteOffset, given.length);
  if (bytes.length > LIMITS.file) throw tooLarge('256 MB are read at most');
  const removed = [...new Set(remove)];
  const work: Work = {
    // Where a text comes from is taken out when it is asked for, as with every other mark.
    options: { keepProvenance: !removed.includes('provenance'), ...cleaning },
    remove: new Set(removed),
    collector: createCollector(),
    writes,
    onProgress,
    ...(onText && { onText }),
  };
  const kind = kindOf(bytes, options);
  const { format, bytes: cleaned } =
    kind === 'zip'
      ? cleanContainer(bytes, work)
      : kind === 'pdf'
        ? await (await import('./pdf/read-pdf.ts')).readPdf(bytes, work)
        : cleanTextFile(bytes, kind, work);
  onProgress(1);
  const { findings, findingCount, removedCharacterCount, notes } = work.collector;
  const metadata = work.collector.metadata();
  return {
    format,
    findings,
    findingCount,
    removedCharacterCount,
    metadata,
    notes: [...new Set(notes)],
    bytes: cleaned === bytes ? given : cleaned,
    changed: cleaned !== bytes,
    removed: takenOut(removed, metadata),
  };
}

const takenOut = (asked: MetadataKind[], metadata: FileReport['metadata']) =>
  asked.filter((kind) => metadata.some((item) => item.kind === kind));

/**
 * Lists what is hidden in a document and what it says about who made it. Nothing is written.
 * A PDF is read on demand, which loads its reader.
 *
 * @param bytes the whole file
 * @param options its name, and what differs from the defaults of `clean`
 * @throws FileRefused with a sentence for people: not known, encrypted, damaged, too large, hostile
 * @example
 * const { findings, metadata } = await scanFile(bytes, { name: 'report.docx' });
 * findings[0] // { part: 'word/document.xml', paragraph: 3, start: 7, name: 'ZERO WIDTH SPACE', … }
 */
export async function scanFile(bytes: Uint8Array, options: FileOptions = {}): Promise<FileReport> {
  const {
    bytes: _,
    changed: __,
    removed: ___,
    ...report
  } = await workOn(bytes, options, { writes: false });
  return report;
}

/**
 * Takes out of a document what is hidden in its text, in place: every byte that is not changed stays
 * as it was, and with it the formatting. What it says about people goes only when asked for. A PDF
 * comes back as it was, with a note.
 *
 * @param bytes the whole file; it is not changed
 * @param options its name, what to take out besides, and what differs from the defaults of `clean`
 * @returns the cleaned file and what was found; the same bytes where nothing was to do
 * @throws FileRefused with a sentence for people: not known, encrypted, damaged, too large, hostile
 * @example
 * const { bytes: clean, changed } = await cleanFile(bytes, { name: 'a.docx', remove: ['author'] });
 */
export function cleanFile(bytes: Uint8Array, options: CleanFileOptions = {}): Promise<CleanedFile> {
  return workOn(bytes, options, { writes: true });
}

/**
 * What a person reads in a document: its paragraphs, parted by blank lines, without code, comments and
 * what was deleted with changes tracked. Markdown comes as it is written.
 *
 * @param bytes the whole file
 * @param options its name, by whose ending formats without a signature are known
 * @throws FileRefused with a sentence for people: not known, encrypted, damaged, too large, hostile
 * @example
 * const text = await readText(bytes, { name: 'essay.docx' });
 */
export async function readText(
  bytes: Uint8Array,
  options: Pick<FileOptions, 'name' | 'format'> = {},
): Promise<string> {
  const paragraphs: string[] = [];
  await workOn(bytes, options, {
    writes: false,
    onText: (paragraph) => {
      if (/\S/.test(paragraph)) paragraphs.push(paragraph.trim());
    },
  });
  return paragraphs.join('\n\n');
}
