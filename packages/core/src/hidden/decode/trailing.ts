import { packBytes, readBits } from './bits.ts';
import { textEvidence } from './evidence.ts';
import { bestReading, type Candidate, placed, type Reading } from './reading.ts';
import { utf8ToText } from './utf8.ts';

/** Reads messages in the white space at the ends of lines; `lineEnds` holds start and end in turn. */
export function decodeTrailing(text: string, lineEnds: number[]): Candidate | null {
  const tails: string[] = [];
  for (let i = 0; i < lineEnds.length; i += 2) tails.push(text.slice(lineEnds[i], lineEnds[i + 1]));
  const first = tails.findIndex((tail) => tail.startsWith('\t'));
  const snow = first < 0 ? null : readSnow(tails.slice(first));
  const plain = snow?.content ? null : readPlainBits(tails);
  const reading = bestReading([snow, plain]);
  if (reading === null) return null;
  const from = reading === snow ? 2 * first : 0;
  return placed(reading, lineEnds[from]!, lineEnds.at(-1)!, tails.length);
}

/**
 * SNOW: a first tab opens; then every run of 0–7 spaces is three bits, lowest first, with tabs
 * between the runs. More than seven spaces are not SNOW's.
 */
function readSnow(tails: string[]): Reading | null {
  const counts = tails.flatMap((tail, i) => spaceCounts(i === 0 ? tail.slice(1) : tail));
  if (counts.some((count) => count > 7)) return null;
  const bits = counts.flatMap((count) => [count & 1, (count >> 1) & 1, count >> 2]);
  const bytes = packBytes(bits);
  if (bits.slice(bytes.length * 8).includes(1) || bits.length % 8 > 2)
    return reportSnow(counts, tails);
  const content = utf8ToText(bytes);
  const evidence = content === null ? -1 : textEvidence(content, bits.length);
  if (content === null || evidence < 6) return reportSnow(counts, tails);
  const note = 'SNOW: three bits in each run of spaces at the ends of the lines.';
  return {
    scheme: 'snow',
    content,
    bytes,
    certainty: evidence < 16 ? 'likely' : 'exact',
    note,
    evidence,
  };
}

/** A tab closes a run, also an empty one; an empty rest at the end of the line is none. */
function spaceCounts(tail: string): number[] {
  const runs = tail.split('\t').map((run) => run.length);
  if (runs.at(-1) === 0) runs.pop();
  return runs;
}

/** Packed or encrypted SNOW looks like noise; indentation left on empty lines does not. */
function reportSnow(counts: number[], tails: string[]): Reading | null {
  const inside = counts.filter((count) => count > 0);
  const kinds = new Set(inside);
  const ragged = tails.filter((tail) => /\t {1,7}\t/.test(tail)).length;
  if (counts.length < 16 || inside.length < 12 || kinds.size < 6 || ragged < 3) return null;
  const note = `${counts.length} runs of spaces between tabs at the ends of ${tails.length} lines look like SNOW, compressed or under a password.`;
  return { scheme: 'snow', content: null, bytes: null, certainty: 'detected', note, evidence: 0 };
}

/** The plain way: a space is one bit, a tab the other. */
function readPlainBits(tails: string[]): Reading | null {
  const bits = Array.from(tails.join(''), (mark) => Number(mark === '\t'));
  if (bits.length < 24 || bits.length % 8 !== 0 || !bits.includes(1)) return null;
  return bestReading(
    readBits(bits).map(({ content, bytes, evidence, how }) => {
      // Untidy indentation is noise with a rhythm; only UTF-8 is strict enough to tell it apart.
      if (bytes === null || evidence < 10) return null;
      const note = `Bits in spaces and tabs at the ends of the lines: ${how}.`;
      return { scheme: 'trailing-whitespace', content, bytes, certainty: 'likely', note, evidence };
    }),
  );
}
