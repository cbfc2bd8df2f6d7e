import { readChannel } from './channel.ts';
import { type Candidate, placed } from './reading.ts';

const SPACE = 0x20;
const FLOOR = 22;
const SENTENCE_END = /[.!?:;]/;
const WIDE_GAP = /[^\n\r\t ] {2}[^\n\r\t ]/;

/**
 * Bits in the width of gaps: one space or two between words, or only behind sentences. Wider gaps are
 * columns of a table and carry nothing.
 */
export function decodeOpenSpaces(text: string): Candidate | null {
  // Indentation has more spaces than any gap; it is passed over without a look at each.
  if (!text.includes('  ') || !WIDE_GAP.test(text)) return null;
  const gaps: number[] = [];
  const widths: number[] = [];
  for (let i = text.indexOf(' '); i !== -1; ) {
    let end = i + 1;
    while (text.charCodeAt(end) === SPACE) end++;
    if (end - i <= 2 && isWithinLine(text, i, end)) {
      gaps.push(i);
      widths.push(end - i - 1);
    }
    i = text.indexOf(' ', end);
  }
  return (
    read(gaps, widths) ??
    read(...onlyWhere(gaps, widths, (gap) => SENTENCE_END.test(text[gap - 1]!)))
  );
}

function isWithinLine(text: string, start: number, end: number): boolean {
  return start > 0 && end < text.length && isInk(text, start - 1) && isInk(text, end);
}

function isInk(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit !== 0x0a && unit !== 0x0d && unit !== 0x09;
}

function onlyWhere(
  gaps: number[],
  widths: number[],
  isWanted: (gap: number) => boolean,
): [gaps: number[], widths: number[]] {
  const kept = gaps.map((gap, at) => (isWanted(gap) ? at : -1)).filter((at) => at >= 0);
  return [kept.map((at) => gaps[at]!), kept.map((at) => widths[at]!)];
}

function read(gaps: number[], widths: number[]): Candidate | null {
  const found = readChannel(Uint8Array.from(widths), FLOOR);
  if (found === null) return null;
  const { content, bytes, evidence, information, length, how } = found;
  const note = `Bits in the gaps between words, one space or two: ${how}.`;
  const last = length - 1;
  return placed(
    { scheme: 'open-spaces', content, bytes, certainty: 'likely', note, evidence, information },
    gaps[0]!,
    gaps[last]! + widths[last]! + 1,
    length,
  );
}
