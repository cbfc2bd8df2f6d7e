import { crc32 } from '../zip/crc32.ts';

/** The type of C2PA's box of boxes in JUMBF (ISO 19566-5): a UUID that begins with `c2pa`. */
const C2PA = [
  ...[0x63, 0x32, 0x70, 0x61, 0x00, 0x11, 0x00, 0x10],
  ...[0x80, 0x00, 0x00, 0xaa, 0x00, 0x38, 0x9b, 0x71],
];
const [JUMB, JUMD] = [
  [0x6a, 0x75, 0x6d, 0x62],
  [0x6a, 0x75, 0x6d, 0x64],
];
const APP11 = 0xeb;
const START_OF_SCAN = 0xda;

/** A range of bytes. */
interface Range {
  start: number;
  end: number;
}

const startsWith = (bytes: Uint8Array, start: number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte);

/**
 * Segments APP11 with JUMBF: `JP`, the number of a box, that of the packet, and of the box as much as
 * fits. A manifest is as many of them as it needs; boxes of others, which have numbers of their own, stay.
 */
function jpegMarks(bytes: Uint8Array): Range[] {
  const packets: (Range & { box: number })[] = [];
  const manifests = new Set<number>();
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1]!;
    if (marker === START_OF_SCAN) break;
    const end = at + 2 + (bytes[at + 2]! << 8) + bytes[at + 3]!;
    if (end > bytes.length) return [];
    if (marker === APP11 && startsWith(bytes, [0x4a, 0x50], at + 4)) {
      const box = (bytes[at + 6]! << 8) + bytes[at + 7]!;
      packets.push({ start: at, end, box });
      if (isManifest(bytes.subarray(at + 12, end))) manifests.add(box);
    }
    at = end;
  }
  return packets.filter(({ box }) => manifests.has(box));
}

/** Whether a box of boxes begins here whose description says C2PA. Lengths of 1 have 8 bytes more behind. */
function isManifest(box: Uint8Array): boolean {
  if (!startsWith(box, JUMB, 4)) return false;
  const inner = startsWith(box, [0, 0, 0, 1]) ? 16 : 8;
  return startsWith(box, JUMD, inner + 4) && startsWith(box, C2PA, inner + 8);
}

/** Chunks `caBX`. One with a wrong checksum is left: the picture is not what it seems. */
function pngMarks(bytes: Uint8Array): Range[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ranges: Range[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) break;
    const isMark = startsWith(bytes, [0x63, 0x61, 0x42, 0x58], at + 4);
    if (isMark && crc32(bytes.subarray(at + 4, end - 4)) === view.getUint32(end - 4)) {
      ranges.push({ start: at, end });
    }
    at = end;
  }
  return ranges;
}

/** Where a JPEG or PNG carries a manifest of C2PA. */
export function marksOfPicture(bytes: Uint8Array): Range[] {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return jpegMarks(bytes);
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return pngMarks(bytes);
  return [];
}

/** The same picture, point for point, without these ranges. */
export function withoutRanges(bytes: Uint8Array, ranges: Range[]): Uint8Array {
  const gone = ranges.reduce((sum, { start, end }) => sum + end - start, 0);
  const rest = new Uint8Array(bytes.length - gone);
  let from = 0;
  let to = 0;
  for (const { start, end } of [...ranges, { start: bytes.length, end: bytes.length }]) {
    rest.set(bytes.subarray(from, start), to);
    to += start - from;
    from = end;
  }
  return rest;
}
