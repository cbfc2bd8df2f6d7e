// Encoders written from the descriptions of the schemes, apart from the decoder: each takes a
// message and gives the carriers, or the cover with the carriers in it.

const utf8 = (message: string) => [...new TextEncoder().encode(message)];
const spell = (units: number[]) => String.fromCodePoint(...units);

const bitsOf = (message: string) =>
  utf8(message)
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');

export const tagCharacters = (message: string) =>
  spell([...message].map((letter) => 0xe0000 + letter.charCodeAt(0)));

const selectorOf = (byte: number) => (byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16);

export const selectors = (message: string) => spell(utf8(message).map(selectorOf));

export const c2paWrapper = (manifest: number[], { version = 1, padding = 0 } = {}) => {
  const length = manifest.length;
  const size = [24, 16, 8, 0].map((shift) => (length >>> shift) & 255);
  const bytes = [...utf8('C2PATXT\0'), version, ...size, ...manifest];
  return `\ufeff${spell([...bytes, ...new Array<number>(padding).fill(0)].map(selectorOf))}`;
};

export const binary = (message: string, [zero, one]: readonly [number, number]) =>
  [...bitsOf(message)].map((bit) => String.fromCharCode(bit === '1' ? one : zero)).join('');

/** Bits of every letter without leading zeros, `between` among the letters. */
export const separated = (
  message: string,
  { zero, one, between }: { zero: number; one: number; between: number },
) =>
  [...message]
    .map((letter) =>
      [...letter.codePointAt(0)!.toString(2)]
        .map((bit) => String.fromCharCode(bit === '1' ? one : zero))
        .join(''),
    )
    .join(String.fromCharCode(between));

/** Three symbols, every two neighbours joined by U+FEFF. */
export const fingerprint = (message: string) =>
  [...message]
    .map((letter) => letter.charCodeAt(0).toString(2).padStart(8, '0'))
    .join(' ')
    .split('')
    .map((mark) => ({ '1': '\u200b', '0': '\u200c' })[mark] ?? '\u200d')
    .join('\ufeff');

export const radix = (
  message: string,
  { alphabet, digits, bytes = false }: { alphabet: string; digits: number; bytes?: boolean },
) =>
  (bytes ? utf8(message) : message.split('').map((unit) => unit.charCodeAt(0)))
    .map((unit) =>
      [...unit.toString(alphabet.length).padStart(digits, '0')]
        .map((digit) => alphabet[Number.parseInt(digit, 36)])
        .join(''),
    )
    .join('');

/** Puts one carrier behind each letter of the cover until all are placed. */
export const sow = (cover: string, carriers: string) => {
  const marks = [...carriers];
  if (cover.length < marks.length) throw new Error('The cover is too short.');
  return [...cover].map((letter, i) => letter + (marks[i] ?? '')).join('');
};

const INNAMARK = '\u2008\u2009\u202f\u205f';

/** Exchanges all spaces of the cover: separator, four digits a byte, and again from the start. */
export const innamark = (cover: string, bytes: number[]) => {
  const digits = bytes.flatMap((byte) =>
    [0, 2, 4, 6].map((shift) => INNAMARK[(byte >> shift) & 3]!),
  );
  const mark = ['\u2004', ...digits];
  let next = 0;
  return cover.replaceAll(' ', () => mark[next++ % mark.length]!);
};

export const wideSpaces = (cover: string, message: string) => {
  const bits = bitsOf(message);
  let next = 0;
  return cover.replaceAll(' ', () => (bits[next++] === '1' ? '\u2004' : ' '));
};

