import { type Analysis, analyse } from './analyse.ts';
import { codePointCount, findingsOf, replacementAt } from './findings.ts';
import { isWhole } from './kind-order.ts';
import { mayHoldChat } from './listed/chat-removal.ts';
import { mayHoldSnow } from './snow.ts';
import { firstSuspect } from './suspect.ts';
import type { CleanOptions, CleanResult, Finding } from './types.ts';
import * as Verdict from './verdicts.ts';

/** To list so few costs less than to make a property that lists them when it is read. */
const FEW = 16;

/**
 * Takes out or replaces exactly what `scan` lists to be taken out or replaced, and counts it. A text
 * without findings comes back as the same string; cleaning twice changes nothing more. The list of
 * findings is made when it is first read; what `scan` only lists under a switch of `listed` is not
 * in it, since nothing is done about it. Never throws; takes time in proportion to the text.
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
  if (firstSuspect(text) === -1 && !mayHoldSnow(text) && !mayHoldChat(text, options.chatTraces))
    return { text, removedCharacterCount: 0, findings: [] };
  const analysis = analyse(text, options);
  const { text: output, removedCharacterCount } = cleanText(analysis);
  if (analysis.tokens.count <= FEW)
    return { text: output, removedCharacterCount, findings: findingsOf(analysis) };
  let findings: Finding[] | undefined;
  return {
    text: output,
    removedCharacterCount,
    get findings() {
      findings ??= findingsOf(analysis);
      return findings;
    },
  };
}

/** The text with all that goes gone, and how much that is. */
export function cleanText(analysis: Analysis): { text: string; removedCharacterCount: number } {
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
    removedCharacterCount += isWhole(kinds[index]!) ? codePointCount(text, start, end) : 1;
    from = end;
  }
  if (removedCharacterCount === 0) return { text, removedCharacterCount };
  return { text: output + text.slice(from), removedCharacterCount };
}
