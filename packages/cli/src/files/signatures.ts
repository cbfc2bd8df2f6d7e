/** First bytes of formats that hold no text to check, in hexadecimal; `..` is any byte. */
const SIGNATURES: Record<string, string> = {
  'an ELF program': '7f454c46',
  'a Windows program': '4d5a....',
  'a Mach-O program': 'cffaedfe cefaedfe feedface feedfacf',
  'a Java class': 'cafebabe',
  WebAssembly: '0061736d01000000',
  'Python bytecode': '....0d0a',
  'a PNG picture': '89504e470d0a1a0a',
  'a JPEG picture': 'ffd8ff',
  'a GIF picture': '474946383761 474946383961',
  'a RIFF file': '52494646........57454250 52494646........57415645 52494646........41564920',
  'a BMP picture': '424d............0000',
  'a TIFF picture': '49492a00 4d4d002a',
  'an icon': '00000100 00000200',
  'a Photoshop picture': '38425053',
  'an ISO media file': '........66747970',
  'a Matroska film': '1a45dfa3',
  'an Ogg file': '4f676753',
  'an MP3 sound': '494433 fffb fff3 fff2',
  'a FLAC sound': '664c6143',
  'a MIDI file': '4d546864',
  'a font': '774f4646 774f4632 0001000000 4f54544f 74746366',
  'a ZIP archive': '504b0304 504b0506 504b0708',
  'a gzip archive': '1f8b08',
  'a bzip2 archive': '425a68',
  'an xz archive': 'fd377a585a00',
  'a zstd archive': '28b52ffd',
  'a 7z archive': '377abcaf271c',
  'a RAR archive': '526172211a07',
  'an LZ4 archive': '04224d18',
  'an ar archive': '213c617263683e0a',
  'a PDF': '255044462d',
  'an OLE document': 'd0cf11e0a1b11ae1',
  'an SQLite database': '53514c69746520666f726d6174203300',
  'a git pack': '5041434b000000 ff744f63',
  'a git index': '44495243000000',
  'an Apache Parquet or Arrow file': '50415231 4152524f5731',
  'a NumPy array': '934e554d5059',
  'an HDF5 file': '894844460d0a1a0a',
  'LLVM bitcode': '4243c0de',
  'a debug database': '4d6963726f736f667420432f432b2b20',
  'a translation catalogue': 'de120495 950412de',
};

const TAR_AT = 257;

interface Signature {
  name: string;
  bytes: (number | null)[];
}

const ALL: Signature[] = Object.entries(SIGNATURES).flatMap(([name, starts]) =>
  starts.split(' ').map((start) => ({
    name,
    bytes: start.match(/../g)!.map((byte) => (byte === '..' ? null : Number.parseInt(byte, 16))),
  })),
);

/**
 * What a file is by its first bytes, where these say that it is no text.
 *
 * @returns undefined for what may be text
 */
export function signatureOf(head: Uint8Array): string | undefined {
  const found = ALL.find(
    ({ bytes }) =>
      bytes.length <= head.length && bytes.every((byte, at) => byte === null || byte === head[at]),
  );
  if (found) return isSureOf(found, head) ? found.name : undefined;
  const tar = [0x75, 0x73, 0x74, 0x61, 0x72];
  return tar.every((byte, at) => head[TAR_AT + at] === byte) ? 'a tar archive' : undefined;
}

/** Signatures that are letters, such as `MZ` or `BM`, may begin a text too: that has no NUL. */
function isSureOf({ bytes }: Signature, head: Uint8Array): boolean {
  const isWords = bytes.every(
    (byte) => byte === null || (byte >= 0x20 && byte < 0x7f) || byte === 0x0a || byte === 0x0d,
  );
  return !isWords || head.includes(0) || bytes[0] === 0x25;
}
