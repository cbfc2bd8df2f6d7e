import list from '../../../../corpus/corpus.json' with { type: 'json' };

/** Raised when fingerprints or the cutting change: documents are then indexed anew. */
export const indexVersion = '1';

/** A hash in more parts than this says nothing: 1 % of the corpus, at least 50, at most 500. */
export function commonFrom(parts: number): number {
  return Math.min(500, Math.max(50, Math.ceil(parts * 0.01)));
}

export function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** UTF-16 units of a part, about: long enough for any passage, short enough to be compared at once. */
const partLength = 20_000;

/** Cuts a text at paragraph ends, or at line or word ends where paragraphs are too long. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  while (text.length - from > partLength * 1.25) {
    const stretch = text.slice(from, from + partLength);
    const cut = [/\n\s*\n(?![\s\S]*\n\s*\n)/, /\n(?![\s\S]*\n)/, /\s(?!.*\s)/s]
      .map((pattern) => stretch.search(pattern))
      .find((at) => at > partLength / 2);
    const to = from + (cut ?? partLength);
    parts.push(text.slice(from, to));
    from = to;
  }
  parts.push(text.slice(from));
  return parts;
}

export const starterKey = (file: string) => `starter/${file}`;

interface SourceCredit {
  title: string;
  author: string | null;
  year: string | null;
}

const credits = new Map<string, SourceCredit>(
  list.map(({ file, title, author, year }) => [starterKey(file), { title, author, year }]),
);

/** Whose a document is. Of the starter corpus its list says it, of others no more than the title is known. */
export const creditOf = ({ key, title }: { key: string; title: string }): SourceCredit =>
  credits.get(key) ?? { title, author: null, year: null };
