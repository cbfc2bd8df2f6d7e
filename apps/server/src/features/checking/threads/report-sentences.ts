import { bandOf, type CheckAnswer, sentenceLevel } from '@cleanpaste/contract';
import type { ReportView } from './report-view.ts';

/** The text sentence by sentence, where that says more than the figure; what stands between them has no level. */
export function sentencesOf(check: CheckAnswer): ReportView['sentences'] {
  const { mixed, sentences, checkedText: text } = check;
  if (!mixed) return null;
  const pieces: NonNullable<ReportView['sentences']>['pieces'] = [];
  let at = 0;
  for (const sentence of sentences) {
    const { start, end, reasons } = sentence;
    if (start < at || end > text.length || end <= start) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), level: null, reasons: '' });
    pieces.push({
      text: text.slice(start, end),
      level: sentenceLevel(sentence),
      reasons: reasons.join(' · '),
    });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), level: null, reasons: '' });
  return { pieces, isCalm: bandOf(check) !== 'machine' };
}
