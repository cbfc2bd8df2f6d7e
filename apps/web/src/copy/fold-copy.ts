export const foldCopy = {
  showAll: 'Show the whole text',
  showLess: 'Show less',
} as const;
