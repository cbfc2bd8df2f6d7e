import { examine, languageFor } from '../checks/examine.ts';
import { UNREADABLE, withPlace } from '../checks/not-text.ts';
import { placeFindings } from '../checks/place-findings.ts';
import type { QuickScan } from '../checks/quick-scan.ts';
import { scanMany } from '../checks/scan-many.ts';
import { newVerdict } from '../checks/verdict.ts';
import { blocksOf } from '../files/blocks.ts';
import { isDocument } from '../files/documents.ts';
import type { Named } from '../files/list-files.ts';
import type { TextSource } from '../files/text-source.ts';
import { drawLine } from '../output/draw.ts';
import { countPlaces } from '../output/places.ts';
import type { Located, Opened } from '../output/report.ts';
import { reportFor } from '../output/reports.ts';
import { eachSource, namesFor, type Session, sayLeftAlone } from '../session.ts';
import { runClean } from './clean.ts';

/** A program is read as a whole: a string or a comment may begin anywhere above. */
const WHOLE = 64 << 20;

/** Lists the findings of all files. True if what counts among them fails a check. */
export async function runScan(session: Session): Promise<boolean> {
  const { invocation } = session;
  if (invocation.diff) return runClean(session);
  if (invocation.fix) await fix(session);
  const { options, profile, language, severity } = invocation;
  const fingerprints = asksWhichIsWhich(session);
  const rules = { options, profile, language, severity, fingerprints };
  const { report, baseline } = await reportFor(session);
  const verdict = newVerdict(session, baseline);
  const names = await namesFor(session);
  await report.begin();
  const tell = async (opened: Opened, found: Iterable<Located> | AsyncIterable<Located>) => {
    await report.file(opened);
    for await (const located of found) if (verdict.counts(located)) await report.finding(located);
    await report.endFile();
  };
  const document = async ({ name }: Named) => {
    const { scanDocument } = await import('./documents.ts');
    await scanDocument(session, name, { report, counts: verdict.counts });
    return true;
  };
  let at = 0;
  for await (const quick of scanMany(
    names.map(({ name }) => name),
    rules,
  )) {
    const named = names[at++]!;
    if (quick !== null && !isDocument(named, invocation))
      await tell(openedBy(session, named, quick), 'found' in quick ? quick.found : []);
    else {
      const closely = (source: TextSource) =>
        tell(source, locatedIn(session, { source, named, fingerprints }));
      await eachSource(session, closely, { damaged: true, names: [named], document });
    }
  }
  await report.end();
  const known = verdict.known();
  if (known > 0) session.say(`${known} known ${known === 1 ? 'finding' : 'findings'} not listed.`);
  return !invocation.writeBaseline && verdict.fails();
}

/** Cleans in place first, without a word of its own on standard output. */
async function fix(session: Session): Promise<void> {
  const invocation = { ...session.invocation, write: true, fix: false, check: false };
  await runClean({ ...session, invocation: { ...invocation, json: false, format: 'text' } });
}

function asksWhichIsWhich({ invocation: { baseline, writeBaseline, format } }: Session): boolean {
  return baseline !== undefined || writeBaseline || format === 'gitlab' || format === 'sarif';
}

const PLAIN = {};

function openedBy(session: Session, named: Named, quick: NonNullable<QuickScan>): Opened {
  const { name } = named;
  const label = drawLine(name);
  if ('found' in quick) return { name, label, encoding: PLAIN, binary: undefined };
  const { binary } = quick;
  sayLeftAlone(session, { label, binary }, named);
  return { name, label, encoding: null, binary };
}

/** The findings of a source that needs a closer look, block by block. */
async function* locatedIn(
  session: Session,
  { source, named, fingerprints }: { source: TextSource; named: Named; fingerprints: boolean },
): AsyncGenerator<Located> {
  const { name, start } = source;
  const { invocation } = session;
  if (source.encoding === null) {
    if (!sayLeftAlone(session, source, named)) return;
    const unreadable = withPlace(UNREADABLE, name, invocation.severity);
    if (unreadable.severity !== 'off') yield unreadable;
    return;
  }
  const { severity } = invocation;
  const mayBeDamaged = source.encoding.name === 'utf-8';
  const placing = { file: name, severity, fingerprints, places: countPlaces() };
  const about = { name, start, mayBeDamaged, carried: { isFile: false, isNextLine: false } };
  const size = languageFor(invocation, source) ? { size: WHOLE } : {};
  for await (const { text } of blocksOf(source.pieces(), size))
    yield* placeFindings(text, examine(text, invocation, about), placing);
}
