import { type Cleaned, cleanerFor } from '../checks/changes.ts';
import type { Severity } from '../checks/listed.ts';
import { scanMany } from '../checks/scan-many.ts';
import { severityOf } from '../checks/severity.ts';
import { UsageError } from '../errors.ts';
import { blocksOf } from '../files/blocks.ts';
import { encode, NotText } from '../files/coder.ts';
import { isDocument } from '../files/documents.ts';
import type { Encoding } from '../files/encoding.ts';
import type { Named } from '../files/list-files.ts';
import type { TextSource } from '../files/text-source.ts';
import { type JsonWriter, jsonWriter } from '../output/json.ts';
import { eachSource, namesFor, type Session, sayLeftAlone } from '../session.ts';

/** What cleaning did to one file; grows while it goes on. */
interface Tally {
  removed: number;
  changed: boolean;
  /** Of the changes, where they are looked at one by one. */
  severities: Severity[];
}

const newTally = (): Tally => ({ removed: 0, changed: false, severities: [] });

/**
 * Cleans to standard output, in place, or only tells what would change. True if what would change
 * fails a check, or if a file could not be looked at.
 */
export async function runClean(session: Session): Promise<boolean> {
  const { output } = session.invocation;
  if (output === null) return cleanAll(session);
  const { toFile } = await import('../files/to-file.ts');
  return toFile(output, session, cleanAll);
}

async function cleanAll(session: Session): Promise<boolean> {
  const { json, write, check, diff, maxWarnings } = session.invocation;
  const report = json ? jsonWriter(session.out) : null;
  await report?.open('{');
  await report?.open('[', 'files');
  const counts = { off: 0, note: 0, warning: 0, error: 0 };
  let unread = false;
  let files = 0;
  const document = async ({ name }: Named) => {
    const { cleanDocument } = await import('./documents.ts');
    const outcome = await cleanDocument(session, name, report);
    if (outcome === 'changed') counts.error++;
    return outcome !== 'not-read';
  };
  const names = await namesFor(session);
  const leavesOut = check || write || diff;
  if (!leavesOut && !report) refuseFolders(names, session);
  const cleanOne = async (source: TextSource, named: Named) => {
    const tally = newTally();
    if (source.encoding === null && (report || leavesOut))
      unread = sayLeftAlone(session, source, named) || unread;
    if (report) await reportFile(session, { source, tally, report });
    else if (diff) await showDiff(session, source, tally);
    else if (leavesOut) await changeFile(session, source, tally);
    else await filter(session, { source, tally, first: files++ === 0 });
    for (const severity of tally.severities) counts[severity]++;
  };
  for await (const named of leavesOut && !report ? notClean(session, names) : names)
    await eachSource(session, cleanOne, { names: [named], document });
  await report?.close();
  await report?.close();
  return unread || counts.error > 0 || counts.warning > (maxWarnings ?? Number.POSITIVE_INFINITY);
}

/** Texts out of a folder, one behind the other, are of use to nobody. */
function refuseFolders(names: Named[], { changed }: Session): void {
  if (changed === null && !names.some(({ from }) => from === 'folder')) return;
  throw new UsageError('to clean many files say --write, --check, --diff or --json');
}

/** The files in which a quick look finds something, and those that need a closer one. */
async function* notClean(session: Session, names: Named[]): AsyncGenerator<Named> {
  const { options, severity } = session.invocation;
  const rules = { options, severity, profile: 'prose', language: undefined } as const;
  let at = 0;
  for await (const quick of scanMany(
    names.map(({ name }) => name),
    { ...rules, fingerprints: false },
  )) {
    const named = names[at++]!;
    const isClean = quick !== null && !('binary' in quick) && quick.found.length === 0;
    if (!isClean || isDocument(named, session.invocation)) yield named;
  }
}

/** Whether changes are wanted one by one: to be shown, or to be judged. */
function wantsChanges({ invocation: { check, diff } }: Session): boolean {
  return check || diff;
}

