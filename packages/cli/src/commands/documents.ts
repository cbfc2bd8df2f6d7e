import type { CleanedFile, FileReport } from '@cleanpaste/files';
import { formatOfName, isTextFormat } from '@cleanpaste/files/formats';
import { severityOf } from '../checks/severity.ts';
import { FileError } from '../errors.ts';
import { readDocument } from '../files/documents.ts';
import { replaceFile } from '../files/replace-file.ts';
import { drawLine } from '../output/draw.ts';
import type { JsonWriter } from '../output/json.ts';
import type { Located, Report } from '../output/report.ts';
import type { Session } from '../session.ts';

/** Loaded when there is a document, which most calls have none of. */
const library = () => import('@cleanpaste/files');

/** Says of which file a sentence of the library is. */
async function orFileError<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { FileRefused } = await library();
  return work().catch((error: unknown) => {
    throw error instanceof FileRefused ? new FileError(`${name}: ${error.message}`) : error;
  });
}

const tooLarge = (name: string) => new FileError(`cannot read ${name}: 256 MB are read at most`);

/** The parts that hold what people take for the text. */
const MAIN = /^(word\/document|content)\.xml$|^page /;

interface Listing {
  report: Report;
  /** Whether a finding is to be reported; those that fail a check are counted on the way. */
  counts: (located: Located) => boolean;
}

/**
 * Lists what is in a document; its paragraphs take the place of lines. What is only flagged and not
 * dangerous is a note at most: what only a font, a layout or a PDF has, fails no check.
 */
export async function scanDocument(
  session: Session,
  name: string,
  { report, counts }: Listing,
): Promise<void> {
  const bytes = await readDocument(name);
  if (bytes === null) throw tooLarge(name);
  const { scanFile } = await library();
  const { options, severity } = session.invocation;
  const found = await orFileError(name, () =>
    scanFile(bytes, { ...options, keepProvenance: true, name }),
  );
  const encoding = { name: 'utf-8' as const, bom: new Uint8Array(0) };
  await report.file({ name, label: drawLine(name), encoding, binary: undefined });
  for (const finding of found.findings) {
    const { part, paragraph, start, end, reason } = finding;
    const at = (offset: number) => ({ line: paragraph, column: offset + 1, offset });
    const where = part === '' || MAIN.test(part) ? reason : `${reason} (${part})`;
    const listed = { ...finding, reason: where };
    const isBad = finding.action !== 'flag' || finding.dangerous === true;
    const located = {
      file: name,
      finding: listed,
      severity: isBad ? severityOf(listed, severity) : (severity[listed.category] ?? 'note'),
      start: at(start),
      end: at(end),
      fingerprint: `${part}:${paragraph}:${start}:${listed.category}`,
    };
    if (located.severity !== 'off' && counts(located)) await report.finding(located);
  }
  await report.endFile({ metadata: found.metadata, notes: [...found.notes, ...beyond(found)] });
}

const beyond = ({ findings, findingCount }: FileReport) =>
  findingCount > findings.length
    ? [`${findingCount} findings, of which the first are listed.`]
    : [];

/** What became of a file; `not-read` hands it back to be taken for a text. */
export type Outcome = 'changed' | 'unchanged' | 'not-read';

/** Cleans a document to standard output, in place, or only tells whether it would change. */
export async function cleanDocument(
  session: Session,
  name: string,
  report: JsonWriter | null,
): Promise<Outcome> {
  const { check, write, options, remove } = session.invocation;
  const format = formatOfName(name);
  const isText = format !== undefined && isTextFormat(format);
  const bytes = await readDocument(name);
  if (bytes === null && isText) return 'not-read';
  if (bytes === null) throw tooLarge(name);
  const { cleanFile, FileRefused, isReadOnly } = await library();
  let cleaned: CleanedFile;
  try {
    cleaned = await cleanFile(bytes, { ...options, ...provenanceOf(session), name, remove });
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    // What is too large, or not UTF-8, is treated like any other text.
    if (isText) return 'not-read';
    throw new FileError(`${name}: ${error.message}`);
  }
  if (isReadOnly(cleaned.format) && !check) throw new FileError(`${name}: ${cleaned.notes.at(-1)}`);
  for (const note of cleaned.notes) session.say(`${drawLine(name)}: ${note}`);
  if (report) await reportDocument(session, { name, cleaned, report });
  if (write && cleaned.changed) await replace(session, name, cleaned);
  if (check && cleaned.changed && !report) await session.out.write(`${drawLine(name)}\n`);
  if (!report && !write && !check) await print(session, name, cleaned);
  return cleaned.changed ? 'changed' : 'unchanged';
}

/** The flag keeps marks of C2PA whatever else is asked; in a document they stay by default. */
const provenanceOf = ({ invocation: { options, remove } }: Session) => ({
  keepProvenance: options.keepProvenance === true || !remove.includes('provenance'),
});

async function replace(session: Session, name: string, cleaned: CleanedFile): Promise<void> {
  await replaceFile(name, async function* () {
    yield cleaned.bytes;
  });
  const { removedCharacterCount: count, removed } = cleaned;
  const things = count === 1 ? 'character' : 'characters';
  const besides = removed.length > 0 ? `, and taken out: ${removed.join(', ')}` : '';
  session.say(`${drawLine(name)}: ${count} hidden ${things} cleaned${besides}`);
}

async function print(session: Session, name: string, { bytes, format }: CleanedFile) {
  if (session.isTerminal && !isTextFormat(format))
    throw new FileError(
      `${name} is no text to be shown: name a file with --output, or use --write`,
    );
  await session.out.write(bytes);
}

async function reportDocument(
  session: Session,
  { name, cleaned, report }: { name: string; cleaned: CleanedFile; report: JsonWriter },
): Promise<void> {
  const { format, changed, removedCharacterCount, metadata, removed, notes, bytes } = cleaned;
  const { check, write } = session.invocation;
  await report.open('{');
  await report.value(name, 'file');
  await report.value(!isTextFormat(format), 'binary');
  if (isTextFormat(format) && !check && !write)
    await report.value(new TextDecoder().decode(bytes), 'text');
  await report.value(changed, 'changed');
  await report.value(removedCharacterCount, 'removedCharacterCount');
  await report.value(metadata, 'metadata');
  await report.value(removed, 'removed');
  await report.value(notes, 'notes');
  await report.close();
}
