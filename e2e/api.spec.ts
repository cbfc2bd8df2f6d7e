import { addresses, pathOf } from '@cleanpaste/contract';
import { expect, test } from './fixtures/test.ts';

test('the description of the API is open to all, and its calls ask for a key', async ({
  page,
  request,
}) => {
  const { clean, readDocument } = addresses.api;
  await page.goto('/docs/api');
  await page.getByRole('radio', { name: 'Python' }).check({ force: true });
  await expect(page.getByRole('region', { name: 'Python' })).toContainText('urllib.request');
  const described = await request.get(pathOf(readDocument));
  expect(described.status()).toBe(200);
  const refused = await request.post(pathOf(clean), { data: { text: 'x' } });
  expect(refused.status()).toBe(401);
  expect(refused.headers()['content-type']).toBe('application/problem+json');
});

test('a wrong method and an unknown address under /api are problems as well', async ({
  request,
}) => {
  const wrong = await request.get(pathOf(addresses.api.clean));
  expect([wrong.status(), wrong.headers().allow]).toEqual([405, 'POST']);
  const unknown = await request.get('/api/anything');
  expect(unknown.status()).toBe(404);
  for (const answer of [wrong, unknown]) {
    expect(answer.headers()['content-type']).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: answer.status() });
  }
});
