import { type Analysis, analyse } from './analyse.ts';
import { codePointCount, findingsOf, replacementAt } from './findings.ts';
import { Kind } from './kinds.ts';
import { firstSuspect } from './suspect.ts';
import { Verdict } from './tokens.ts';
import type { CleanOptions, CleanResult, Finding } from './types.ts';

/**
 * Takes out or replaces exactly what `scan` lists, and counts it. A text without findings comes back
 * as the same string; cleaning twice changes nothing more. The list of findings is made when it is
 * first read.
 *
 * @example clean('pay\u200bpal').text // 'paypal'
 */
export function clean(text: string, options: CleanOptions = {}): CleanResult {
  if (firstSuspect(text) === -1) return { text, removedCharacterCount: 0, findings: [] };
  const analysis = analyse(text, options);
  let findings: Finding[] | undefined;
  return {
    ...cleaned(analysis),
    get findings() {
      findings ??= findingsOf(analysis);
      return findings;
    },
  };
}

function cleaned(analysis: Analysis): { text: string; removedCharacterCount: number } {
  const { text, count, starts, ends, kinds, verdicts } = analysis.tokens;
  let output = '';
  let removedCharacterCount = 0;
  let from = 0;
  for (let index = 0; index < count; index++) {
    const verdict = verdicts[index];
    if (verdict === Verdict.keep || verdict === Verdict.flag) continue;
    const start = starts[index]!;
    const end = ends[index]!;
    if (start > from) output += text.slice(from, start);
    if (verdict === Verdict.replace) output += replacementAt(analysis, index);
    removedCharacterCount += isRun(kinds[index]!) ? codePointCount(text, start, end) : 1;
    from = end;
  }
  if (removedCharacterCount === 0) return { text, removedCharacterCount };
  return { text: output + text.slice(from), removedCharacterCount };
}

function isRun(kind: number): boolean {
  return kind === Kind.escapeSequence || kind === Kind.citation || kind === Kind.provenance;
}