const TWINS: Record<string, string> = { a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х', y: 'у' };

export const homoglyphs = (cover: string, message: string) => {
  const bits = bitsOf(message);
  let next = 0;
  return cover.replaceAll(/[aceopxy]/g, (letter) =>
    bits[next++] === '1' ? TWINS[letter]! : letter,
  );
};

/** SNOW without packing or a password: a tab, then runs of 0–7 spaces, tabs between, by lines. */
export const snow = (cover: string, message: string) => {
  const bits = bitsOf(message);
  const values: number[] = [];
  for (let i = 0; i < bits.length; i += 3) {
    const [low, middle, high] = bits.slice(i, i + 3).padEnd(3, '0');
    values.push(Number(low) + 2 * Number(middle) + 4 * Number(high));
  }
  const lines = cover.split('\n');
  let opened = false;
  return lines
    .map((line) => {
      if (values.length === 0) return line;
      const runs = values.splice(0, 6).map((spaces) => ' '.repeat(spaces));
      // A run of no spaces at the end of a line is only seen with its tab.
      const tail = runs.join('\t') + (runs.at(-1) === '' ? '\t' : '');
      const opening = opened ? '' : '\t';
      opened = true;
      return line + opening + tail;
    })
    .join('\n');
};

export const COVER = (
  'The library keeps its oldest maps in a cool room behind the reading hall, and anyone may ask ' +
  'to see them on a weekday. A keeper brings the sheets one at a time, lays them on felt, and ' +
  'waits at the far end of the table until the reader has made a copy or put the pencil down. '
).repeat(40);

/** Bits as a string, the low one first where asked. */
const bitString = (message: string, isLowFirst = false) =>
  utf8(message)
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .map((bits) => (isLowFirst ? [...bits].reverse().join('') : bits))
    .join('');

/** One of two forms for each bit, in a row. */
export const twoForms = (
  message: string,
  [zero, one]: readonly [string, string],
  { isLowFirst = false } = {},
) => [...bitString(message, isLowFirst)].map((bit) => (bit === '1' ? one : zero)).join('');

/** One of two forms at each place of the cover that a pattern finds; the first behind the message. */
export const exchange = (
  cover: string,
  message: string,
  {
    at,
    forms,
    isLowFirst = false,
  }: { at: RegExp; forms: (found: string) => readonly [string, string]; isLowFirst?: boolean },
) => {
  const bits = bitString(message, isLowFirst);
  let next = 0;
  return cover.replaceAll(at, (found) => forms(found)[bits[next++] === '1' ? 1 : 0]);
};

/** Lines with one of two ends. */
export const linesEnding = (message: string, [zero, one]: readonly [string, string]) => {
  const bits = bitString(message).padEnd(8 * utf8(message).length + 30, '0');
  return [...bits].map((bit, i) => `line ${i} of it${bit === '1' ? one : zero}`).join('');
};

/** garak's sneaky bits: no leading zeros, U+200B for a space. */
export const sneakyBits = (message: string) =>
  [...message]
    .map((letter) =>
      letter === ' '
        ? '\u200b'
        : letter.charCodeAt(0).toString(2).replaceAll('0', '\u2062').replaceAll('1', '\u2064'),
    )
    .join('');

export const shiftedSelectors = (message: string) =>
  spell([...message].map((letter) => 0xe0100 + letter.charCodeAt(0)));

const sixteen = (value: number) =>
  [...value.toString(2).padStart(16, '0')]
    .map((bit) => (bit === '1' ? '\u200c' : '\u200b'))
    .join('');

/** @fairfox/zws 2: start, length, units; 1: start, units, end. */
export const fairfox = (message: string, version: 1 | 2) => {
  const units = [...message].map((letter) => sixteen(letter.charCodeAt(0))).join('');
  return version === 2
    ? `\u200b\u200c${sixteen(message.length)}${units}`
    : `\u200b\u200c${units}\u200c\u200b`;
};

/** AITSteg: the key, then letters as powers of two and odd factors, hidden under the key. */
export const aitsteg = (message: string, key: number) => {
  const pairs = [...message].map((letter) => {
    let rest = letter.charCodeAt(0) + 1;
    let twos = 0;
    for (; rest % 2 === 0; rest /= 2) twos++;
    return twos * 64 + (rest - 1) / 2;
  });
  const plain = pairs.map((pair) => pair.toString(2).padStart(12, '0')).join('');
  const keyBits = key.toString(2).padStart(8, '0');
  const sealed = [...plain].map((bit, i) => Number(bit) ^ Number(keyBits[i % 8])).join('');
  return (keyBits + sealed)
    .match(/../g)!
    .map((two) => '\u200c\u202c\u202d\u200e'[Number.parseInt(two, 2)])
    .join('');
};

/** pyUnicodeSteganography, zero-width: base 4, the low digit first. */
export const pyZeroWidth = (message: string) =>
  utf8(message)
    .flatMap((byte) => [0, 2, 4, 6].map((shift) => '\u200c\u200d\u200e\u200f'[(byte >> shift) & 3]))
    .join('');

export const pyEmoji = (message: string) =>
  spell(utf8(message).map((byte) => 0x1f601 + byte - 0x20));

const PY_TWINS: Record<string, string> = Object.fromEntries(
  [...'abcdefghijlnopqrsuvwxyz'].map((letter, i) => [
    letter,
    [...'а\u042cϲԁе\uab35ɡһіϳ1ոοрԛ\uab81ѕսᴠԝхуᴢ'][i]!,
  ]),
);

export const pyLookAlikes = (cover: string, message: string) =>
  exchange(cover, message, {
    at: /[abcdefghijlnopqrsuvwxyz]/g,
    forms: (letter) => [letter, PY_TWINS[letter]!],
    isLowFirst: true,
  });
