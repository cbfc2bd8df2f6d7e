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

/** The levels of a sentence, by what it reads like. */
const readings = [
  { levels: [3, 4], says: 'like a machine’s' },
  { levels: [0, 1], says: 'like a person’s' },
  { levels: [2], says: 'in between' },
];

/** Beside a figure of the whole text: whoever reads no further must not take it for each of its sentences. */
export function mixedNote({ sentences }: CheckAnswer): string {
  const levels = sentences.map(sentenceLevel);
  const counted = readings.flatMap(({ levels: own, says }) => {
    const count = levels.filter((level) => own.includes(level)).length;
    return count > 0 ? [`${count.toLocaleString('en-US')} ${says}`] : [];
  });
  const all = sentences.length.toLocaleString('en-US');
  return `The figure is of the text as a whole. Its ${all} sentences, judged one by one: ${counted.join(', ')}.`;
}
