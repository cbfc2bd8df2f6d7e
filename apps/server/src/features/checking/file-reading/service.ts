import { UnreadableError } from './errors.ts';

/** Bytes of a file at most, and characters of its text: above, something else than a document is meant. */
export const largestFile = 30_000_000;
const largestText = 5_000_000;
/** A document that takes longer to read than this is broken or hostile. */
const readingMs = 60_000;

type Reader = (bytes: Uint8Array) => Promise<string>;

function decode(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  if (text.includes('\0')) throw new UnreadableError('it is not a text');
  return text;
}

async function proseOf(html: string): Promise<string> {
  const { convert } = await import('html-to-text');
  return convert(html, {
    wordwrap: false,
    limits: { maxInputLength: largestText, maxDepth: 500 },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      ...['head', 'title', 'img', 'nav', 'script', 'style', 'pre'].map((selector) => ({
        selector,
        format: 'skip',
      })),
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });
}

/** An archive says how much its parts unpack to; one that would burst memory is not opened. */
async function docx(bytes: Uint8Array): Promise<string> {
  if (unpackedSize(bytes) > largestFile * 5) throw new UnreadableError('it unpacks to too much');
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  return value;
}

/** Sum of the unpacked sizes in a ZIP archive's directory. */
function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = 0;
  for (let at = 0; at + 46 <= bytes.length; at++) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    sum += view.getUint32(at + 24, true);
    at += 45;
  }
  return sum;
}

async function pdf(bytes: Uint8Array): Promise<string> {
  const { extractText, getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  return text;
}

async function markdown(bytes: Uint8Array): Promise<string> {
  const { marked } = await import('marked');
  return proseOf(await marked.parse(decode(bytes), { async: true }));
}

const readers: Record<string, Reader> = {
  txt: async (bytes) => decode(bytes),
  md: markdown,
  markdown,
  html: async (bytes) => proseOf(decode(bytes)),
  htm: async (bytes) => proseOf(decode(bytes)),
  pdf,
  docx,
};

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

export const canRead = (name: string): boolean => Object.hasOwn(readers, extensionOf(name));

/**
 * The prose of a file, by the ending of its name: text, Markdown, HTML, PDF or DOCX.
 * @throws UnreadableError with the reason, for files that are too large, broken or something else
 */
export async function readProse(name: string, bytes: Uint8Array): Promise<string> {
  const reader = readers[extensionOf(name)];
  if (!reader) throw new UnreadableError('files of this kind are not read');
  if (bytes.length > largestFile) throw new UnreadableError('it is larger than 30 MB');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnreadableError('it takes too long to read')), readingMs);
  });
  try {
    const text = (await Promise.race([reader(bytes), tooLong])).trim();
    if (text === '') throw new UnreadableError('there is no text in it');
    if (text.length > largestText) throw new UnreadableError('its text is longer than 5 MB');
    return text;
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    throw new UnreadableError('it is broken, or not what its name says');
  } finally {
    clearTimeout(timer);
  }
}
