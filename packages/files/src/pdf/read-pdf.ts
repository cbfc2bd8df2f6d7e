import { scan } from '@cleanpaste/core/hidden';
import { damaged, encrypted, FileRefused } from '../errors.ts';
import type { FileFormat } from '../formats.ts';
import type { MetadataKind } from '../metadata-kinds.ts';
import type { Work } from '../work.ts';
import { textOf } from './text-of-page.ts';

const READ_ONLY =
  'A PDF is only read: its text is drawn, not written, so it cannot be cleaned in place. Clean the document that it was made from.';

const INFO: Record<string, [kind: MetadataKind, label: string]> = {
  Author: ['author', 'Author'],
  Company: ['company', 'Company'],
  Creator: ['application', 'Application'],
  Producer: ['application', 'Producer'],
  CreationDate: ['dates', 'Created'],
  ModDate: ['dates', 'Modified'],
};

/** Nothing is drawn: no font is loaded, no picture unpacked, and nothing is run or fetched. */
const ONLY_TEXT = {
  disableFontFace: true,
  useSystemFonts: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  useWorkerFetch: false,
  isEvalSupported: false,
};

/** No reader of ours takes more. */
const MOST_PAGES = 5000;

type Document = Awaited<ReturnType<typeof import('unpdf')['getDocumentProxy']>>;

/**
 * Lists what is hidden in the text of a PDF, page by page, and what it says about people.
 *
 * @throws FileRefused
 */
export async function readPdf(
  bytes: Uint8Array,
  work: Work,
): Promise<{ format: FileFormat; bytes: Uint8Array }> {
  const document = await open(bytes);
  try {
    await readInfo(document, work);
    if (hasManifest(bytes)) {
      const mark = { kind: 'provenance', name: 'C2PA manifest', part: '' } as const;
      work.collector.addMetadata(mark, '');
    }
    await readPages(document, work);
  } catch (error) {
    throw error instanceof FileRefused ? error : damaged('it cannot be read to its end');
  } finally {
    await document.loadingTask.destroy();
  }
  work.collector.notes.push(READ_ONLY);
  return { format: 'pdf', bytes };
}

async function open(bytes: Uint8Array): Promise<Document> {
  const { getDocumentProxy } = await import('unpdf').catch(() => {
    throw new FileRefused(
      'unknown-format',
      'The reader of PDF could not be loaded. Nothing was changed.',
    );
  });
  try {
    // Its reader takes the bytes over, and may hand them to somebody else.
    return await getDocumentProxy(bytes.slice(), { ...ONLY_TEXT, verbosity: 0 });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw name === 'PasswordException' ? encrypted() : damaged(whyUnopened(bytes));
  }
}

/** In words for whoever has to find another copy. Writers put something before the beginning and behind the end. */
function whyUnopened(bytes: Uint8Array): string {
  const end = bytes.subarray(-2048);
  if (!includes(end, 'startxref') && !includes(end, '%%EOF'))
    return 'its end is missing, as when a download breaks off';
  return 'its list of parts leads nowhere';
}

async function readInfo(document: Document, { collector }: Work): Promise<void> {
  const { info } = (await document.getMetadata()) as unknown as {
    info: Record<string, unknown>;
  };
  const add = (kind: MetadataKind, name: string, value: unknown) => {
    if (typeof value === 'string' && value.trim() !== '')
      collector.addMetadata({ kind, name, part: '' }, value);
  };
  for (const [key, [kind, label]] of Object.entries(INFO)) add(kind, label, info[key]);
  const custom = info.Custom;
  if (typeof custom !== 'object' || custom === null) return;
  for (const [key, value] of Object.entries(custom)) {
    const known = Object.hasOwn(INFO, key) ? INFO[key] : undefined;
    if (known) add(...known, value);
    else add('custom', `Custom property ${key}`, value);
  }
}

async function contentOf(document: Document, number: number) {
  try {
    const page = await document.getPage(number);
    return { page, text: textOf(await page.getOperatorList()) };
  } catch {
    throw damaged(`page ${number} of ${document.numPages} cannot be read`);
  }
}

async function readPages(document: Document, work: Work): Promise<void> {
  const pages = Math.min(document.numPages, MOST_PAGES);
  if (pages < document.numPages)
    work.collector.notes.push(`Only the first ${MOST_PAGES} pages were read.`);
  for (let number = 1; number <= pages; number++) {
    const { page, text } = await contentOf(document, number);
    work.onText?.(text);
    const found = scan(text, work.options).map(({ replacement: _, ...finding }) => ({
      ...finding,
      action: 'flag' as const,
    }));
    work.collector.addFindings(found, `page ${number}`, number);
    page.cleanup();
    work.onProgress(number / pages);
  }
}

/** How C2PA names the file that it embeds; names of a PDF are plain ASCII. */
function hasManifest(bytes: Uint8Array): boolean {
  return includes(bytes, '/C2PA_Manifest') || includes(bytes, 'application#2Fc2pa');
}

function includes(bytes: Uint8Array, word: string): boolean {
  const first = word.charCodeAt(0);
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    let length = 1;
    while (length < word.length && bytes[at + length] === word.charCodeAt(length)) length++;
    if (length === word.length) return true;
  }
  return false;
}
