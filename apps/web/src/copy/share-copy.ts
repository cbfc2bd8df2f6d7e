export const shareCopy = {
  link: 'Share result',
  titleFound: (product: string) => `Share on social media to keep using ${product} for free!`,
  titleSoft: 'Did this help? Tell someone who could use it.',
  description: 'A post takes a few seconds and nothing of your text is in it.',
  message: (count: number, product: string) =>
    `I just found ${count} hidden character${count === 1 ? '' : 's'} in my text with ${product}.`,
  thanks: 'Thanks for sharing!',
  later: 'Maybe later',
  platforms: { twitter: 'X', facebook: 'Facebook', bluesky: 'Bluesky' },
} as const;
