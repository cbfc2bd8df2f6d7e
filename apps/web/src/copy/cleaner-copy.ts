import { formatCount } from '../lib/count.ts';
import type { HiddenKind } from '../workers/messages.ts';

export const cleanerCopy = {
  inputLabel: 'Paste your text here:',
  placeholder: 'Paste or type, or drop a text file here',
  found: (count: number) => `${formatCount(count)} hidden character(s) found`,
  /** Beside the count, which leaves these out. */
  flagged: (count: number) =>
    `${formatCount(count)} more ${count === 1 ? 'is' : 'are'} only shown: cleaning leaves ${count === 1 ? 'it' : 'them'} in the text.`,
  chip: ({ name, label, count, action }: HiddenKind) =>
    `${name}, ${label}, ${formatCount(count)}${action === 'flag' ? ', stays in the text' : ''}`,
  fates: {
    remove: 'Cleaning removes it.',
    replace: 'Cleaning replaces it.',
    flag: 'Only reported; cleaning leaves it.',
  } satisfies Record<HiddenKind['action'], string>,
  waiting: 'Hidden characters are marked as you type.',
  moreKinds: (count: number) => `and ${count} more kinds`,
  clean: 'Clean Text',
  cleaning: 'Cleaning...',
  shortcut: 'or press Ctrl Enter',
  resultLabel: 'Cleaned Text:',
  drawing: 'Drawing the text...',
  copy: 'Copy',
  copied: 'Copied!',
  copiedToast: 'Copied to clipboard!',
  copyFailed: 'The browser did not allow copying. Select the text and copy it by hand.',
  removed: (count: number) => `${formatCount(count)} hidden character(s) removed`,
  nothingLeft:
    'This text held nothing but hidden characters. Without them nothing is left, so there is nothing to copy.',
  nothingHidden: 'Nothing hidden was found. The text is unchanged.',
  local: 'The server could not be reached, so this text was cleaned on your device.',
  retrying: (attempt: number) => `Attempt ${attempt} failed. Retrying...`,
  failed: (message: string) => `Failed to clean text: ${message}`,
  strip: 'Strip statistical watermarks',
  englishOnly:
    'English only: no English was recognised in this text, so the built-in rewrite would leave it as it is.',
  stripHelp: 'What are statistical watermarks?',
  rewriting: 'Rewriting...',
  rewritingPart: (done: number, total: number) => `Rewriting... part ${done} of ${total}`,
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was used up.',
  uniqueness: (percent: number) => `Text uniqueness: ${percent.toFixed(1)}%`,
  invalidParaphrase: 'Invalid response format from paraphrase service',
  compare: 'Compare and undo changes',
  hideCompare: 'Hide the comparison',
  before: 'Before',
  after: 'After',
  undoHint: '· click a change to undo it',
  undo: (original: string) => `Undo: back to “${original}”`,
  redo: (replacement: string) => `Redo: “${replacement}”`,
  clear: 'Clear',
  loadingEditor: 'Preparing the editor for a long text...',
  dropHere: 'Drop the file to read it',
  fileTooLarge: 'This file is too large. The limit for cleaning is 1,000,000 characters.',
  fileNotText: 'This file is not plain text, so it was left alone.',
} as const;
