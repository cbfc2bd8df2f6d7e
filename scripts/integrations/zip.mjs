import { crc32, deflateRawSync } from 'node:zlib';

/** 1980-01-01, the first day that the format knows: the same contents give the same file. */
const [day, time] = [0x21, 0];
const utf8Names = 0x0800;

/**
 * A ZIP (PKWARE APPNOTE 6.3) of files in their order, deflated, without anything of the machine in it.
 * @param {Record<string, string | Uint8Array>} files by name, with `/`
 */
export function zip(files) {
  const bodies = [];
  const directory = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw, { level: 9 });
    const title = Buffer.from(name, 'utf8');
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(utf8Names, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt16LE(time, 6);
    common.writeUInt16LE(day, 8);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(raw.length, 18);
    common.writeUInt16LE(title.length, 22);
    const local = [Buffer.from('PK\x03\x04'), common, title, packed];
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, rest, title);
    bodies.push(...local);
    offset += local.reduce((sum, { length }) => sum + length, 0);
  }
  const count = Object.keys(files).length;
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}
