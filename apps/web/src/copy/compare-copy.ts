import { site } from '../lib/site.ts';

const share = (percent: number) => `${percent}%`;

export const compareCopy = {
  title: `Compare two texts · ${site.productName}`,
  description:
    'Lay two texts side by side and see what they share: word for word, reworded, summed up, or perhaps translated. On your device, without sending them anywhere.',
  heading: 'Compare two texts',
  lead: 'Paste two texts and see what one has from the other. Each passage says how: word for word, reworded or summed up. A hint tells where one text may be a translation. Both stay on your device.',
  left: 'First text',
  right: 'Second text',
  placeholders: {
    left: 'Paste or type the first text',
    right: 'Paste or type the second text',
  },
  compare: 'Compare',
  comparing: 'Comparing…',
  clear: 'Clear both',
  missing: 'Both texts are needed.',
  tooLong: (limit: string) => `A text here may have ${limit} characters.`,
  failed: 'The texts could not be compared. Please try again.',
  nothing: 'These two texts share no passage.',
  /** Below it: shorter ones were not looked for. */
  nothingWhy: (least: number) =>
    `A passage needs at least ${least} words in a row (20 in a text of over 400 words). Fewer may be the same by chance.`,
  tooShort: 'Too short to tell.',
  tooShortWhy: ({ words, least }: { words: number; least: number }) =>
    `A passage needs at least ${least} words in a row; the shorter text has ${words === 1 ? 'one word' : `${words} words`}.`,
  onlyTranslated: 'No passage is the same, but one text may be a translation of the other.',
  shares: ({ count, left, right }: { count: number; left: number; right: number }) =>
    `${count === 1 ? 'One passage' : `${count} passages`} in both: ${share(left)} of the first text, ${share(right)} of the second.`,
  hint: 'Press a marked passage to go to where the other text has it.',
  differs: 'Underlined words stand in one of the two only.',
  result: 'Both texts, side by side',
  kinds: { verbatim: 'word for word', reworded: 'reworded', summary: 'summed up' },
  /** At the beginning of a passage. */
  passage: (number: number, kind: string) => `${number} · ${kind}`,
  toOther: 'Where the other text has it',
  translation:
    'May be a translation: names, numbers and dates stand in the same order in both. This is a hint, and it is not counted.',
  translated: (left: string, right: string) => `From “${left}…”, beside “${right}…”.`,
  similar: 'Similar is not the same as copied.',
  limits:
    'Some translations are found too: between English and German, French, Spanish, Italian, Portuguese or Dutch, from some 300 words on.',
  fromReport: 'Compare two texts of your own',
} as const;
