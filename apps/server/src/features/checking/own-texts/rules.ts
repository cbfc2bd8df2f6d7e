import { historyPageSizes } from '@cleanpaste/contract';

/** How many of the latest texts a check looks at: on the free plan those that the history shows. */
export const mostTexts = { full: 50, last3: historyPageSizes.last3, none: 0 } as const;

/** UTF-16 units of one text, and of all together, that are compared: a check stays quick. */
const longestOwnText = 50_000;
const longestTogether = 400_000;

interface Kept {
  text: string;
  createdAt: Date;
}

const asOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The texts that a text is compared with. The very same text is not among them: what is checked was mostly
 * cleaned a moment before. Nor is a text twice.
 */
export function textsWithin(checked: string, kept: readonly Kept[]): Kept[] {
  const known = new Set([asOneLine(checked.slice(0, longestOwnText))]);
  let together = 0;
  return kept.filter(({ text }) => {
    const line = asOneLine(text);
    if (line === '' || known.has(line) || together + text.length > longestTogether) return false;
    known.add(line);
    together += text.length;
    return true;
  });
}
