import { LAST_RUN } from '../../src/hidden/kind-order.ts';
import { traitsOf } from '../../src/hidden/kinds.ts';
import { namesReader } from './unicode.ts';

/** Names that cannot be computed, of every code point that can be listed or drawn. */
export async function listedNames(
  kinds: Map<number, number>,
  lookAlikes: string[],
): Promise<Map<number, string>> {
  const nameOf = await namesReader();
  const wanted = new Set([0x09, 0x0a, 0x0d]);
  for (const [cp, kind] of kinds)
    if (kind > LAST_RUN && !traitsOf(kind).isNamedByNumber) wanted.add(cp);
  for (const group of lookAlikes) for (const letter of group) wanted.add(letter.codePointAt(0)!);
  const names = new Map<number, string>();
  for (const cp of [...wanted].sort((a, b) => a - b)) {
    const name = nameOf(cp);
    if (name !== undefined) names.set(cp, name);
  }
  return names;
}

/**
 * Names as text: a line each, the gap to the code point before in base 36 (omitted when 1), then the
 * name with frequent words written as one small letter.
 */
export function encodeNames(names: Map<number, string>): { words: string; list: string } {
  const words = frequentWords([...names.values()]);
  let previous = -1;
  const lines = [...names].map(([cp, name]) => {
    const gap = cp - previous === 1 ? '' : (cp - previous).toString(36);
    previous = cp;
    return `${gap}|${abbreviate(name, words)}`;
  });
  return { words: words.join('|'), list: lines.join('\n') };
}

/** The phrases that save most, most saving first; at most one for each small letter. */
function frequentWords(names: string[]): string[] {
  const chosen: string[] = [];
  while (chosen.length < 26) {
    const savings = new Map<string, number>();
    for (const name of names.map((text) => abbreviate(text, chosen))) {
      const parts = name.split(/(?<= )/);
      for (let from = 0; from < parts.length; from++) {
        for (let to = from + 1; to <= Math.min(parts.length, from + 4); to++) {
          const phrase = parts.slice(from, to).join('');
          if (/[a-z]/.test(phrase)) continue;
          savings.set(phrase, (savings.get(phrase) ?? -phrase.length - 1) + phrase.length - 1);
        }
      }
    }
    const [best] = [...savings].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    if (best === undefined || best[1] <= 0) break;
    chosen.push(best[0]);
  }
  return chosen;
}

function abbreviate(name: string, words: string[]): string {
  let text = name;
  words.forEach((word, index) => {
    text = text.replaceAll(word, String.fromCharCode(97 + index));
  });
  return text;
}
