import { LISTED_KINDS } from '../listed-kinds.ts';
import { addToken, noTokens, type Tokens } from '../tokens.ts';
import { chatTraces } from './chat.ts';

/** What goes with a trace, in UTF-16 units, so that the sentence around it stays a sentence. */
interface Range {
  start: number;
  end: number;
  /** Whether only blanks stand before it on its line. */
  isFirst?: boolean;
}

const BLANK = /[ \t\u00a0\u202f]/;
const LINE_END = /[\n\r\u2028\u2029]/;
/** Before these stands no space; what opens a bracket is no such sign. */
const CLOSING = /[.,;:!?…)\]}»”’。，、；：！？）」』】]/;
const PARAMETER = 'utm_source=';
/** What stands between the parameters of an address, in a text and in the source of a page. */
const JOINTS = ['&amp;', '&'];
const LONGEST_JOINT = 5;

/** Whether there is anything to look for; texts without are told quickly. */
export function mayHoldChat(text: string, isAsked: boolean | undefined): boolean {
  return isAsked === true && chatTraces(text, false).length > 0;
}

/** Adds what chat assistants left behind as something to take out, in the place of what is inside. */
export function withChatTaken(tokens: Tokens, isAsked: boolean | undefined): Tokens {
  if (isAsked !== true) return tokens;
  const ranges = rangesOf(tokens.text);
  if (ranges.length === 0) return tokens;
  const all = noTokens(tokens.text, tokens.seen);
  for (const meeting of tokens.meetings) all.meetings.push(meeting);
  let next = 0;
  const copyTo = (position: number) => {
    for (; next < tokens.count && tokens.starts[next]! < position; next++)
      addToken(all, tokens.starts[next]!, tokens.ends[next]!, tokens.kinds[next]!);
  };
  for (const { start, end } of ranges) {
    copyTo(start);
    const isFree = all.count === 0 || all.ends[all.count - 1]! <= start;
    let inside = next;
    while (inside < tokens.count && tokens.starts[inside]! < end) inside++;
    // What only begins or ends in there is another thing, and this stays listed.
    if (!isFree || (inside > next && tokens.ends[inside - 1]! > end)) continue;
    next = inside;
    addToken(all, start, end, LISTED_KINDS.chatTrace.code);
  }
  copyTo(Number.POSITIVE_INFINITY);
  return all;
}

/** In order, and apart. */
function rangesOf(text: string): Range[] {
  const ranges: Range[] = [];
  for (const trace of adjoined(text)) {
    const isParameter = text.startsWith(PARAMETER, trace.start);
    const range = isParameter ? inAddress(text, trace) : inSentence(text, trace, ranges.at(-1));
    if (range !== null) ranges.push(range);
  }
  return ranges;
}

/** Traces behind one another are one, and so are parameters of one address. */
function adjoined(text: string): Range[] {
  const all: Range[] = [];
  for (const { start, end } of chatTraces(text, false)) {
    const last = all.at(-1);
    const isParameter = text.startsWith(PARAMETER, start);
    const joins = last && text.startsWith(PARAMETER, last.start) === isParameter;
    const between = last ? text.slice(last.end, start) : '';
    if (joins && (isParameter ? JOINTS.includes(between) : between === '')) last.end = end;
    else all.push({ start, end });
  }
  return all;
}

/** A parameter goes with the sign that joins it; null where there is no address around it. */
function inAddress(text: string, { start, end }: Range): Range | null {
  const before = JOINTS.find((joint) =>
    text.slice(Math.max(0, start - LONGEST_JOINT), start).endsWith(joint),
  );
  if (before !== undefined) return { start: start - before.length, end };
  if (!/[?#]/.test(text.charAt(start - 1))) return null;
  const behind = JOINTS.find((joint) => text.startsWith(joint, end));
  return behind === undefined ? { start: start - 1, end } : { start, end: end + behind.length };
}

/** A mark goes with one of the spaces around it, and with brackets that hold nothing else. */
function inSentence(text: string, trace: Range, last: Range | undefined): Range {
  let { start, end } = trace;
  if (text.charAt(start - 1) === '(' && text.charAt(end) === ')') {
    start--;
    end++;
  }
  // Up to what went before: a space that is gone already is not there.
  const least = last?.end ?? 0;
  let from = start;
  while (from > least && BLANK.test(text.charAt(from - 1))) from--;
  const isFirst =
    from === last?.end ? last.isFirst === true : from === 0 || LINE_END.test(text.charAt(from - 1));
  let to = end;
  while (to < text.length && BLANK.test(text.charAt(to))) to++;
  const isLineEnd = to === text.length || LINE_END.test(text.charAt(to));
  if (isFirst) return { start, end: isLineEnd ? end : to, isFirst };
  if (isLineEnd || to > end || CLOSING.test(text.charAt(end))) return { start: from, end };
  return { start, end };
}
