import { scan } from './index.ts';
import type { CleanOptions, Finding } from './types.ts';

/** A code point as a string; half a surrogate pair is allowed. */
export function char(codePoint: number): string {
  return codePoint > 0xffff ? String.fromCodePoint(codePoint) : String.fromCharCode(codePoint);
}

/** Tag characters that spell an ASCII text. */
export function tags(text: string): string {
  return Array.from(text, (letter) => char(0xe0000 + letter.charCodeAt(0))).join('');
}

/** Variation selectors that spell bytes. */
export function selectors(bytes: number[]): string {
  return bytes.map((byte) => char(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16)).join('');
}

export function bytesOf(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

/** The only finding of a text. */
export function onlyFinding(text: string, options: CleanOptions = {}): Finding {
  const findings = scan(text, options);
  if (findings.length !== 1) throw new Error(`${findings.length} findings instead of one`);
  return findings[0]!;
}

/** Applies findings by hand, as a reader of the list would. */
export function applied(text: string, findings: Finding[]): string {
  let output = '';
  let from = 0;
  for (const { start, end, action, replacement } of findings) {
    if (action === 'flag') continue;
    output += text.slice(from, start) + (replacement ?? '');
    from = end;
  }
  return output + text.slice(from);
}
