import { addresses } from './fixtures/addresses.ts';
import { startServer } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';

const own: Record<string, string> = {
  '/': 'home',
  '/pricing': 'pricing',
  '/invisible-chars': 'invisible',
  '/statistical-watermarks': 'statistical',
  '/docs/api': 'api',
};

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
const property = (html: string, name: string) =>
  attribute(html, new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`));

for (const { path } of addresses) {
  test(`a link to ${path} is shown with its title, its words and a card`, async ({
    request,
    server,
  }) => {
    const answer = await request.get(path);
    const html = await answer.text();
    const title = attribute(html, /<title>(.*?)<\/title>/);
    expect(title).toBeTruthy();
    const url = server.url + path;
    expect(attribute(html, /<link rel="canonical" href="([^"]*)"/)).toBe(url);
    expect(property(html, 'og:url')).toBe(url);
    for (const kind of ['og', 'twitter']) {
      expect(property(html, `${kind}:title`)).toBe(title);
      expect(property(html, `${kind}:description`)).toMatch(/.{40}/);
      expect(property(html, `${kind}:image`)).toBe(
        `${server.url}/cards/${own[path] ?? 'site'}.png`,
      );
      expect(property(html, `${kind}:image:alt`)).toMatch(/.{20}/);
    }
    expect(property(html, 'twitter:card')).toBe('summary_large_image');
    expect([property(html, 'og:image:width'), property(html, 'og:image:height')]).toEqual([
      '1200',
      '630',
    ]);
    expect(html).not.toContain('.invalid');
    const card = await request.get(property(html, 'og:image')!);
    expect(card.status()).toBe(200);
    expect(card.headers()['content-type']).toBe('image/png');
  });
}

test('behind a proxy links name the address that was configured, not the one that was asked', async ({
  request,
}) => {
  const server = await startServer({ PUBLIC_URL: 'https://clean.example' });
  const html = await (await request.get(`${server.url}/pricing`)).text();
  expect(property(html, 'og:url')).toBe('https://clean.example/pricing');
  expect(property(html, 'og:image')).toBe('https://clean.example/cards/pricing.png');
  expect(await server.stop()).toBe(0);
});
