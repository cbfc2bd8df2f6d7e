import { inBothCases } from './character-sets.mjs';

const escapes = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\', '"': '\\"' };

/** A string literal. Its characters are UTF-16 units, as the rules count them. */
export function text(value) {
  const units = value
    .split('')
    .map((unit) => {
      const code = unit.charCodeAt(0);
      if (escapes[unit]) return escapes[unit];
      if (code >= 0x20 && code < 0x7f) return unit;
      return `\\u${code.toString(16).padStart(4, '0')}`;
    })
    .join('');
  return `"${units}"`;
}

/** A regular expression: the runtime reads what JavaScript writes, but for letters of either case. */
export function pattern(source) {
  const end = source.lastIndexOf('/');
  const flags = source.slice(end + 1);
  if (/[^dgiu]/.test(flags)) throw new Error(`Python gets no flags ${flags}: ${source}`);
  const body = source.slice(1, end);
  const exact = flags.includes('i') ? inBothCases(body, flags) : body;
  return `js.Pattern(${text(exact)}, ${text(flags.replace(/[di]/g, ''))})`;
}
