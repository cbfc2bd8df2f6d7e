import type { Category, CleanOptions, Finding } from './types.ts';

const HIDDEN =
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xa0\xad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2026\u2028-\u202f\u205f-\u206f\u27f5-\u27ff\u2800\u3000\u3164\ue000-\uf8ff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffc\ufffe\uffff\u{e0000}-\u{e0fff}\p{Cs}]/gu;

function categoryOf(cp: number): Category {
  if (cp === 0x2026 || (cp >= 0x27f5 && cp <= 0x27ff)) return 'typographic';
  if (cp === 0x200b) return 'zero-width-space';
  if (cp === 0x200c || cp === 0x200d) return 'zero-width-joiner';
  if (cp === 0xad) return 'soft-hyphen';
  if (cp === 0x2060) return 'word-joiner';
  if (cp === 0xfeff) return 'byte-order-mark';
  if (cp < 0x20 || (cp >= 0x7f && cp < 0xa0)) return 'control';
  if (cp >= 0xe0000 && cp <= 0xe007f) return 'tag';
  if (cp >= 0xe000 && cp <= 0xf8ff) return 'private-use';
  if (cp >= 0xd800 && cp <= 0xdfff) return 'lone-surrogate';
  if ((cp >= 0xfe00 && cp <= 0xfe0f) || cp >= 0xe0100) return 'variation-selector';
  if (/[\xa0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]/.test(String.fromCodePoint(cp)))
    return 'space';
  return 'default-ignorable';
}

/** Lists the hidden characters of a text, in order. */
export function scan(text: string, options: CleanOptions = {}): Finding[] {
  const findings: Finding[] = [];
  for (const match of text.matchAll(HIDDEN)) {
    const cp = match[0].codePointAt(0)!;
    const category = categoryOf(cp);
    if (category === 'typographic' && options.ellipsisAndArrows === false) continue;
    const replacement = category === 'space' ? ' ' : cp === 0x2026 ? '...' : undefined;
    if (category === 'typographic' && replacement === undefined) continue;
    findings.push({
      start: match.index,
      end: match.index + match[0].length,
      codePoints: [cp],
      name: `U+${cp.toString(16).toUpperCase().padStart(4, '0')}`,
      category,
      action: replacement === undefined ? 'remove' : 'replace',
      ...(replacement === undefined ? {} : { replacement }),
      reason: 'Invisible character.',
    });
  }
  return findings;
}
