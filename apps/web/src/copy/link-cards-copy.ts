import { plans } from '@cleanpaste/contract';

const { free, pro, pro5k } = plans;
const priced = [free, pro, pro5k].map(({ cardTitle, price }) => ({
  name: cardTitle,
  price: `$${price}`,
}));

export interface LinkCard {
  /** Pages that are shown by it; every other public page by the last card, which names none. */
  path: string | null;
  heading: string;
  /** What the specimen under the heading shows. */
  specimen: readonly string[];
  /** The picture in a sentence, for those who hear it. */
  alt: string;
}

/**
 * The pictures beside links to this site. They carry no product name, which a deployment may change:
 * the words beside the picture do. After a change: `npm run cards`.
 */
export const linkCards = {
  home: {
    path: '/',
    heading: 'See what your text is hiding.',
    specimen: ['in', 'ZERO WIDTH SPACE', 'visible'],
    alt: 'The words “See what your text is hiding.” over the word “invisible”, in whose middle a zero width space is marked.',
  },
  pricing: {
    path: '/pricing',
    heading: 'Simple prices',
    specimen: priced.flatMap(({ name, price }) => [name, price]),
    alt: `Simple prices: ${priced.map(({ name, price }) => `${name} ${price}`).join(', ')} a month.`,
  },
  invisible: {
    path: '/invisible-chars',
    heading: 'Invisible characters, made visible',
    specimen: ['200B', '00AD', '202E', 'FEFF', '2060'],
    alt: 'The words “Invisible characters, made visible” over five dashed boxes with code points in them.',
  },
  statistical: {
    path: '/statistical-watermarks',
    heading: 'Statistical watermarks',
    specimen: ['Every', 'word', 'is', 'a', 'coin', 'that', 'falls', 'a', 'little', 'too', 'often'],
    alt: 'The words “Statistical watermarks” over a sentence in which most words are tinted.',
  },
  api: {
    path: '/docs/api',
    heading: 'Four calls, one key',
    specimen: ['clean', 'scan', 'rewrite', 'check'],
    alt: 'The words “Four calls, one key” over the addresses of four calls: clean, scan, rewrite, check.',
  },
  site: {
    path: null,
    heading: 'Only the words you meant.',
    specimen: ['¶'],
    alt: 'The words “Only the words you meant.” beside a large pilcrow.',
  },
} as const satisfies Record<string, LinkCard>;

export type LinkCardName = keyof typeof linkCards;

/** Said of pages that have no description of their own. */
export const usualDescription =
  'Finds hidden characters in a text, shows them, and takes them out. Weakens statistical watermarks, and measures what it did.';