async function* cleaned(
  session: Session,
  source: TextSource,
  tally: Tally,
): AsyncGenerator<Cleaned> {
  const { invocation, changed } = session;
  const { name, start } = source;
  const listed = wantsChanges(session);
  const clean = cleanerFor({ file: name, start, invocation, changed, listed });
  for await (const { text } of blocksOf(source.pieces())) {
    const result = clean(text);
    tally.removed += result.removed;
    tally.changed ||= result.text !== text;
    if (listed)
      for (const change of result.changes!)
        tally.severities.push(severityOf(change, invocation.severity));
    yield result;
  }
}

/** To standard output. What is not text passes unchanged, which keeps the filter harmless. */
async function filter(
  session: Session,
  { source, tally, first }: { source: TextSource; tally: Tally; first: boolean },
): Promise<void> {
  const { out } = session;
  const { encoding } = source;
  if (encoding === null) {
    for await (const bytes of source.bytes()) await out.write(Uint8Array.from(bytes));
    sayLeftAlone(session, source);
    return;
  }
  // Behind another text a byte order mark would be a hidden character itself.
  if (encoding.bom.length > 0 && (first || encoding.name !== 'utf-8')) {
    await out.write(encoding.bom);
  }
  try {
    for await (const { text } of cleaned(session, source, tally))
      await out.write(encode(text, encoding));
  } catch (error) {
    if (error instanceof NotText && !source.settled) {
      await out.write(error.rest);
      for await (const bytes of source.bytes()) await out.write(bytes);
    }
    throw error;
  }
}

/** In place, or with --check only by name. Files without findings are not touched. */
async function changeFile(session: Session, source: TextSource, tally: Tally): Promise<void> {
  const { check } = session.invocation;
  if (source.encoding === null) return;
  for await (const _ of cleaned(session, source, tally)) if (tally.changed && !check) break;
  if (!tally.changed) return;
  if (check) return session.out.write(`${source.label}\n`);
  const written = newTally();
  await replace(session, source, written);
  const things = written.removed === 1 ? 'character' : 'characters';
  session.say(`${source.label}: ${written.removed} hidden ${things} cleaned`);
}

/** What would change, line by line; nothing is written. */
async function showDiff(session: Session, source: TextSource, tally: Tally): Promise<void> {
  if (source.encoding === null) return;
  const { diffOf } = await import('../output/diff.ts');
  const diff = diffOf(source.label);
  for await (const { original, changes } of cleaned(session, source, tally))
    await session.out.write(paintDiff(session, diff(original, changes!)));
}

function paintDiff({ paint }: Session, diff: string): string {
  return diff.replaceAll(/^([-+@]).*$/gm, (line, sign) =>
    paint(sign === '-' ? 'red' : sign === '+' ? 'cyan' : 'dim', line),
  );
}

/** Loaded when there is something to write: it brings cryptography with it, which is slow to start. */
async function replace(session: Session, source: TextSource, tally: Tally): Promise<void> {
  const { replaceFile } = await import('../files/replace-file.ts');
  await replaceFile(source.name, () => cleanedBytes(session, source, tally));
}

async function* cleanedBytes(session: Session, source: TextSource, tally: Tally) {
  const encoding = source.encoding as Encoding;
  yield encoding.bom;
  for await (const { text } of cleaned(session, source, tally)) yield encode(text, encoding);
}

async function reportFile(
  session: Session,
  { source, tally, report }: { source: TextSource; tally: Tally; report: JsonWriter },
): Promise<void> {
  const { check, write } = session.invocation;
  await report.open('{');
  await report.value(source.name, 'file');
  await report.value(source.encoding === null, 'binary');
  if (source.encoding !== null) {
    if (write) {
      const before = newTally();
      for await (const _ of cleaned(session, source, before)) if (before.changed) break;
      if (before.changed) await replace(session, source, tally);
    } else if (check) {
      for await (const _ of cleaned(session, source, tally));
    } else {
      await report.longText('text', textsOf(cleaned(session, source, tally)));
    }
  }
  await report.value(tally.changed, 'changed');
  await report.value(tally.removed, 'removedCharacterCount');
  await report.close();
}

async function* textsOf(all: AsyncIterable<Cleaned>): AsyncGenerator<string> {
  for await (const { text } of all) yield text;
}
