export const ownTextsCopy = {
  title: 'Your own earlier text',
  note: 'You wrote or cleaned this before. It is not counted in the similarity score; some teachers and journals ask for one’s own earlier words to be named as well.',
  none: 'Nothing of it stands in the earlier texts of your history.',
  text: (moment: string, percent: number) => `Your text of ${moment}: ${percent}% of the words`,
} as const;
