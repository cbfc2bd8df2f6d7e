// @vitest-environment node

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteMarks } from '@cleanpaste/contract';
import { expect, test } from 'vitest';
import { linkCards } from '../../src/copy/link-cards-copy.ts';
import { cardFor, cardSize, linkPreview } from '../link-preview.ts';

const web = join(import.meta.dirname, '../..');
const names = Object.keys(linkCards).sort();

test('every card is a picture of 1200 × 630 that weighs less than 120 KB', () => {
  const files = readdirSync(join(web, 'public/cards')).sort();
  expect(files).toEqual(names.map((name) => `${name}.png`));
  for (const file of files) {
    const bytes = readFileSync(join(web, 'public/cards', file));
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    expect([file, size]).toEqual([file, cardSize]);
    expect([file, bytes.length < 120 * 1024]).toEqual([file, true]);
  }
});

test('cards were drawn from the words and prices of today (npm run cards), without a product name', () => {
  const drawn = readFileSync(join(import.meta.dirname, 'drawn.json'), 'utf8');
  expect(JSON.parse(drawn)).toEqual(linkCards);
  expect(drawn).not.toMatch(/clean\s*paste/i);
});

test('a page is shown by its own card, others by the common one, in words that were escaped once', () => {
  expect(cardFor('/pricing')).toBe('pricing');
  expect(cardFor('/terms-of-service')).toBe('site');
  const head = '<title>You &amp; I</title><meta name="description" content="Say &quot;hi&quot;"/>';
  const tags = linkPreview('/pricing', head);
  expect(tags).toContain('<meta property="og:title" content="You &amp; I">');
  expect(tags).toContain('<meta name="twitter:description" content="Say &quot;hi&quot;">');
  expect(tags).toContain(`<link rel="canonical" href="${siteMarks.siteOrigin}/pricing">`);
  expect(linkPreview('/', '<title>Home</title>')).toMatch(/og:description" content="[^"]{50}/);
});
