import { Buffer } from 'node:buffer';
import { decode, type Payload } from '@cleanpaste/core/hidden';
import { blocksOf } from '../files/blocks.ts';
import type { TextSource } from '../files/text-source.ts';
import { drawLine } from '../output/draw.ts';
import { jsonWriter } from '../output/json.ts';
import { countPlaces, type Place } from '../output/places.ts';
import { eachSource, type Session, sayLeftAlone } from '../session.ts';

/** Up to here a text is read as a whole, since a message may be spread over all of it. */
const WHOLE = 64 << 20;
const PART = 16 << 20;

/** A payload with its place in the file. */
interface Found {
  payload: Payload;
  start: Place;
  end: Place;
}

/** Lists the messages hidden in all files. True if there is one, or a file that nobody could read. */
export async function runDecode(session: Session): Promise<boolean> {
  const { out, invocation } = session;
  const json = invocation.json ? jsonWriter(out) : null;
  let any = false;
  let unread = false;
  await json?.open('{');
  await json?.open('[', 'files');
  await eachSource(session, async (source) => {
    await json?.open('{');
    await json?.value(source.name, 'file');
    await json?.value(source.encoding === null, 'binary');
    await json?.open('[', 'payloads');
    if (source.encoding === null) unread = sayLeftAlone(session, source) || unread;
    else {
      for await (const found of payloadsOf(session, source)) {
        any = true;
        if (json) await json.value(asJson(found));
        else await out.write(asText(session, source.label, found));
      }
    }
    await json?.close();
    await json?.close();
  });
  await json?.close();
  await json?.close();
  if (!any && !json && session.failures.length === 0) session.say('No hidden message found.');
  return any || unread;
}

async function* payloadsOf(session: Session, source: TextSource): AsyncGenerator<Found> {
  const places = countPlaces();
  for await (const text of partsOf(session, source)) {
    places.next(text);
    const payloads = decode(text);
    // Places are counted in order; the payloads stay in theirs, the surest first.
    const ends = new Set(payloads.flatMap(({ start, end }) => [start, end]));
    const placeOf = new Map([...ends].sort((a, b) => a - b).map((unit) => [unit, places.at(unit)]));
    for (const payload of payloads) {
      yield { payload, start: placeOf.get(payload.start)!, end: placeOf.get(payload.end)! };
    }
  }
}

async function* partsOf(session: Session, source: TextSource): AsyncGenerator<string> {
  let waiting: string[] = [];
  let length = 0;
  let whole = true;
  for await (const { text } of blocksOf(source.pieces())) {
    waiting.push(text);
    length += text.length;
    if (length < (whole ? WHOLE : PART)) continue;
    if (whole)
      session.say(
        `${source.label} is read in parts: a message spread over more than one may be missed`,
      );
    whole = false;
    yield waiting.join('');
    waiting = [];
    length = 0;
  }
  if (length > 0) yield waiting.join('');
}

function asJson({ payload: { start: _, end: __, bytes, ...payload }, start, end }: Found) {
  const base64 = bytes && Buffer.from(bytes).toString('base64');
  return { ...start, length: end.offset - start.offset, ...payload, bytesBase64: base64 };
}

function asText({ paint }: Session, file: string, { payload, start }: Found): string {
  const { scheme, certainty, content, bytes, note } = payload;
  const where = paint('dim', `${file}:${start.line}:${start.column}:`);
  const head = `${where} ${paint('cyan', scheme)} (${certainty}). ${note}\n`;
  if (content !== null)
    return (
      head +
      content
        .split('\n')
        .map((line) => `    ${drawLine(line)}\n`)
        .join('')
    );
  return bytes ? `${head}    ${paint('dim', hexOf(bytes))}\n` : head;
}

/** The first bytes of what could not be read, for whoever recognises them. */
function hexOf(bytes: Uint8Array): string {
  const shown = Buffer.from(bytes.subarray(0, 32))
    .toString('hex')
    .replaceAll(/..(?=.)/g, '$& ');
  return bytes.length > 32 ? `${shown} … (${bytes.length} bytes)` : shown;
}
