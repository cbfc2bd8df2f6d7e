/** Words of the check that the page has from the start; the rest comes with the panel that shows it. */
export const checkEntryCopy = {
  /** Beside what is left, where that is nothing. */
  morePlans: 'See plans',
  also: 'Also check for unintentional plagiarism & AI',
  button: 'Check for Plagiarism & AI',
  phases: {
    scanning: {
      title: 'Scanning your text...',
      body: "We're analyzing your text for potential matches",
    },
    analyzing: {
      title: 'Analyzing results...',
      body: 'Processing AI detection and similarity scores',
    },
    complete: { title: 'Analysis complete!', body: 'View your results below' },
  },
  report: 'Plagiarism & AI report',
  ownTexts: 'Compare with my earlier texts, too',
  ofOtherText: 'The report below is about the text as it was before your last undo.',
  replaced: 'The box has the text of your report now.',
  undo: 'Undo',
  failed: 'Failed to check text',
  recheckFailed: 'Failed to recheck text',
} as const;
