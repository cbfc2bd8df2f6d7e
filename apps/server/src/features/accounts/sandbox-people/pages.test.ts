import { expect, test } from 'vitest';
import { personaPage } from './pages.ts';

test('the name of the product is text on the page, whatever it is', async () => {
  const page = String(await personaPage('"><b>', `Ann's <script> & "Co"`));
  expect(page).toContain(
    '<h1>Choose who signs in to Ann&#39;s &lt;script&gt; &amp; &quot;Co&quot;</h1>',
  );
  expect(page).toContain('action="/sandbox/google/interaction/%22%3E%3Cb%3E"');
  expect(page).not.toMatch(/<script|<b>"/);
});
