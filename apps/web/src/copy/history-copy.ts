import { formatCount } from '../lib/count.ts';

const inWords = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const historyCopy = {
  cleanups: 'Cleanup history',
  checks: 'Plagiarism check history',
  noCleanups: 'Nothing here yet. Texts that you clean appear here.',
  noChecks: 'Nothing here yet. Texts that you check appear here.',
  clean: 'Clean a text',
  checkText: 'Check a text',
  loadCleanupsFailed: 'Failed to load cleanup history',
  loadChecksFailed: 'Failed to load plagiarism history',
  lastThree:
    'The free plan shows your last 3. Any older ones are kept: they appear as you delete newer ones, and a paid plan shows them all.',
  export: 'Export CSV',
  exporting: 'Exporting...',
  exported: 'Export completed successfully',
  nothingToExport: 'No data to export',
  exportFailed: 'Failed to export data',
  nothingVisible: 'Nothing visible was left',
  nothingRemoved: 'Nothing hidden was found',
  removed: (count: number) =>
    `${formatCount(count)} hidden ${count === 1 ? 'character' : 'characters'} removed`,
  kind: (name: string, count: number) => `${name} ×${formatCount(count)}`,
  moreRemoved: (count: number) => `${formatCount(count)} more removed`,
  wordings: (count: number) =>
    count === 0
      ? 'All wordings as they were'
      : `${formatCount(count)}\u00A0${count === 1 ? 'wording' : 'wordings'} changed`,
  textFailed: 'The text could not be loaded. Please try again.',
  /** Below the text of a rewrite. */
  notKeptOfRewrite: 'The original, and which wordings were changed, are not kept.',
  open: 'Open',
  delete: 'Delete',
  deleteTitle: 'Delete this item?',
  /** What is to be deleted, and since when it is there. */
  deleteWhich: (label: string, when: string) => `${label} · ${when}`,
  deleteBody:
    'It is gone from your history at once, and this cannot be undone. Its text is erased from the server after 30 days.',
  deleteAll: 'Delete all',
  deleteAllTitle: { cleanups: 'Delete all cleanups?', checks: 'Delete all checks?' },
  /** @param isPaged where the plan shows every one of them */
  deleteAllBody: (isPaged: boolean) =>
    `This deletes the whole list${isPaged ? '' : ', including older items that the free plan does not show'}, and cannot be undone. It is gone from your history at once; the texts are erased from the server after 30 days.`,
  deletedAll: 'History deleted',
  deleteAllFailed: (reason: string) => `Error deleting the history: ${reason}`,
  deleted: 'History item deleted',
  deleteFailed: (reason: string) => `Error deleting history item: ${reason}`,
  basic: 'Basic',
  statistical: 'Statistical',
  cleanedText: 'Cleaned text',
  fixedText: 'Changed text',
  copyFixed: 'Copy changed text',
  noExcerpt: 'The text of this check was not kept.',
  afterFix: (scores: string) => `After changes: ${scores}`,
  check: 'Plagiarism & AI check',
  checkedAt: 'Checked',
  beginning: 'How the text begins',
  similarity: 'Similarity',
  likelihood: 'AI likelihood',
  ofChecked: 'As checked',
  ofFixed: 'After changes',
  /** What a check leaves: there is no report to open again. */
  kept: (hasExcerpt: boolean, hasFixedText: boolean, hasVerdict = false) =>
    `Kept of this check: ${inWords([hasVerdict ? 'the figures with what they mean' : 'the figures', ...(hasExcerpt ? ['the beginning of the text (up to 160 characters)'] : []), ...(hasFixedText ? ['the changed text'] : [])])}.`,
  /** Why there is no more of it, and what there is instead. */
  notKept: 'Sources and marked passages are not: seeing them again takes a new check.',
  found: 'What was found',
  foundAfter: 'What was found after changes',
  bands: {
    person: 'Probably written by a person',
    unclear: 'Cannot tell who wrote it',
    machine: 'Probably machine-written',
  },
  /** Beside the verdict that settles nothing: a figure that looks high is read as one. */
  between: (percent: number) => `texts by people get figures like ${percent}%, too.`,
  noBand: 'No likelihood: too short, or not running text in English',
  similar: (sources: number, copied: number) => {
    if (sources === 0) return 'Nothing that counts as similar';
    const from = sources === 1 ? 'one source' : `${sources} sources`;
    if (copied === 0) return `Alike in ${from}, and nothing copied word for word`;
    return `${copied === 1 ? 'One passage' : `${copied} passages`} copied word for word; ${from} in all`;
  },
  again: 'Open in the cleaner',
  againNote: 'Checking it again in the cleaner counts as a new check.',
  /** In its place where the plan has no check left; the day is that on which it has more. */
  againUsedUp: (day: string | null) =>
    `Your plan has no check left${day === null ? '' : ` until ${day}`}; the cleaner still removes hidden characters.`,
  plans: 'Compare the plans',
  pasteAgain: 'Check a text',
  pasteNote: 'To check this text again, paste it into the box.',
  previous: 'Previous',
  next: 'Next',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  items: (total: string) => `${total} items`,
} as const;
