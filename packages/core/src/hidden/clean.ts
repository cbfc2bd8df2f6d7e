import { type Analysis, analyse } from './analyse.ts';
import { codePointCount, findingsOf, replacementAt } from './findings.ts';
import { traitsOf } from './kinds.ts';
import { firstSuspect } from './suspect.ts';
import { Verdict } from './tokens.ts';
import type { CleanOptions, CleanResult, Finding } from './types.ts';

/**
 * Takes out or replaces exactly what `scan` lists, and counts it. A text without findings comes back
 * as the same string; cleaning twice changes nothing more. The list of findings is made when it is
 * first read. Never throws; takes time in proportion to the text.
 *
 * @param text any string of UTF-16 units, unpaired surrogates included
 * @param options what differs from the defaults
 * @returns the clean text, its findings in UTF-16 units of the given text, and how many code points
 *   were removed or replaced
 * @example
 * clean('pay\u200bpal').text // 'paypal'
 * clean('Wait\u2026', { ellipsisAndArrows: false }).removedCharacterCount // 0
 */
export function clean(text: string, options: CleanOptions = {}): CleanResult {
  if (firstSuspect(text) === -1) return { text, removedCharacterCount: 0, findings: [] };
  const analysis = analyse(text, options);
  let findings: Finding[] | undefined;
  return {
    ...cleanText(analysis),
    get findings() {
      findings ??= findingsOf(analysis);
      return findings;
    },
  };
}

function cleanText(analysis: Analysis): { text: string; removedCharacterCount: number } {
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
    removedCharacterCount +=
      traitsOf(kinds[index]!).wholeName === undefined ? 1 : codePointCount(text, start, end);
    from = end;
  }
  if (removedCharacterCount === 0) return { text, removedCharacterCount };
  return { text: output + text.slice(from), removedCharacterCount };
}
