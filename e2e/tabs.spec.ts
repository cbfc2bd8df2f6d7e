import { payingOn } from './fixtures/paying.ts';
import { expect, test } from './fixtures/test.ts';

// The share window would come over what is looked at here.
test.use({ hasShared: true });

test('a plan that is bought in one tab is there in the others', async ({
  page,
  visitor,
  context,
}) => {
  await visitor.signIn();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByText('0 of 3 used in total')).toBeVisible();
  await payingOn(page).subscribe('Pro', 'Visa that pays');
  // Nobody looks at it, and nobody loads it anew.
  await expect(other.getByText('Pro Plan')).toBeVisible();
  await expect(other.getByText('0 of 1,000 used this month')).toBeVisible();
});

test('what happened elsewhere shows when somebody comes back to the tab', async ({
  page,
  visitor,
}) => {
  await visitor.signIn();
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const asked = page.waitForResponse(/\/functions\/v1\/account$/);
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  expect((await asked).status()).toBe(200);
});

test('signing out in one tab leaves nothing of the text in any other', async ({
  page,
  visitor,
  context,
}) => {
  await visitor.signIn();
  const secret = 'A text that nobody else may read.';
  const [home, article] = [await context.newPage(), await context.newPage()];
  await home.goto('/');
  await home.getByLabel('Paste your text here:').fill(secret);
  await article.goto('/');
  await article.getByLabel('Paste your text here:').fill(`${secret} Twice.`);
  await article.goto('/pricing');
  await page.goto('/dashboard');
  await visitor.signOut();
  await expect(home.getByLabel('Paste your text here:')).toHaveValue('');
  await expect(home.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(article.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  for (const tab of [home, article]) {
    const kept = await tab.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
    );
    expect(kept).not.toContain('nobody else');
  }
  await article.goto('/');
  await expect(article.getByLabel('Paste your text here:')).toHaveValue('');
});

test('a tab that slept through the sign-out goes home when it is looked at', async ({
  page,
  visitor,
  context,
}) => {
  await visitor.signIn();
  const asleep = await context.newPage();
  // As a browser that freezes a tab: the message never comes.
  await asleep.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => {};
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await asleep.goto('/dashboard');
  await expect(asleep.getByText('Free Plan')).toBeVisible();
  await visitor.signOut();
  await asleep.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(asleep).toHaveURL('/');
  await expect(page).toHaveURL('/');
});
