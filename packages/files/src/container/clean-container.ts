import type { FileFormat } from '../formats.ts';
import { LIMITS } from '../limits.ts';
import { editsOfLinkTargets } from '../office/link-targets.ts';
import { editsOfPart } from '../office/part.ts';
import { BOOK_LISTS, OPEN_DOCUMENT, OPEN_XML } from '../office/vocabulary.ts';
import { marksOfPicture, withoutRanges } from '../provenance/pictures.ts';
import { applyEdits, type Edit } from '../text/edits.ts';
import { editsOfHtml } from '../texts/html.ts';
import type { Work } from '../work.ts';
import { decodeUnicode } from '../xml/decode-xml.ts';
import { readZip, type Zip, type ZipEntry } from '../zip/read-zip.ts';
import { writeZip } from '../zip/write-zip.ts';
import { drawnNotes } from './drawn-notes.ts';
import { formatOfZip } from './kind.ts';
import { entriesNaming } from './references-to.ts';

type EditsOf = (source: string, part: string, work: Work) => Edit[];

const openXml: EditsOf = (source, part, work) =>
  editsOfPart(source, { part, vocabulary: OPEN_XML, work });
const openDocument: EditsOf = (source, part, work) =>
  editsOfPart(source, { part, vocabulary: OPEN_DOCUMENT, work });
const book: EditsOf = (source, part, work) =>
  part.endsWith('.opf') || part.endsWith('.ncx')
    ? editsOfPart(source, { part, vocabulary: BOOK_LISTS, work })
    : editsOfHtml(source, { part, work, isXml: true });
const notes: EditsOf = (source, _, work) => (work.remove.has('comments') ? drawnNotes(source) : []);

/** Parts that hold no text of the document, and what only says which parts there are. */
const OPEN_XML_PLUMBING =
  /^\[content_types\]\.xml$|(^|\/)_rels\/|^customxml\/|^_xmlsignatures\/|\/(theme|activex|ctrlprops)\//;

/** Beside each part, the addresses that it links to. */
const LINK_TARGETS = /(^|\/)_rels\/[^/]*\.rels$/;

/** How a part is read; undefined for one that is copied as it is. */
function readerOf(format: FileFormat, name: string): EditsOf | undefined {
  const path = name.toLowerCase();
  if (format === 'epub') return /\.(xhtml|html|htm|xht|opf|ncx)$/.test(path) ? book : undefined;
  if (format === 'odt' || format === 'ods' || format === 'odp')
    return /(^|\/)(content|styles|meta|settings)\.xml$/.test(path) ? openDocument : undefined;
  if (/vmldrawing[^/]*\.vml$/.test(path)) return notes;
  if (LINK_TARGETS.test(path)) return editsOfLinkTargets;
  return path.endsWith('.xml') && !OPEN_XML_PLUMBING.test(path) ? openXml : undefined;
}

/** Where a container of any of these formats keeps its C2PA manifest. */
const MANIFEST = /^META-INF\/content_credential\.c2pa$|\.c2pa$/i;
const SIGNATURE = /^_xmlsignatures\/.+\.xml$|^META-INF\/(document)?signatures\.xml$/i;
const PICTURE = /\.(jpe?g?|jfif|png)$/i;

/**
 * Cleans a document that is a ZIP of parts. Parts without findings are copied byte for byte.
 *
 * @throws FileRefused
 */
export function cleanContainer(
  bytes: Uint8Array,
  work: Work,
): { format: FileFormat; bytes: Uint8Array } {
  const zip = readZip(bytes);
  const format = formatOfZip(zip);
  const replaced = new Map<string, Uint8Array | null>();
  const total = zip.entries.reduce((sum, { size }) => sum + size, 1);
  let done = 0;
  for (const entry of zip.entries) {
    const edited = editedEntry(zip, entry, { format, work });
    if (edited !== undefined) replaced.set(entry.name, edited);
    done += entry.size;
    work.onProgress(done / total);
  }
  forgetGone(zip, replaced);
  if (replaced.size === 0 || !work.writes) return { format, bytes };
  return { format, bytes: writeZip(zip, replaced) };
}

/** The new bytes of an entry, null for one that goes, undefined for one that stays as it is. */
function editedEntry(
  zip: Zip,
  entry: ZipEntry,
  { format, work }: { format: FileFormat; work: Work },
): Uint8Array | null | undefined {
  const { name } = entry;
  const { collector, remove } = work;
  if (SIGNATURE.test(name)) {
    collector.notes.push('The document is signed. Any change makes its signature invalid.');
  }
  if (MANIFEST.test(name)) {
    collector.addMetadata({ kind: 'provenance', name: 'C2PA manifest', part: name }, '');
    return remove.has('provenance') ? null : undefined;
  }
  // A larger picture is copied without a look: what is hidden in a text is not in there.
  if (PICTURE.test(name) && entry.size <= LIMITS.part) {
    const picture = zip.read(entry);
    const marks = marksOfPicture(picture);
    if (marks.length === 0) return undefined;
    collector.addMetadata({ kind: 'provenance', name: 'C2PA mark in a picture', part: name }, '');
    return remove.has('provenance') ? withoutRanges(picture, marks) : undefined;
  }
  const reader = readerOf(format, name);
  if (!reader) return undefined;
  const { text, encode } = decodeUnicode(zip.read(entry), name);
  const edits = reader(text, name, work);
  return edits.length > 0 && work.writes ? encode(applyEdits(text, edits)) : undefined;
}

/** What is gone is also gone from the lists of parts. */
function forgetGone(zip: Zip, replaced: Map<string, Uint8Array | null>): void {
  const gone = new Set([...replaced].flatMap(([name, content]) => (content === null ? name : [])));
  if (gone.size === 0) return;
  for (const entry of zip.entries) {
    if (entry.name !== 'META-INF/manifest.xml' && entry.name !== '[Content_Types].xml') continue;
    const { text, encode } = decodeUnicode(zip.read(entry), entry.name);
    const edits = entriesNaming(text, entry.name, gone);
    if (edits.length > 0) replaced.set(entry.name, encode(applyEdits(text, edits)));
  }
}
