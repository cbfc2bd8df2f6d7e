import type { Analysis } from './analyse.ts';
import * as Kind from './kind-codes.ts';
import { categoryOf, traitsOf } from './kinds.ts';
import { nameOf } from './names.ts';
import { isDangerous, reasonOf } from './reasons.ts';
import { replacementOf } from './replacements.ts';
import type { Tokens } from './tokens.ts';
import type { Action, Category, Finding } from './types.ts';
import * as Verdict from './verdicts.ts';

/** Removed tags and selectors that follow one another are one finding: together they say something. */
export function runEnd(tokens: Tokens, from: number): number {
  const { kinds, verdicts, starts, ends, count } = tokens;
  const kind = kinds[from]!;
  if (traitsOf(kind).runName === undefined) return from + 1;
  if (verdicts[from] !== Verdict.remove) return from + 1;
  let to = from + 1;
  while (
    to < count &&
    kinds[to] === kind &&
    verdicts[to] === Verdict.remove &&
    starts[to] === ends[to - 1]
  ) {
    to++;
  }
  return to;
}

function codePointsOf(text: string): number[] {
  const codePoints: number[] = [];
  for (let at = 0; at < text.length; ) {
    const codePoint = text.codePointAt(at)!;
    codePoints.push(codePoint);
    at += codePoint > 0xffff ? 2 : 1;
  }
  return codePoints;
}

export function codePointCount(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; count++) {
    at += at + 1 < end && text.codePointAt(at)! > 0xffff ? 2 : 1;
  }
  return count;
}

/** The name of a code point that has none in the table of names. */
export type OtherName = (codePoint: number) => string | undefined;

/** The name of a code point, or of a run that is one thing. */
function nameOfRun(kind: number, codePoints: readonly number[], otherName?: OtherName): string {
  const { wholeName, runName } = traitsOf(kind);
  if (wholeName !== undefined) return wholeName;
  if (codePoints.length > 1 && runName !== undefined) return runName;
  return otherName?.(codePoints[0]!) ?? nameOf(codePoints[0]!);
}

/** The replacement of a token whose verdict is `replace`. */
export function replacementAt({ tokens, lookAlikes }: Analysis, index: number): string {
  const kind = tokens.kinds[index]!;
  const start = tokens.starts[index]!;
  if (kind === Kind.lookAlike) return String.fromCodePoint(lookAlikes[start]!);
  return replacementOf(kind, tokens.text.charCodeAt(start))!;
}

/** What all tokens of one character have in common. */
export interface Described {
  kind: number;
  codePoints: readonly number[];
  name: string;
  category: Category;
  /** Filled by `reveal`, as is `label`. */
  text: string | undefined;
  label: string | undefined;
}

/**
 * Describes tokens of a text. Texts of a million hidden characters have few different ones, so what
 * is known of a character is kept and shared.
 */
export function describer(
  { text }: Tokens,
  otherName?: OtherName,
): (kind: number, start: number, end: number) => Described {
  const known = new Map<number, Described>();
  let last = -1;
  let lastOne: Described | undefined;
  return (kind, start, end) => {
    const codePoint = text.codePointAt(start)!;
    const isSingle = end - start === (codePoint > 0xffff ? 2 : 1);
    if (isSingle && codePoint === last && lastOne!.kind === kind) return lastOne!;
    let one = isSingle ? known.get(codePoint) : undefined;
    if (one?.kind !== kind) {
      const codePoints = isSingle ? [codePoint] : codePointsOf(text.slice(start, end));
      one = {
        kind,
        codePoints,
        name: nameOfRun(kind, codePoints, otherName),
        category: categoryOf(kind),
        text: undefined,
        label: undefined,
      };
      if (isSingle) known.set(codePoint, one);
    }
    if (isSingle) {
      last = codePoint;
      lastOne = one;
    }
    return one;
  };
}

/** By verdict; what is kept makes no finding. */
const ACTIONS: (Action | undefined)[] = [undefined, 'remove', 'replace', 'flag'];

/** All findings, in order. */
export function findingsOf(analysis: Analysis, otherName?: OtherName): Finding[] {
  const { tokens } = analysis;
  const { count, starts, ends, kinds, verdicts, reasons } = tokens;
  const describe = describer(tokens, otherName);
  // Room for all at once: a list of a million that grows step by step is copied again and again.
  const findings = new Array<Finding>(count);
  let length = 0;
  for (let from = 0; from < count; ) {
    const to = runEnd(tokens, from);
    const verdict = verdicts[from]!;
    if (verdict !== Verdict.keep) {
      const kind = kinds[from]!;
      const start = starts[from]!;
      const end = ends[to - 1]!;
      const { codePoints, name, category } = describe(kind, start, end);
      const action = ACTIONS[verdict]!;
      const reason = reasonOf(kind, reasons[from]!);
      findings[length++] =
        verdict === Verdict.replace
          ? {
              start,
              end,
              codePoints,
              name,
              category,
              action,
              reason,
              replacement: replacementAt(analysis, from),
            }
          : isDangerous(kind, reasons[from]!)
            ? { start, end, codePoints, name, category, action, reason, dangerous: true }
            : { start, end, codePoints, name, category, action, reason };
    }
    from = to;
  }
  findings.length = length;
  return findings;
}
