import { sentenceLevel } from './all-clear.ts';
import type { CheckAnswer } from './check.ts';

/** The levels of a sentence, by what it reads like. */
const readings = [
  { levels: [3, 4], says: 'like a machine’s' },
  { levels: [0, 1], says: 'like a person’s' },
  { levels: [2], says: 'in between' },
];

/** Beside a figure of the whole text: whoever reads no further must not take it for each of its sentences. */
export function mixedNote({ sentences }: Pick<CheckAnswer, 'sentences'>): string {
  const levels = sentences.map(sentenceLevel);
  const counted = readings.flatMap(({ levels: own, says }) => {
    const count = levels.filter((level) => own.includes(level)).length;
    return count > 0 ? [`${count.toLocaleString('en-US')} ${says}`] : [];
  });
  const all = sentences.length.toLocaleString('en-US');
  return `The figure is of the text as a whole. Its ${all} sentences, judged one by one: ${counted.join(', ')}.`;
}
