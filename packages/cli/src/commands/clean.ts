import { clean } from '@cleanpaste/core/hidden';
import { blocksOf } from '../files/blocks.ts';
import { encode, NotText } from '../files/coder.ts';
import type { Encoding } from '../files/encoding.ts';
import { replaceFile } from '../files/replace-file.ts';
import type { TextSource } from '../files/text-source.ts';
import { type JsonWriter, jsonWriter } from '../output/json.ts';
import { eachSource, type Session, sayBinary } from '../session.ts';

/** What cleaning did to one file; grows while it goes on. */
interface Tally {
  removed: number;
  changed: boolean;
}

/** Cleans to standard output, in place, or only tells what would change. True if anything did. */
export async function runClean(session: Session): Promise<boolean> {
  const { json, write, check } = session.invocation;
  const report = json ? jsonWriter(session.out) : null;
  await report?.open('{');
  await report?.open('[', 'files');
  let changed = false;
  let files = 0;
  await eachSource(session, async (source) => {
    const tally = { removed: 0, changed: false };
    if (source.encoding === null && (report || check || write)) sayBinary(session, source);
    if (report) await reportFile(session, { source, tally, report });
    else if (check || write) await changeFile(session, source, tally);
    else await filter(session, { source, tally, first: files++ === 0 });
    changed ||= tally.changed;
  });
  await report?.close();
  await report?.close();
  return changed;
}

async function* cleaned(session: Session, source: TextSource, tally: Tally) {
  for await (const { text } of blocksOf(source.pieces())) {
    const result = clean(text, session.invocation.options);
    tally.removed += result.removedCharacterCount;
    tally.changed ||= result.text !== text;
    yield result.text;
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
    return sayBinary(session, source);
  }
  // Behind another text a byte order mark would be a hidden character itself.
  if (encoding.bom.length > 0 && (first || encoding.name !== 'utf-8')) {
    await out.write(encoding.bom);
  }
  try {
    for await (const text of cleaned(session, source, tally))
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
  for await (const _ of cleaned(session, source, tally)) if (tally.changed) break;
  if (!tally.changed) return;
  if (check) return session.out.write(`${source.label}\n`);
  const written = { removed: 0, changed: false };
  await replaceFile(source.name, () => cleanedBytes(session, source, written));
  const things = written.removed === 1 ? 'character' : 'characters';
  session.say(`${source.label}: ${written.removed} hidden ${things} cleaned`);
}

async function* cleanedBytes(session: Session, source: TextSource, tally: Tally) {
  const encoding = source.encoding as Encoding;
  yield encoding.bom;
  for await (const text of cleaned(session, source, tally)) yield encode(text, encoding);
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
      const before = { removed: 0, changed: false };
      for await (const _ of cleaned(session, source, before)) if (before.changed) break;
      if (before.changed)
        await replaceFile(source.name, () => cleanedBytes(session, source, tally));
    } else if (check) {
      for await (const _ of cleaned(session, source, tally));
    } else {
      await report.longText('text', cleaned(session, source, tally));
    }
  }
  await report.value(tally.changed, 'changed');
  await report.value(tally.removed, 'removedCharacterCount');
  await report.close();
}
