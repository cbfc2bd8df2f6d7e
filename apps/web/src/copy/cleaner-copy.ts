import { formatCount } from '../lib/count.ts';

interface Quota {
  used: number;
  limit: number;
  period: 'total' | 'month';
}

export const cleanerCopy = {
  inputLabel: 'Paste your text here:',
  /** Beside the switch between it and the cleaned one. */
  inputLabelBeside: 'Your text:',
  placeholder: 'Or type, or add a file',
  found: (count: number) => `${formatCount(count)} hidden character(s) found`,
  /** In the place of a count that has run down to 0, which is still read out. */
  noneLeft: 'None left to remove',
  /** In its place where something is only shown: how many, why, and what it is where it is one kind. */
  stays: (count: number) => `${formatCount(count)} ${count === 1 ? 'stays' : 'stay'}`,
  toJudge: 'for you to judge',
  origin: 'Content Credentials',
  /** Beside the count, which leaves these out. */
  flagged: (count: number) => `and ${formatCount(count)} to judge`,
  /** The same behind '+N', where it is narrow. */
  judge: 'to judge',
  paste: 'Paste',
  example: 'Try an example',
  waiting: 'Hidden characters are marked as you type.',
  moreKinds: (count: number) => `and ${count} more kinds`,
  clean: 'Clean Text',
  cleaning: 'Cleaning...',
  shortcut: 'or press Ctrl Enter',
  holdHint: 'hold Alt to compare',
  announced: (what: string) => `The text is cleaned: ${what}.`,
  copy: 'Copy',
  copied: 'Copied!',
  copiedToast: 'Copied to clipboard!',
  copyFailed: 'The browser did not allow copying. Select the text and copy it by hand.',
  /** Behind how many wordings were changed, where a phone has no room for more. */
  removedInShort: (count: number, replaced: number) =>
    cleanerCopy.removed(count, replaced).replace(/ hidden characters?/, ''),
  /** @param replaced so many of them have made way for a plain character */
  removed: (count: number, replaced = 0) => {
    const gone = count - replaced;
    const hidden = (of: number) =>
      `${formatCount(of)} hidden ${of === 1 ? 'character' : 'characters'}`;
    if (gone <= 0) return `${hidden(count)} replaced`;
    return replaced === 0
      ? `${hidden(gone)} removed`
      : `${formatCount(gone)} removed, ${formatCount(replaced)} replaced`;
  },
  /** On the chip of a kind that has made way for a plain character. */
  replaced: 'replaced',
  nothingHidden: 'Nothing hidden was found. The text is unchanged.',
  /** In its place where a rewrite was asked for: that nothing was changed says nothing of its marks. */
  notReworded: 'No wording was changed, and nothing hidden was found.',
  notHereEither:
    'The server cannot be reached, and on-device cleaning has not loaded yet. Your text stays in the box.',
  unmarked: 'Hidden characters are marked once you are online.',
  retrying: (attempt: number) => `Attempt ${attempt} failed. Retrying...`,
  failed: (message: string) => `Failed to clean text: ${message}`,
  /** Behind a failure that may be tried again, and does not say what became of the text. */
  textStays: 'Your text stays in the box.',
  /** Of a text that has been cleaned before: that stands, and only the rest did not come about. */
  failedAgain: (reason: string, isRewrite: boolean) =>
    `${isRewrite ? 'The rewrite failed.' : 'Cleaning it again failed.'} ${reason}`,
  stillClean: (isRewritten: boolean) =>
    isRewritten
      ? 'The cleaned text above is the one from before.'
      : 'The text above is cleaned; its wording is unchanged.',
  retry: 'Retry',
  tooLongToRewrite: (length: number, limit: number) =>
    `Too long to rewrite: ${formatCount(length)} characters, at most ${formatCount(limit)}. Rewrite it in parts. As a whole only its hidden characters can be removed.`,
  /** Without a rewrite nothing takes more: a part of it does. */
  lengthOf: (length: number, isRewrite: boolean) =>
    `This one has ${formatCount(length)}: ${isRewrite ? 'rewrite' : 'clean'} it in parts.`,
  withoutRewriting: 'Clean without rewriting',
  strip: 'Strip statistical watermarks',
  englishOnly:
    'English only: no English was recognised in this text, so the built-in rewrite would leave it as it is.',
  /** Of a model on this device that was chosen and cannot rewrite now. */
  modelLacks: {
    'to fetch':
      'The model that you chose is not on this device yet: add it below. Until then only hidden characters can be removed, by this server.',
    never:
      'This browser has no such model: choose another below. Until then only hidden characters can be removed, by this server.',
  },
  /** What the switch does, by the name under which plans count it. */
  stripMeans: 'A statistical cleanup: a rewrite that weakens such marks.',
  /**
   * What a plan has left of it.
   * @param unit of what; not said where the sentence before has just named it
   */
  left: ({ used, limit, period }: Quota, unit?: string) =>
    `${formatCount(Math.max(0, limit - used))} of ${formatCount(limit)}${unit ? ` ${unit}${limit === 1 ? '' : 's'}` : ''} left${period === 'month' ? ' this month' : ''}.`,
  /** In its place for somebody without an account who means to use it, and who has. */
  visitorsFirst: 'One is free without an account.',
  visitorsLeft: 'The free one without an account is used.',
  /** Where all visitors of a network together have used what is free in a day. */
  networksLeft:
    'Free ones without an account are used up for your network today; more come at midnight UTC.',
  networksCleanups: 'The free cleanup of hidden characters is used up for your network today.',
  anew: (day: string) => `More on ${day}.`,
  stripHelp: 'What are statistical watermarks?',
  /** On the button, while the specified 'Cleaning...' stands beside the progress. */
  rewriting: 'Rewriting…',
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was used up.',
  /** Said before there is anything to refuse. */
  firstIsFree: 'The first cleanup of hidden characters needs no account.',
  /** In its place beside a result in which nothing was changed. */
  firstIsLeft: 'Nothing was changed, so your free cleanup of hidden characters is not used.',
  firstIsUsed: 'Your free cleanup of hidden characters is used.',
  /** With the words in the middle as a link to it. */
  freeWithAccount: ['With a ', 'free account', ', it has no limit.'],
  clear: 'Clear',
  loadingEditor: 'Preparing the editor for a long text...',
  dropHere: 'Drop the file to read it',
  chooseFile: 'Choose a file',
} as const;
