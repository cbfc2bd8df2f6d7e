import { reveal, type Segment } from '@cleanpaste/core/hidden';
import { blocksOf } from '../files/blocks.ts';
import type { TextSource } from '../files/text-source.ts';
import { drawMark } from '../output/draw.ts';
import { type JsonWriter, jsonWriter } from '../output/json.ts';
import { countPlaces } from '../output/places.ts';
import { eachSource, type Session, sayLeftAlone } from '../session.ts';

/** Prints texts with hidden characters drawn. True if there was one, or a file that nobody could read. */
export async function runReveal(session: Session): Promise<boolean> {
  const { out, invocation } = session;
  const report = invocation.json ? jsonWriter(out) : null;
  let found = false;
  let unread = false;
  await report?.open('{');
  await report?.open('[', 'files');
  await eachSource(session, async (source) => {
    if (source.encoding === null) unread = sayLeftAlone(session, source) || unread;
    if (report) found = (await reportSegments(session, source, report)) || found;
    else if (source.encoding !== null) found = (await drawText(session, source)) || found;
  });
  await report?.close();
  await report?.close();
  return found || unread;
}

async function drawText(session: Session, source: TextSource): Promise<boolean> {
  const { all, options } = session.invocation;
  let found = false;
  for await (const { text } of blocksOf(source.pieces())) {
    let drawn = '';
    for (const segment of reveal(text, options)) {
      found ||= isListed(segment);
      drawn += draw(session, segment, all);
    }
    await session.out.write(drawn);
  }
  return found;
}

function draw({ paint }: Session, segment: Segment, all: boolean): string {
  if (segment.kind === 'text') return segment.text;
  const { kept, category, text } = segment;
  const listed = isListed(segment);
  if (!listed && !all) return text;
  const box = paint(listed ? 'reverse' : 'dim', drawMark(segment));
  if (category === 'line-feed') return `${box}\n`;
  // A letter that is only flagged can be seen, and its box says which one it is.
  return listed && kept ? text + box : box;
}

async function reportSegments(
  { invocation }: Session,
  source: TextSource,
  report: JsonWriter,
): Promise<boolean> {
  let found = false;
  const places = countPlaces();
  await report.open('{');
  await report.value(source.name, 'file');
  await report.value(source.encoding === null, 'binary');
  await report.open('[', 'segments');
  const blocks = source.encoding === null ? [] : blocksOf(source.pieces());
  for await (const { text } of blocks) {
    places.next(text);
    for (const segment of reveal(text, invocation.options)) {
      found ||= isListed(segment);
      const { start, end, ...rest } = segment;
      await report.value({ ...places.at(start), length: end - start, ...withoutIndex(rest) });
    }
  }
  await report.close();
  await report.close();
  return found;
}

/** The index points into a list that the reader does not have; whether there is one matters. */
function withoutIndex(segment: object): object {
  if (!('finding' in segment)) return segment;
  const { finding, ...rest } = segment;
  return { ...rest, listed: Number(finding) >= 0 };
}

function isListed(segment: Segment): boolean {
  return segment.kind === 'mark' && segment.finding >= 0;
}
