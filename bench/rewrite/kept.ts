/** What a rewrite must not lose, as patterns that find it in a plain text. */
const PATTERNS = {
  numbers:
    /\d+(?:[.,:/]\d+)*%?|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|thousand|million|billion|half|twice|dozen|first|second|third)\b/gi,
  names: /(?<=[a-z,;] )\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu,
  urls: /\b(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.]+/g,
  quotations: /“[^”\n]+”|"[^"\n]+"/g,
  code: /```[\s\S]*?```|`[^`\n]+`/g,
  negations:
    /(?<![a-z])(?:not|no|never|none|nothing|nobody|nowhere|neither|nor|without|cannot)(?![a-z])|n['’]t(?![a-z])/gi,
} as const;

export type Kept = keyof typeof PATTERNS;
export const KEPT = Object.keys(PATTERNS) as Kept[];

/** How many items of each kind a text has, and how many of them another text has as well. */
export function countKept(
  before: string,
  after: string,
): Record<Kept, { all: number; kept: number }> {
  const result = {} as Record<Kept, { all: number; kept: number }>;
  for (const kind of KEPT) {
    const left = new Map<string, number>();
    for (const item of items(after, kind)) left.set(item, (left.get(item) ?? 0) + 1);
    let kept = 0;
    const all = items(before, kind);
    for (const item of all) {
      const count = left.get(item) ?? 0;
      if (count === 0) continue;
      left.set(item, count - 1);
      kept++;
    }
    result[kind] = { all: all.length, kept };
  }
  return result;
}

function items(text: string, kind: Kept): string[] {
  // A switch of form may change the marks of a quotation or an apostrophe, never the words.
  const found = text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').match(PATTERNS[kind]) ?? [];
  return kind === 'numbers' || kind === 'negations'
    ? found.map((item) => item.toLowerCase())
    : [...found];
}

const FUNCTION_WORDS = new Set(
  'the of and to in is that it for was on are as with be at this have from by had but they you were which she we there been their has would what will if can all her he his my more your when who them its not an our how these could than then so some about into or i a also may'.split(
    ' ',
  ),
);

/** Share of the first text's content words (first five letters) that stand in the second. */
export function contentRecall(before: string, after: string): number {
  const stems = (text: string): string[] =>
    (text.toLowerCase().match(/[a-z]+/g) ?? [])
      .filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word))
      .map((word) => word.slice(0, 5));
  const kept = new Set(stems(after));
  const all = stems(before);
  return all.length === 0 ? 1 : all.filter((stem) => kept.has(stem)).length / all.length;
}
