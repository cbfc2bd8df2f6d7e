import { type Candidate, placed, type Stream, type Weighed } from './reading.ts';
import { gather, type Run, runsOf } from './runs.ts';

const BLACK_FLAG = '\u{1f3f4}';
const NOTE = 'Tag characters: each one shadows an ASCII character and is drawn as nothing.';

interface TagInput {
  text: string;
  tags: Stream;
  /** Whether the cleaner takes the character at this place for hidden. */
  isHidden: (at: number) => boolean;
}

/** Reads tag characters (ASCII + U+E0000), outside the flags of subdivisions. */
export function decodeTags({ text, tags, isHidden }: TagInput): Candidate[] {
  const runs = runsOf(tags, () => 2)
    .map((run): Run => afterFlag(run, { text, tags, isHidden }))
    .filter(([from, to]) => from < to);
  const written = runs.reduce((sum, [from, to]) => sum + to - from, 0);
  // Letters sown one by one belong to one message; longer runs are messages of their own.
  if (runs.length >= 3 && written < 1.5 * runs.length) {
    return candidate(gather(tags, runs));
  }
  return runs.flatMap(([from, to]) =>
    candidate({ symbols: tags.symbols.slice(from, to), at: tags.at.slice(from, to) }),
  );
}

function candidate({ symbols, at }: Stream): Candidate[] {
  // U+E0001 opened a language tag and U+E007F cancels one: neither is a letter.
  const letters = symbols.filter((symbol) => symbol >= 0x20 && symbol < 0x7f);
  if (letters.length === 0) return [];
  const reading: Weighed = {
    scheme: 'tag-characters',
    content: letters.reduce((text, letter) => text + String.fromCharCode(letter), ''),
    bytes: Uint8Array.from(letters),
    certainty: 'exact',
    note: NOTE,
    evidence: 8 * letters.length,
    // Each of them is a letter, lots or not.
    information: Number.POSITIVE_INFINITY,
  };
  return [placed(reading, at[0]!, at.at(-1)! + 2, at.length)];
}

/** The run without the tags that spell the flag of a subdivision, which the cleaner keeps. */
function afterFlag([from, to]: Run, { text, tags, isHidden }: TagInput): Run {
  const first = tags.at[from]!;
  if (!text.startsWith(BLACK_FLAG, first - BLACK_FLAG.length)) return [from, to];
  let at = from;
  while (at < to && !isHidden(tags.at[at]!)) at++;
  return [at, to];
}
