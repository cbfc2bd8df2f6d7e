import * as Kind from '../kind-codes.ts';
import * as Reason from '../reason-codes.ts';
import type { Tokens } from '../tokens.ts';
import * as Verdict from '../verdicts.ts';
import { type Elements, lineEnd, type Range } from './elements.ts';
import { type Neighbours, neighboursIn, Side } from './neighbours.ts';

const LEFT_TO_RIGHT_MARK = 0x200e;

/** Judges the direction controls of a program, line by line and element by element (UAX #9, P1). */
export function judgeControls(tokens: Tokens, elements: Elements): void {
  const { text, count, kinds, starts } = tokens;
  const place = placesIn(text, elements);
  const neighbours = neighboursIn(text);
  let group: number[] = [];
  let within = null as Range | null;
  const close = () => {
    if (within !== null) judgeElement(tokens, group, { within, neighbours });
    group = [];
  };
  for (let index = 0; index < count; index++) {
    const kind = kinds[index]!;
    if (kind < Kind.bidiMark || kind > Kind.override) continue;
    const part = place(starts[index]!);
    if (part?.from !== within?.from) close();
    within = part;
    if (part === null) judgeBetweenTokens(tokens, index);
    else group.push(index);
  }
  close();
}

/** Gives the part of an element on one line around a place, asked in ascending order; null in code. */
function placesIn(text: string, { starts, ends }: Elements): (at: number) => Range | null {
  let element = 0;
  let last: Range = { from: -1, to: -1 };
  // Lines are gone through once, however many elements stand on one.
  let lineStart = 0;
  let end = lineEnd(text, 0);
  return (at) => {
    if (at >= last.from && at < last.to) return last;
    while (element < ends.length && ends[element]! <= at) element++;
    if (element === starts.length || starts[element]! > at) return null;
    while (end < at) {
      lineStart = end + 1;
      end = lineEnd(text, lineStart);
    }
    last = { from: Math.max(starts[element]!, lineStart), to: Math.min(ends[element]!, end) };
    return last;
  };
}

function list({ verdicts, reasons }: Tokens, index: number, reason: number): void {
  if (verdicts[index] === Verdict.keep) verdicts[index] = Verdict.flag;
  reasons[index] = reason;
}

/** Compilers pass over some of them; a reader cannot. The left-to-right mark alone disorders nothing. */
function judgeBetweenTokens(tokens: Tokens, index: number): void {
  const isHarmless = tokens.text.charCodeAt(tokens.starts[index]!) === LEFT_TO_RIGHT_MARK;
  list(tokens, index, isHarmless ? Reason.markInCode : Reason.controlInCode);
}

interface Surroundings {
  /** The part of the string or comment that stands on the line. */
  within: Range;
  neighbours: Neighbours;
}

/** The controls of one string or comment on one line: all that is opened there has to be closed there. */
function judgeElement(tokens: Tokens, group: number[], around: Surroundings): void {
  const { kinds } = tokens;
  const open: number[] = [];
  let openIsolates = 0;
  const settle = (index: number, reason: number) => list(tokens, index, reason);
  const closeWith = (closer: number) => {
    settle(open.pop()!, Reason.balancedInCode);
    settle(closer, Reason.balancedInCode);
  };
  for (const index of group) {
    const kind = kinds[index]!;
    if (kind === Kind.bidiMark) settle(index, markReason(tokens, index, around));
    else if (kind === Kind.popEmbedding) {
      if (open.length === 0 || kinds[open.at(-1)!] === Kind.isolate)
        settle(index, Reason.unbalancedInCode);
      else closeWith(index);
    } else if (kind === Kind.popIsolate) {
      if (openIsolates === 0) {
        settle(index, Reason.unbalancedInCode);
        continue;
      }
      while (kinds[open.at(-1)!] !== Kind.isolate) settle(open.pop()!, Reason.unbalancedInCode);
      openIsolates--;
      closeWith(index);
    } else {
      open.push(index);
      if (kind === Kind.isolate) openIsolates++;
    }
  }
  for (const index of open) settle(index, Reason.unbalancedInCode);
}

/**
 * A mark draws the signs beside it from right to left where the next letter there is written so too,
 * or is a number (UAX #9, N1 and W1 to W7). Inside its string that is what it is for; where it reaches
 * over the end of the string, the program reads in another order than it runs.
 */
function markReason(
  { text, starts, ends }: Tokens,
  index: number,
  { within: { from, to }, neighbours }: Surroundings,
): number {
  const start = starts[index]!;
  if (text.charCodeAt(start) === LEFT_TO_RIGHT_MARK) return Reason.markInCode;
  const left = neighbours.left(start);
  const right = neighbours.right(ends[index]!);
  const joinsRight = right.side === Side.right || right.side === Side.number;
  const reachesRight = joinsRight && right.at >= to && left.side !== Side.right;
  const reachesLeft = left.side === Side.right && left.at < from && !joinsRight;
  return reachesLeft || reachesRight ? Reason.reordersInCode : Reason.markInCode;
}
