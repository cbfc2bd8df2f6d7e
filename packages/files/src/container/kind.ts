import { damaged, encrypted, FileRefused } from '../errors.ts';
import type { FileFormat } from '../formats.ts';
import type { Zip } from '../zip/read-zip.ts';

type ContainerFormat = Exclude<FileFormat, 'html' | 'markdown' | 'rtf' | 'srt' | 'pdf'>;

const MIME_TYPES: [RegExp, ContainerFormat][] = [
  [/^application\/vnd\.oasis\.opendocument\.text/, 'odt'],
  [/^application\/vnd\.oasis\.opendocument\.spreadsheet/, 'ods'],
  [/^application\/vnd\.oasis\.opendocument\.(presentation|graphics)/, 'odp'],
  [/^application\/epub\+zip/, 'epub'],
];

const MAIN_PARTS: [RegExp, ContainerFormat][] = [
  [
    /wordprocessingml\.(document|template)\.main\+xml|ms-word\.\w+\.macroEnabledTemplate\.main|ms-word\.(document|template)\.macroEnabled/,
    'docx',
  ],
  [
    /presentationml\.(presentation|template|slideshow)\.main\+xml|ms-powerpoint\.\w+\.macroEnabled/,
    'pptx',
  ],
  [/spreadsheetml\.(sheet|template)\.main\+xml|ms-excel\.(sheet|template)\.macroEnabled/, 'xlsx'],
];

const CONTENT_TYPES = '[Content_Types].xml';
/** No type is longer. */
const LONGEST_TYPE = 200;

/**
 * What a container is by what it says of itself; the name of the file does not count.
 *
 * @throws FileRefused for what is none of them, and for what needs a password
 */
export function formatOfZip(zip: Zip): ContainerFormat {
  const text = (name: string, most = Number.POSITIVE_INFINITY) => {
    const entry = zip.entries.find((each) => each.name === name);
    return entry && entry.size <= most ? new TextDecoder().decode(zip.read(entry)) : undefined;
  };
  const type = text('mimetype', LONGEST_TYPE);
  const byType = type && MIME_TYPES.find(([pattern]) => pattern.test(type))?.[1];
  if (byType) {
    refuseEncrypted(text, byType);
    return byType;
  }
  const types = text(CONTENT_TYPES);
  if (types?.includes('sheet.binary.macroEnabled.main'))
    throw new FileRefused(
      'unknown-format',
      'Binary workbooks (.xlsb) are not read. Save it as .xlsx.',
    );
  const byPart = types && MAIN_PARTS.find(([pattern]) => pattern.test(types))?.[1];
  if (byPart) return byPart;
  if (types !== undefined) throw damaged('its list of content types names no document');
  throw new FileRefused(
    'unknown-format',
    'This archive is none of the documents that are known here.',
  );
}

/** Fonts of a book are often scrambled, which asks for no password. */
const SCRAMBLED_FONT =
  /Algorithm="http:\/\/(www\.idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC)"/g;

function refuseEncrypted(
  text: (name: string) => string | undefined,
  format: ContainerFormat,
): void {
  if (format !== 'epub') {
    if (text('META-INF/manifest.xml')?.includes('encryption-data')) throw encrypted();
    return;
  }
  const rest = text('META-INF/encryption.xml')?.replace(SCRAMBLED_FONT, '');
  if (rest && /EncryptionMethod[^>]*Algorithm=/.test(rest)) throw encrypted();
}
