/** Words of Unicode's names that are names themselves, and keep their capital. */
const proper =
  /\b(?:latin|greek|cyrillic|armenian|hebrew|arabic|syriac|georgian|hangul|mongolian|khmer|braille|cherokee|lisu|coptic|ideographic|halfwidth|nko|ascii|c2pa|bom|crlf|cgj)\b/g;

/** `ZERO WIDTH SPACE` as people write: Zero width space. */
export function plainName(name: string): string {
  const lower = name
    .toLowerCase()
    .replace(proper, (word) =>
      /^(?:nko|ascii|c2pa|bom|crlf|cgj)$/.test(word) ? word.toUpperCase() : capital(word),
    )
    .replace(
      /\b(letter|form) ([a-z]{1,2})$/,
      (_, kind: string, sign: string) => `${kind} ${sign.toUpperCase()}`,
    );
  return capital(lower);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
