import { siteMarks } from '@cleanpaste/contract';
import {
  type LinkCard,
  type LinkCardName,
  linkCards,
  usualDescription,
} from '../src/copy/link-cards-copy.ts';

export const cardSize = { width: 1200, height: 630 } as const;

const cards = Object.entries(linkCards) as [LinkCardName, LinkCard][];

/** The card of a page: its own, or the one of all pages without. */
export const cardFor = (path: string): LinkCardName =>
  cards.find(([, card]) => card.path === path)?.[0] ?? 'site';

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * What others show of a link to a page: title, description, address and picture.
 * @param head the page's title and description as they were rendered, entities and all
 */
export function linkPreview(path: string, head: string): string {
  const title = /<title>(.*?)<\/title>/s.exec(head)?.[1] ?? '';
  const own = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  const description = own ?? quoted(usualDescription);
  const name = cardFor(path);
  const url = `${siteMarks.siteOrigin}${path}`;
  const image = `${siteMarks.siteOrigin}/cards/${name}.png`;
  const alt = quoted(linkCards[name].alt);
  const og = {
    ...{ type: 'website', title, description, url, image },
    ...{
      'image:type': 'image/png',
      'image:width': cardSize.width,
      'image:height': cardSize.height,
    },
    'image:alt': alt,
  };
  const twitter = { card: 'summary_large_image', title, description, image, 'image:alt': alt };
  return [
    `<link rel="canonical" href="${url}">`,
    ...Object.entries(og).map(([key, value]) => `<meta property="og:${key}" content="${value}">`),
    ...Object.entries(twitter).map(
      ([key, value]) => `<meta name="twitter:${key}" content="${value}">`,
    ),
  ].join('\n    ');
}
