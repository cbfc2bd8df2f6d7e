import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { axeFindings } from './fixtures/axe.ts';
import { startServer } from './fixtures/server.ts';
import { recordShifts } from './fixtures/slow-network.ts';
import { expect, test } from './fixtures/test.ts';

const run = promisify(execFile);
const current = '[aria-current="location"]:visible';

test('the footer leads to the reference; its contents stand beside it and tell where the reader is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'API' }).click();
  await expect(page).toHaveURL('/docs/api');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents).toBeVisible();
  const headings = page.locator('article :is(h2, section[id], h3)[id]');
  const ids = await headings.evaluateAll((all) => all.map(({ id }) => `#${id}`));
  const links = contents.getByRole('link');
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(ids);
  for (const id of ['#limits', '#install', '#openapi', '#calls', '#clean']) {
    await contents.locator(`[href="${id}"]`).click();
    await expect(page).toHaveURL(`/docs/api${id}`);
    await expect(page.locator(current)).toHaveAttribute('href', id);
    await expect(contents).toBeInViewport({ ratio: 1 });
    await expect(page.locator(current)).toBeInViewport({ ratio: 1 });
    const header = (await page.getByRole('banner').boundingBox())!;
    expect((await contents.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
  }
  await page.mouse.wheel(0, -20_000);
  await expect(page.locator(current)).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('on a phone the contents are folded, open with a key, and close behind the reader', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/docs/api');
  const fold = page.locator('summary').filter({ hasText: 'On this page' });
  const problems = page.getByRole('link', { name: 'Problems' });
  await expect(problems).toBeHidden();
  // Before what it leads to, not behind it.
  const first = page.getByRole('heading', { name: 'One call' });
  expect((await fold.boundingBox())!.y).toBeLessThan((await first.boundingBox())!.y);
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(problems).toBeVisible();
  expect((await problems.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(problems).toBeHidden();
  await fold.click();
  await problems.click();
  await expect(problems).toBeHidden();
  await expect(fold).toContainText('Problems');
  const heading = page.getByRole('heading', { name: 'Problems' });
  await expect(heading).toBeInViewport();
  // What passes below is seen neither between the header and the line nor at its corners.
  const { x, y, width } = (await fold.boundingBox())!;
  const behind = await page.evaluate(
    ([left, right, top]) =>
      [left, right].map(
        (at) => !!document.elementFromPoint(at, top - 4)?.querySelector(':scope > details'),
      ),
    [x - 1, x + width, y] as const,
  );
  expect(behind).toEqual([true, true]);
  const bar = (await fold.boundingBox())!;
  expect((await heading.boundingBox())!.y).toBeGreaterThan(bar.y + bar.height);
});

test('each call tells its fields, with type, limits and meaning, and the calls a minute are those in force', async ({
  page,
}) => {
  const server = await startServer({ CLEANUPS_PER_MINUTE: '45' });
  try {
    await recordShifts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${server.url}/docs/api`, { waitUntil: 'networkidle' });
    const rewrite = page.locator('#rewrite');
    await expect(rewrite.getByText('Fields that you send')).toBeVisible();
    const sent = rewrite.locator('dl').first();
    await expect(sent.locator('div').filter({ hasText: 'seed' }).first()).toHaveText(
      /^seedintegerAnother seed.*Optional · 1 to 1,000,000; default: 1$/,
    );
    const options = page.locator('#options ~ div dl').first();
    await expect(options.locator('div').filter({ hasText: 'keepProvenance' })).toHaveText(
      /^keepProvenanceboolean.*removed\.default: false$/,
    );
    await expect(options.getByText(/^default: (true|false)$/)).toHaveCount(8);
    await expect(sent.locator('div').first()).toContainText('Required · 1 to 100,000 characters');
    const got = page.locator('#check summary');
    await expect(got).toContainText('Fields of the answer');
    await got.click();
    await expect(page.locator('#check dl').last()).toContainText('sources[].matchPercentage');
    const cut = await page
      .locator('article dl')
      .evaluateAll((all) =>
        all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent),
      );
    expect(cut).toEqual([]);
    await expect(page.getByText('A key may make 45 calls a minute')).toBeVisible();
    await expect(
      page.getByText('All calls from one network address may be 450 a minute together.'),
    ).toBeVisible();
    const shifts = await page.evaluate(() => window.layoutShifts);
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(0.01);
    expect(await axeFindings(page)).toEqual([]);
  } finally {
    await server.stop();
  }
});

test('on a phone every problem is said whole, with nothing to scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/api');
  const problem = page.locator('#limit_exceeded');
  await expect(problem).toContainText('403');
  const cut = await page.locator('article [id]:has(> dt)').evaluateAll((all) =>
    all
      .flatMap((one) => [...one.children])
      .filter((it) => {
        const { left, right } = it.getBoundingClientRect();
        return left < 0 || right > innerWidth || it.scrollWidth > it.clientWidth;
      })
      .map((it) => it.textContent),
  );
  expect(cut).toEqual([]);
  expect(await page.locator('article [id]:has(> dt)').count()).toBeGreaterThan(8);
});

test('the contents stand beside the first words of the page, not below them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/docs/api');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents).toBeInViewport({ ratio: 1 });
});

test('each block of code says whether it is sent or comes back', async ({ page }) => {
  await page.goto('/docs/api');
  const call = page.locator('#scan');
  await expect(call.getByText('You send', { exact: true })).toBeVisible();
  await expect(call.getByText('You get', { exact: true })).toBeVisible();
});

test('the package of the command line that the page names is there, and cleans offline', async ({
  page,
  request,
}) => {
  await page.goto('/docs/api');
  const commands = page.locator('#install ~ * code, #install ~ * pre');
  await expect(commands.first()).toContainText('npm install --global');
  const addresses = (await page.locator('article').innerText()).match(/http\S+\.tgz/g)!;
  expect(addresses).toHaveLength(2);
  expect(new Set(addresses).size).toBe(1);
  expect(new URL(addresses[0]!).origin).toBe(new URL(page.url()).origin);
  const answer = await request.get(addresses[0]!);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/gzip');

  const folder = await mkdtemp(join(tmpdir(), 'package-'));
  try {
    await writeFile(join(folder, 'one.tgz'), await answer.body());
    await run('tar', ['-xzf', 'one.tgz'], { cwd: folder });
    const made = join(folder, 'package');
    const manifest = JSON.parse(await readFile(join(made, 'package.json'), 'utf8'));
    // What it is made of is in it; what it needs beside that is installed with it.
    expect(manifest.devDependencies).toBeUndefined();
    expect(Object.keys(manifest.dependencies)).toEqual(['unpdf']);
    await writeFile(join(folder, 'draft.txt'), 'Zero\u200Bwidth\n');
    const program = join(made, manifest.bin.cleanpaste);
    const { stdout } = await run(process.execPath, [program, 'clean', 'draft.txt'], {
      cwd: folder,
    });
    const cleaned = stdout || (await readFile(join(folder, 'draft.txt'), 'utf8'));
    expect(cleaned).toBe('Zerowidth\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the contents lead to their sections', async ({ page }) => {
    await page.goto('/docs/api');
    await page.getByRole('link', { name: 'Install it' }).click();
    await expect(page.getByRole('heading', { name: 'Install it' })).toBeInViewport();
    await expect(page.getByText('is not in npm’s public registry')).toBeVisible();
  });
});
