import { type BitReading, readBits } from './bits.ts';
import { textEvidence } from './evidence.ts';
import { utf8ToText } from './utf8.ts';

/**
 * Reads two symbols as bits where a third one stands between the characters. Groups may be of
 * any length up to 21 bits, since some encoders drop leading zeros (then each begins with a one);
 * longer groups are strings of bytes of their own, framed by the third symbol.
 *
 * @param symbols exactly three different ones
 * @returns every readable reading
 */
export function readSeparated(symbols: number[], distinct: number[]): BitReading[] {
  return distinct.flatMap((separator) => {
    const [low, high] = distinct.filter((symbol) => symbol !== separator);
    const groups = split(symbols, separator);
    if (groups.some((group) => group.length > 21)) {
      const framed = groups.every((group) => group.length % 8 === 0);
      return framed ? readBits(groups.flat().map((symbol) => Number(symbol === high))) : [];
    }
    const even = groups.every((group) => group.length === groups[0]!.length);
    const idle = idleBits(symbols, separator, groups.length);
    return [high!, low!]
      .flatMap((one) =>
        even || groups.every((group) => group[0] === one || group.length === 1)
          ? readGrouped(groups, one, symbols.length * Math.log2(3) - Number(one === low))
          : [],
      )
      .map((reading) => ({ ...reading, idle }));
  });
}

/** What lots pay for separators that part nothing; there might as well be none, or one more. */
function idleBits(symbols: number[], separator: number, groups: number): number {
  const count = symbols.filter((symbol) => symbol === separator).length;
  return (count - groups + 1) * (1 + Math.log2(symbols.length / count));
}

/** The scheme whose order is known: U+200B is one, U+200C zero, U+200D parts the letters. */
export function readKnownOrder(symbols: number[]): BitReading[] {
  return readGrouped(split(symbols, 0x200d), 0x200b, symbols.length * Math.log2(3));
}

function split(symbols: number[], separator: number): number[][] {
  const groups: number[][] = [];
  let group: number[] = [];
  for (const symbol of symbols) {
    if (symbol !== separator) {
      group.push(symbol);
    } else {
      if (group.length > 0) groups.push(group);
      group = [];
    }
  }
  if (group.length > 0) groups.push(group);
  return groups;
}

/** Each group as one number, which is a byte or a code point. */
function readGrouped(groups: number[][], one: number, bits: number): BitReading[] {
  const values = groups.map((group) =>
    group.reduce((value, symbol) => value * 2 + Number(symbol === one), 0),
  );
  const texts: [content: string | null, bytes: Uint8Array | null, how: string][] = [];
  if (values.every((value) => value <= 0xff)) {
    texts.push([utf8ToText(values), Uint8Array.from(values), 'one byte a group']);
  }
  if (values.every((value) => value <= 0x10ffff)) {
    texts.push([
      values.reduce((text, value) => text + String.fromCodePoint(value), ''),
      null,
      'one code point a group',
    ]);
  }
  return texts.flatMap(([content, bytes, how]) => {
    if (content === null) return [];
    // Who separates letters means one letter between two separators.
    const strained = content.length < values.length ? 8 : 0;
    const evidence = textEvidence(content, bits) - strained;
    return evidence > 0 ? [{ content, bytes, evidence, how }] : [];
  });
}
