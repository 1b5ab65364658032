import { holdBack } from '../site/hold-back.ts';
import { expect, test, untilReady } from '../site/site-test.ts';

test.describe('before the code has come', () => {
  test.use({ allow: { patterns: [/401/] } });

  test('a sign-in that is sent waits for it, with what was typed, and nothing goes into the address', async ({
    page,
  }) => {
    const letGo = await holdBack(page, '**/assets/*.js');
    await page.goto('/auth', { waitUntil: 'domcontentloaded' });
    await page.getByLabel('Username').fill('nobody-here');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/auth');
    letGo();
    await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByLabel('Username')).toHaveValue('nobody-here');
    await expect(page).toHaveURL('/auth');
  });

  test('the letter further down does the same', async ({ page }) => {
    const letGo = await holdBack(page, '**/mfe/blog/**');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const field = page.getByLabel('Email address');
    await field.scrollIntoViewIfNeeded();
    await field.fill('nobody');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/');
    letGo();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible({ timeout: 20_000 });
    await expect(field).toHaveValue('nobody');
    await expect(page).toHaveURL('/');
  });

  // What a browser fills in by itself, it may tell by no event.
  test('an address that was filled in without a word is sent as it stands', async ({ page }) => {
    const letGo = await holdBack(page, '**/mfe/blog/**');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const field = page.getByLabel('Email address');
    await field.scrollIntoViewIfNeeded();
    await field.evaluate((input: HTMLInputElement) => {
      input.value = `${crypto.randomUUID()}@example.org`;
    });
    letGo();
    await untilReady(page);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Thanks for subscribing!')).toBeVisible({ timeout: 20_000 });
  });

  test('the words of a search that were filled in so are asked for with Enter', async ({ page }) => {
    const letGo = await holdBack(page, '**/assets/*.js');
    await page.goto('/products', { waitUntil: 'domcontentloaded' });
    const field = page.getByRole('searchbox', { name: 'Search products' });
    await field.evaluate((input: HTMLInputElement) => {
      input.value = 'dynamo';
    });
    letGo();
    await untilReady(page);
    await field.press('Enter');
    await expect(page).toHaveURL('/products?q=dynamo');
  });
});

test('without JavaScript nothing that was typed gets into the address, and the page says what it needs', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  // The browser's emulation draws no <noscript>: its text is read from the answer.
  const response = await page.goto('/auth');
  expect(await response?.text()).toMatch(/<noscript><p[^>]*>Without JavaScript you can read this site\./);
  await page.getByLabel('Username').fill('ana');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Login' }).click();
  expect(page.url()).not.toContain('password');
  await context.close();
});
