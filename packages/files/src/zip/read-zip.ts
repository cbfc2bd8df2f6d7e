import { damaged, encrypted, FileRefused, hostile, tooLarge } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import { crc32 } from './crc32.ts';
import { inflateExactly } from './inflate.ts';

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const CENTRAL_SIZE = 46;
const LOCAL_SIZE = 30;
const LONGEST_COMMENT = 0xffff;

/** One entry of the central directory, with the place of its bytes. */
export interface ZipEntry {
  name: string;
  flags: number;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  /** Where its local header begins. */
  offset: number;
  /** Where its packed bytes begin. */
  dataStart: number;
  /** Its record in the central directory. */
  recordStart: number;
  recordEnd: number;
}

export interface Zip {
  bytes: Uint8Array;
  entries: ZipEntry[];
  directoryStart: number;
  endStart: number;
  /** @throws FileRefused for what is damaged, encrypted or too large */
  read(entry: ZipEntry): Uint8Array;
}

/**
 * Reads the directory of a ZIP; nothing is unpacked before it is asked for.
 *
 * @throws FileRefused
 */
export function readZip(bytes: Uint8Array): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const endStart = findEnd(view);
  const count = view.getUint16(endStart + 10, true);
  const directoryStart = view.getUint32(endStart + 16, true);
  const directorySize = view.getUint32(endStart + 12, true);
  if (view.getUint16(endStart + 4, true) !== 0 || view.getUint16(endStart + 8, true) !== count)
    throw damaged('it is one part of an archive in several');
  if (directoryStart === 0xffffffff || count === 0xffff)
    throw tooLarge('archives of more than 4 GB are not read');
  if (directoryStart + directorySize > endStart) throw damaged('its directory is cut off');
  if (count > LIMITS.entries) throw tooLarge(`it has ${count} entries`);
  const entries = readDirectory(view, bytes, { from: directoryStart, to: endStart, count });
  refuseOverlaps(entries, directoryStart);
  let unpacked = 0;
  return {
    bytes,
    entries,
    directoryStart,
    endStart,
    read(entry) {
      unpacked += entry.size;
      if (unpacked > LIMITS.parts) throw tooLarge('its parts unpack to more than 512 MB');
      return readEntry(bytes, entry);
    },
  };
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
    if (view.getUint32(at, true) !== END) continue;
    if (at + END_SIZE + view.getUint16(at + 20, true) === view.byteLength) return at;
  }
  throw damaged('the end of the archive is missing, so it may have been cut off');
}

interface Directory {
  from: number;
  to: number;
  count: number;
}

function readDirectory(view: DataView, bytes: Uint8Array, { from, to, count }: Directory) {
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  let at = from;
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_SIZE > to || view.getUint32(at, true) !== CENTRAL)
      throw damaged('its directory is cut off');
    const nameEnd = at + CENTRAL_SIZE + view.getUint16(at + 28, true);
    const recordEnd = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (recordEnd > to) throw damaged('its directory is cut off');
    const name = new TextDecoder().decode(bytes.subarray(at + CENTRAL_SIZE, nameEnd));
    // Of two with one name programs take one or the other: what is checked is not what is shown.
    if (names.has(name)) throw hostile(`it has two entries with the name ${name}`);
    names.add(name);
    const offset = view.getUint32(at + 42, true);
    entries.push({
      name,
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset,
      dataStart: dataStartOf(view, offset, name),
      recordStart: at,
      recordEnd,
    });
    at = recordEnd;
  }
  return entries;
}

function dataStartOf(view: DataView, offset: number, name: string): number {
  if (offset + LOCAL_SIZE > view.byteLength || view.getUint32(offset, true) !== LOCAL)
    throw damaged(`${name} is not where the directory says`);
  return (
    offset + LOCAL_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  );
}

/** Entries that share their bytes are how a small archive unpacks to a huge one. */
function refuseOverlaps(entries: ZipEntry[], directoryStart: number): void {
  let end = 0;
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (entry.offset < end) throw hostile('its entries lie over one another');
    end = entry.dataStart + entry.packedSize;
    if (end > directoryStart) throw damaged(`${entry.name} is cut off`);
  }
}

function readEntry(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const { name, size, packedSize, method, dataStart } = entry;
  if (entry.flags & 1) throw encrypted();
  if (size > LIMITS.part) throw tooLarge(`${name} unpacks to more than 128 MB`);
  if (size > LIMITS.ratioFrom && size > packedSize * LIMITS.ratio)
    throw hostile(`${name} is packed as only a bomb is`);
  const packed = bytes.subarray(dataStart, dataStart + packedSize);
  if (method !== 0 && method !== 8)
    throw new FileRefused(
      'unknown-format',
      `${name} is packed in a way that is not known here. Nothing was changed.`,
    );
  const unpacked = method === 0 ? packed : inflateExactly(packed, size, name);
  if (unpacked.length !== size || crc32(unpacked) !== entry.crc)
    throw damaged(`${name} does not match its checksum`);
  return unpacked;
}
