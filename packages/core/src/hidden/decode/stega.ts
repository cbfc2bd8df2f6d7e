import { messageEvidence } from './message.ts';
import type { Reading } from './reading.ts';
import { utf8ToText } from './utf8.ts';

const DIGITS = [0x200b, 0x200c, 0x200d, 0xfeff];
const PREFIX = 4;
/** Sixteen digits of the first version; the last eight are controls of music. */
const OLD_DIGITS = [
  0x200b, 0x200c, 0x200d, 0x2062, 0x2063, 0x2060, 0xfeff, 0x2061, 0x1d173, 0x1d174, 0x1d175,
  0x1d176, 0x1d177, 0x1d178, 0x1d179, 0x1d17a,
];

/**
 * npm `@vercel/stega`: JSON in UTF-8, base 4 behind four U+200B; in its first version ASCII in base
 * 16 without them. What reads as JSON is no chance.
 */
export function readStega(symbols: number[]): Reading | null {
  return (
    readBytes(symbols, PREFIX, { digits: DIGITS, width: 4 }) ??
    readBytes(symbols, 0, { digits: OLD_DIGITS, width: 2 })
  );
}

interface Base {
  digits: number[];
  width: number;
}

function readBytes(symbols: number[], from: number, { digits, width }: Base): Reading | null {
  if ((symbols.length - from) % width !== 0 || symbols.length < from + 2 * width) return null;
  for (let i = 0; i < from; i++) if (symbols[i] !== digits[0]) return null;
  const bytes = new Uint8Array((symbols.length - from) / width);
  for (let i = from; i < symbols.length; i++) {
    const digit = digits.indexOf(symbols[i]!);
    if (digit < 0) return null;
    const at = Math.floor((i - from) / width);
    bytes[at] = bytes[at]! * digits.length + digit;
  }
  const content = jsonOf(utf8ToText(bytes));
  if (content === null) return null;
  const note = 'Vercel Stega: where a text comes from in a content management system, as JSON.';
  const evidence = Math.max(messageEvidence(content, 8 * bytes.length), 20);
  return { scheme: 'vercel-stega', content, bytes, certainty: 'exact', note, evidence };
}

/** Several values may stand behind one another, parted by NUL. */
function jsonOf(text: string | null): string | null {
  const parts = text?.split('\0').filter((part) => part !== '') ?? [];
  return parts.length > 0 && parts.every(isJson) ? parts.join('\n') : null;
}

/** JSON of some substance: a bare number of one digit would be read from nearly anything. */
export function isJson(text: string): boolean {
  if (text.length < 6 || !/^[[{"]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
