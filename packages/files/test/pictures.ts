import { deflateSync } from 'node:zlib';
import { crc32 } from '../src/zip/crc32.ts';

const bytesOf = (text: string) => [...new TextEncoder().encode(text)];
const word = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];

/** A box of ISO 14496-12, with its length. */
const box = (type: string, ...content: number[][]) => {
  const inner = content.flat();
  return [...word(inner.length + 8), ...bytesOf(type), ...inner];
};
/** A type of JUMBF is four letters and the same twelve bytes. */
const uuid = (letters: string) => [
  ...bytesOf(letters),
  ...[0x00, 0x11, 0x00, 0x10, 0x80, 0x00, 0x00, 0xaa, 0x00, 0x38, 0x9b, 0x71],
];
const described = (letters: string, label: string) =>
  box('jumd', uuid(letters), [3], bytesOf(`${label}\0`));

/** A store of manifests as cameras and programs write it: a manifest with claim, assertion and signature. */
export function c2paStore(about: string): number[] {
  const assertion = box(
    'jumb',
    described('json', 'stds.schema-org.CreativeWork'),
    box('json', bytesOf(JSON.stringify({ author: [{ name: about }] }))),
  );
  return box(
    'jumb',
    described('c2pa', 'c2pa'),
    box(
      'jumb',
      described('c2ma', 'urn:uuid:6f7a2f1e-0000-4000-8000-000000000001'),
      box('jumb', described('c2as', 'c2pa.assertions'), assertion),
      box('jumb', described('c2cl', 'c2pa.claim'), box('cbor', [0xa1, 0x61, 0x61, 0x01])),
      box('jumb', described('c2cs', 'c2pa.signature'), box('cbor', new Array(400).fill(0xd2))),
    ),
  );
}

/** A box of JUMBF that is none of C2PA. */
export const otherBox = () =>
  box('jumb', described('xml ', 'other'), box('xml ', bytesOf('<c2pa/>')));

/** Segments APP11 (ISO 19566-5, annex D): of each the head of the box, and of its content at most so much. */
export function app11(whole: number[], number: number, most = 200): number[] {
  const [head, content] = [whole.slice(0, 8), whole.slice(8)];
  const packets: number[] = [];
  for (let at = 0, packet = 1; at < content.length; at += most, packet++) {
    const part = content.slice(at, at + most);
    const size = 2 + 2 + 2 + 4 + head.length + part.length;
    packets.push(...[0xff, 0xeb, size >> 8, size & 255, 0x4a, 0x50, number >> 8, number & 255]);
    packets.push(...word(packet), ...head, ...part);
  }
  return packets;
}

/** A grey JPEG of 8 by 8 points, with these segments behind its first. */
export function jpeg(segments: number[] = []): Uint8Array {
  const quantisation = [0xff, 0xdb, 0, 67, 0, ...new Array(64).fill(1)];
  const frame = [0xff, 0xc0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0];
  // One code of one bit for each table: the value 0, which is the grey of the middle.
  const table = (kind: number) => [0xff, 0xc4, 0, 20, kind, 1, ...new Array(15).fill(0), 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x3f];
  const jfif = [0xff, 0xe0, 0, 16, ...bytesOf('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0];
  const tables = [...quantisation, ...frame, ...table(0x00), ...table(0x10)];
  return Uint8Array.from([0xff, 0xd8, ...jfif, ...segments, ...tables, ...scan, 0xff, 0xd9]);
}

export function chunk(type: string, content: number[]): number[] {
  const named = [...bytesOf(type), ...content];
  return [...word(content.length), ...named, ...word(crc32(Uint8Array.from(named)))];
}

/** A PNG of two by two points in colour, with these chunks before its picture. */
export function png(chunks: number[] = []): Uint8Array {
  const rows = Uint8Array.of(0, 255, 0, 0, 0, 255, 0, 0, 0, 0, 255, 255, 255, 255);
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk('IHDR', [...word(2), ...word(2), 8, 2, 0, 0, 0]),
    ...chunks,
    ...chunk('IDAT', [...deflateSync(rows)]),
    ...chunk('IEND', []),
  ]);
}
