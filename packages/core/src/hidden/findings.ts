import type { Analysis } from './analyse.ts';
import { categoryOf, Kind } from './kinds.ts';
import { nameOf } from './names.ts';
import { reasonText } from './reasons.ts';
import { replacementOf } from './replacements.ts';
import { type Tokens, Verdict } from './tokens.ts';
import type { Action, Finding } from './types.ts';

/** Kinds that stand for a run by nature. */
const WHOLE_NAMES: Record<number, string> = {
  [Kind.escapeSequence]: 'ANSI ESCAPE SEQUENCE',
  [Kind.citation]: 'CHAT CITATION SPAN',
  [Kind.provenance]: 'C2PA TEXT MANIFEST WRAPPER',
};

const RUN_NAMES: Record<number, string> = {
  [Kind.tag]: 'TAG SEQUENCE',
  [Kind.variationSelector]: 'VARIATION SELECTOR SEQUENCE',
};

/** Removed tags and selectors that follow one another are one finding: together they say something. */
export function runEnd(tokens: Tokens, from: number): number {
  const { kinds, verdicts, starts, ends, count } = tokens;
  const kind = kinds[from];
  if (kind !== Kind.tag && kind !== Kind.variationSelector) return from + 1;
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
export function runName(kind: number, codePoints: number[]): string {
  const ofRun = codePoints.length > 1 ? RUN_NAMES[kind] : undefined;
  return WHOLE_NAMES[kind] ?? ofRun ?? nameOf(codePoints[0]!);
}

/** The replacement of a token whose verdict is `replace`. */
export function replacementAt({ tokens, lookAlikes }: Analysis, index: number): string {
  const kind = tokens.kinds[index]!;
  const start = tokens.starts[index]!;
  if (kind === Kind.lookAlike) return lookAlikes.get(start)!;
  return replacementOf(kind, tokens.text.charCodeAt(start));
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
    name: runName(kind, codePoints),
    category: categoryOf(kind),
    action: ACTIONS[verdict]!,
    reason: reasonText(kind, tokens.reasons[from]!),
  };
  if (verdict === Verdict.replace) finding.replacement = replacementAt(analysis, from);
  if (kind === Kind.override) finding.dangerous = true;
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
