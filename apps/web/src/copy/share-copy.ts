export const shareCopy = {
  link: 'Share result',
  titleFound: (product: string) => `Share on social media to keep using ${product} for free!`,
  titleSoft: 'Did this help? Tell someone who could use it.',
  description: 'A post takes a few seconds and nothing of your text is in it.',
  message: (count: number, product: string) =>
    `I just found ${count} hidden character${count === 1 ? '' : 's'} in my text with ${product}.`,
  linkHint: 'Opens X with a message about your find; nothing of your text is in it.',
  checkTitle: 'Nothing found in your text. Tell someone?',
  checkDescription: 'The post says that you checked a text, and nothing of what is in it.',
  checkMessage: (product: string) =>
    `I checked my text with ${product}: no copied passages found, and nothing that reads like a machine.`,
  thanks: 'Thanks for sharing!',
  later: 'Maybe later',
  platforms: { twitter: 'X', facebook: 'Facebook', bluesky: 'Bluesky' },
} as const;
