import { formatCount } from '../lib/count.ts';

/** What is said of a cleaned text, once there is one. */
export const resultCopy = {
  local: 'The server could not be reached, so this text was cleaned on your device.',
  nothingLeft: 'This text held nothing but hidden characters, so there is nothing left to copy.',
  drawing: 'Drawing the text...',
  views: { original: 'Original', cleaned: 'Cleaned' },
  view: 'Text on show',
  /** Before what was done, while the original is seen. */
  ofCleaned: 'Cleaned:',
  copiesCleaned: 'Copies the cleaned text',
  /** While the original is seen. */
  copyCleaned: 'Copy cleaned',
  resultLabel: 'Cleaned Text:',
  holdToCompare: 'Hold Alt to see the original',
  uniqueness: (percent: number) => `Text uniqueness: ${percent.toFixed(1)}%`,
  /** What the specified name stands for. */
  uniquenessMeans: (percent: number) =>
    percent === 0
      ? 'Every word of the original is still in the result.'
      : 'That share of the words of the original is no longer in the result.',
  /** What is said of a part, where the part is all there is. */
  ofWhole: (note: string) => note.replace(/^This part/, 'The text'),
  widened: (count: number) =>
    count === 1 ? '1 double space left' : `${formatCount(count)} double spaces left`,
  staysMeans:
    'It may not be what it looks like. Cleaning only reports it and leaves it in the text.',
  widenedMeans:
    'Cleaning brought two spaces together here. Both are ordinary; the tint is not part of the text.',
  /** The same of all of them, for whoever does not see the tint. */
  widenedSaid: (count: number) =>
    count === 1
      ? 'Cleaning brought these two spaces together.'
      : 'Cleaning brought the spaces of each together.',
  wordings: (left: number, total: number) =>
    `${left === total ? '' : `${formatCount(left)} of `}${formatCount(total)} ${total === 1 ? 'wording' : 'wordings'} changed`,
  /** The same in the head of the result, where there is room for a word. */
  reworded: (left: number, total: number) =>
    `${left === total ? '' : `${formatCount(left)} of `}${formatCount(total)} reworded`,
  /** Of a rewrite that changed nothing. */
  costNothing: 'This cost you nothing.',
  /** What is left of a mark, beside what was rewritten against it; what was undone weakens nothing. */
  weakened: (left: number, texts: number, isUndone: boolean) =>
    `This weakens a statistical watermark and does not remove it: in ${texts} texts with every change kept, the detector’s score fell by ${Math.round(100 * (1 - left))}%${isUndone ? '; each change you undo takes from that' : ''}.`,
  undoAll: 'Undo all',
  redoAll: 'Redo all',
  undoHint: 'Press a changed word to undo it alone.',
  undo: (original: string) => `Undo: back to “${original}”`,
  redo: (replacement: string) => `Redo: “${replacement}”`,
} as const;
