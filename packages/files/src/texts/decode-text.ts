import { FileRefused } from '../errors.ts';
import { type Decoded, decodeUnicode } from '../xml/decode-xml.ts';

const DECLARED =
  /<meta[^>]{0,200}?charset\s*=\s*["']?([\w-]+)|<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]+)/i;
const HEAD = 2048;

/**
 * A text in UTF-8 or UTF-16; a page also in the code page that it names, if each of its characters
 * is one byte.
 *
 * @throws FileRefused for what cannot be read, or not be written back as it was
 */
export function decodeText(bytes: Uint8Array, { isHtml }: { isHtml: boolean }): Decoded {
  try {
    return decodeUnicode(bytes, 'it');
  } catch (error) {
    const head = Array.from(bytes.subarray(0, HEAD), (byte) => String.fromCharCode(byte)).join('');
    const named = isHtml ? DECLARED.exec(head) : null;
    const decoded = named && decodePage(bytes, named[1] ?? named[2] ?? '');
    if (decoded) return decoded;
    if (!(error instanceof FileRefused)) throw error;
    throw new FileRefused(
      'damaged',
      'The text is neither UTF-8 nor UTF-16. Save it as UTF-8 first. Nothing was changed.',
    );
  }
}

/** All 256 bytes in a code page; undefined where it is none of single bytes. */
export function codePage(label: string): string | undefined {
  try {
    const decoder = new TextDecoder(label);
    const signs = Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte)));
    return signs.every((sign) => sign.length === 1) ? signs.join('') : undefined;
  } catch {
    return undefined;
  }
}

const LOST = '\ufffd';

function decodePage(bytes: Uint8Array, label: string): Decoded | undefined {
  const page = codePage(label);
  if (page === undefined) return undefined;
  let text = '';
  for (let at = 0; at < bytes.length; at++) text += page[bytes[at]!];
  if (text.includes(LOST)) return undefined;
  const byteOf = new Map([...page].map((sign, byte) => [sign, byte]));
  return {
    text,
    encode(changed) {
      const spelled = [...changed].map((sign) =>
        byteOf.has(sign) ? sign : `&#${sign.codePointAt(0)};`,
      );
      return Uint8Array.from(spelled.join(''), (sign) => byteOf.get(sign)!);
    },
  };
}
