import { expect, test } from 'vitest';
import { personaPage, sandboxStyle } from './pages.ts';

test('the name of the product is text on the page, whatever it is', async () => {
  const page = String(await personaPage('"><b>', `Ann's <script> & "Co"`));
  expect(page).toContain(
    '<h1>Choose who signs in to Ann&#39;s &lt;script&gt; &amp; &quot;Co&quot;</h1>',
  );
  expect(page).toContain('action="/sandbox/google/interaction/%22%3E%3Cb%3E"');
  expect(page).not.toMatch(/<script|<b>"/);
});

test('the page asks early for the fonts that its style names, and has them from this server alone', async () => {
  const page = String(await personaPage('abc', 'CleanPaste'));
  const asked = [...page.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
    ([, file]) => file,
  );
  expect(asked).toHaveLength(2);
  for (const file of asked) expect(sandboxStyle).toContain(`url("${file}")`);
  expect(sandboxStyle.match(/url\("[^"]+"\)/g)).toHaveLength(2);
  expect(sandboxStyle).not.toMatch(/https?:/);
});
