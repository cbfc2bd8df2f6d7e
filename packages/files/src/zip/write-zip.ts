import { deflateSync } from 'fflate';
import { crc32 } from './crc32.ts';
import type { Zip, ZipEntry } from './read-zip.ts';

/** New content by the name of an entry; null takes the entry out. */
type Replacements = ReadonlyMap<string, Uint8Array | null>;

/** Sizes and checksum behind the data, not in the header. */
const HAS_DESCRIPTOR = 8;
const MADE_ANEW = 0xffff & ~HAS_DESCRIPTOR;

/**
 * The same archive with some entries replaced. All others are copied as they are packed, in their
 * order, with their times and attributes.
 */
export function writeZip(zip: Zip, replacements: Replacements): Uint8Array {
  const pieces: Uint8Array[] = [];
  const directory = new Map<ZipEntry, Uint8Array>();
  let length = 0;
  const add = (piece: Uint8Array) => {
    pieces.push(piece);
    length += piece.length;
  };
  const inOrder = zip.entries.toSorted((a, b) => a.offset - b.offset);
  add(zip.bytes.subarray(0, inOrder[0]?.offset ?? zip.directoryStart));
  for (const [index, entry] of inOrder.entries()) {
    const end = inOrder[index + 1]?.offset ?? zip.directoryStart;
    const content = replacements.get(entry.name);
    if (content === null) continue;
    const record = zip.bytes.slice(entry.recordStart, entry.recordEnd);
    new DataView(record.buffer).setUint32(42, length, true);
    directory.set(entry, record);
    if (content === undefined) add(zip.bytes.subarray(entry.offset, end));
    else for (const piece of packed(zip, entry, { content, record })) add(piece);
  }
  const directoryStart = length;
  let count = 0;
  for (const entry of zip.entries) {
    const record = directory.get(entry);
    if (!record) continue;
    count++;
    add(record);
  }
  const end = zip.bytes.slice(zip.endStart);
  const view = new DataView(end.buffer);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, length - directoryStart, true);
  view.setUint32(16, directoryStart, true);
  add(end);
  return joined(pieces, length);
}

/** Header and data of an entry with new content; its record in the directory is set right. */
function packed(
  { bytes }: Zip,
  entry: ZipEntry,
  { content, record }: { content: Uint8Array; record: Uint8Array },
): Uint8Array[] {
  const data = entry.method === 0 ? content : deflateSync(content);
  const header = bytes.slice(entry.offset, entry.dataStart);
  const crc = crc32(content);
  for (const [view, at] of [
    [new DataView(header.buffer), 6],
    [new DataView(record.buffer), 8],
  ] as const) {
    view.setUint16(at, entry.flags & MADE_ANEW, true);
    view.setUint32(at + 8, crc, true);
    view.setUint32(at + 12, data.length, true);
    view.setUint32(at + 16, content.length, true);
  }
  return [header, data];
}

function joined(pieces: Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
