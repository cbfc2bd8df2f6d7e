// Draws the pictures that stand beside links to the site: npm run cards. They are committed, because
// a build has no browser; a test says when they are older than their words.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { type LinkCardName, linkCards } from '../../src/copy/link-cards-copy.ts';
import { cardHtml } from './card-html.ts';

const folder = fileURLToPath(new URL('../../public/cards/', import.meta.url));
const drawn = fileURLToPath(new URL('drawn.json', import.meta.url));

async function fontFace(family: string, file: string) {
  const path = fileURLToPath(import.meta.resolve(file));
  const data = (await readFile(path)).toString('base64');
  return `@font-face { font-family: '${family}'; font-weight: 200 800; src: url(data:font/woff2;base64,${data}) format('woff2'); }`;
}

const fonts = [
  await fontFace(
    'Newsreader Variable',
    '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  ),
  await fontFace(
    'Instrument Sans Variable',
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ),
].join('\n');

// A browser of the machine's, else the one that Playwright has installed. It opens nothing but our own words.
const executablePath = process.env.PLAYWRIGHT_CHROMIUM;
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const name of Object.keys(linkCards) as LinkCardName[]) {
  await page.setContent(cardHtml(name, fonts));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}${name}.png` });
}
await browser.close();
await writeFile(drawn, `${JSON.stringify(linkCards, null, 2)}\n`);
