import type { Analysis } from './analyse.ts';
import { categoryOf, Kind, traitsOf } from './kinds.ts';
import { nameOf } from './names.ts';
import { reasonOf } from './reasons.ts';
import { type Tokens, Verdict } from './tokens.ts';
import type { Action, Finding } from './types.ts';

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

export function codePointsOf(text: string): number[] {
  const codePoints: number[] = [];
  for (let at = 0; at < text.length; ) {
    const codePoint = text.codePointAt(at)!;
    codePoints.push(codePoint);
    at += codePoint > 0xffff ? 2 : 1;
  }
  return codePoints;
}

/** The name of a code point, or of a run that is one thing. */
export function nameOfRun(kind: number, codePoints: number[]): string {
  const { wholeName, runName } = traitsOf(kind);
  return wholeName ?? (codePoints.length > 1 ? runName : undefined) ?? nameOf(codePoints[0]!);
}

/** The replacement of a token whose verdict is `replace`. */
export function replacementAt({ tokens, lookAlikes }: Analysis, index: number): string {
  const kind = tokens.kinds[index]!;
  const start = tokens.starts[index]!;
  if (kind === Kind.lookAlike) return lookAlikes.get(start)!;
  const { replacement } = traitsOf(kind);
  return typeof replacement === 'function'
    ? replacement(tokens.text.charCodeAt(start))
    : replacement!;
}

/** By verdict; what is kept makes no finding. */
const ACTIONS: (Action | undefined)[] = [undefined, 'remove', 'replace', 'flag'];

/** The finding made of the tokens `from` to `to`. */
function findingOf(analysis: Analysis, from: number, to: number): Finding {
  const { tokens } = analysis;
  const kind = tokens.kinds[from]!;
  const [start, end] = [tokens.starts[from]!, tokens.ends[to - 1]!];
  const verdict = tokens.verdicts[from]!;
  const codePoints = codePointsOf(tokens.text.slice(start, end));
  const finding: Finding = {
    start,
    end,
    codePoints,
    name: nameOfRun(kind, codePoints),
    category: categoryOf(kind),
    action: ACTIONS[verdict]!,
    reason: reasonOf(kind, tokens.reasons[from]!),
  };
  if (verdict === Verdict.replace) finding.replacement = replacementAt(analysis, from);
  if (traitsOf(kind).isDangerous) finding.dangerous = true;
  return finding;
}

/** All findings, in order. */
export function findingsOf(analysis: Analysis): Finding[] {
  const { tokens } = analysis;
  const findings: Finding[] = [];
  for (let from = 0; from < tokens.count; ) {
    const to = runEnd(tokens, from);
    if (tokens.verdicts[from] !== Verdict.keep) findings.push(findingOf(analysis, from, to));
    from = to;
  }
  return findings;
}
