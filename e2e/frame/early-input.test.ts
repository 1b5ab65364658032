import { holdBack } from '../site/hold-back.ts';
import { expect, test, untilReady } from '../site/site-test.ts';

test.describe('before hydration', () => {
  test.use({ allow: { patterns: [/401/] } });

  test('a submitted sign-in waits for it, keeps the input, and puts nothing into the address', async ({ page }) => {
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

  test('the newsletter form further down does the same', async ({ page }) => {
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

  // Browsers may autofill without any event.
  test('an autofilled address without any event is sent as it is', async ({ page }) => {
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

  test('words and an order chosen for a list are applied', async ({ page }) => {
    const letGo = await holdBack(page, /\/(?:assets|mfe)\/.*\.js/);
    await page.goto('/products', { waitUntil: 'domcontentloaded' });
    await page.getByRole('searchbox', { name: 'Search products' }).fill('level');
    await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Price: low to high' });
    letGo();
    await expect(page).toHaveURL(/[?&]q=level(?:&|$)/, { timeout: 20_000 });
    await expect(page).toHaveURL(/[?&]sort=price(?:&|$)/);
    await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('price');
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('level');
  });

  test('autofilled search words are submitted with Enter', async ({ page }) => {
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

test('without JavaScript no input gets into the address, and the page says what it needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  // The browser's emulation renders no <noscript>, so its text is read from the response.
  const response = await page.goto('/auth');
  expect(await response?.text()).toMatch(/<noscript><p[^>]*>You can read this site without JavaScript\./);
  await page.getByLabel('Username').fill('ana');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Login' }).click();
  expect(page.url()).not.toContain('password');
  await context.close();
});

test.describe('a press before hydration', () => {
  test('is acknowledged at once, and acts once: Add to Cart on the page of a product', async ({ page }) => {
    const letGo = await holdBack(page, '**/assets/*.js');
    await page.goto('/products/level-guard', { waitUntil: 'domcontentloaded' });
    const button = page.getByRole('button', { name: 'Add to Cart' }).first();
    await button.click();
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(page.getByText('Product added to cart', { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  });

  test('takes the number of seats that was typed before it', async ({ page }) => {
    const letGo = await holdBack(page, /\/(?:assets|mfe)\/.*\.js/);
    await page.goto('/products/level-guard', { waitUntil: 'domcontentloaded' });
    await page.getByRole('spinbutton', { name: 'Seats' }).fill('4');
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    letGo();
    await expect(page.getByText('Product added to cart', { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'Cart, 4 items' })).toBeVisible();
  });

  for (const [what, name, opened] of [
    ['cart', /^Cart, /, { role: 'dialog', name: /^Cart/ }],
    ['language', /^Language/, { role: 'menuitemradio', name: /Español/ }],
    ['theme', 'Theme', { role: 'menuitemradio', name: 'Dark' }],
  ] as const)
    test(`opens the ${what} once the code is there`, async ({ page }) => {
      const letGo = await holdBack(page, '**/assets/*.js');
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await page.getByRole('banner').getByRole('button', { name }).click();
      letGo();
      await expect(page.getByRole(opened.role, { name: opened.name })).toBeVisible({ timeout: 20_000 });
    });

  // Its code is in the store's own files, which come after the shell's.
  for (const path of ['/', '/products'])
    test(`adds the chosen one of a list: ${path}`, async ({ page }) => {
      const letGo = await holdBack(page, /\/(?:assets|mfe)\/.*\.js/);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const card = page.getByRole('article').filter({ hasText: 'Level Guard' });
      const button = card.getByRole('button', { name: 'Add to Cart: Level Guard' });
      await button.click();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      letGo();
      await expect(page.locator('.a-toast')).toContainText('Level Guard', { timeout: 20_000 });
      await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    });

  test('on the search leads to its page, which needs no code', async ({ page }) => {
    const letGo = await holdBack(page, '**/assets/*.js');
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search');
    await expect(page.getByRole('searchbox').first()).toBeVisible();
    letGo();
    await untilReady(page);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('opens the menu once the code is there', async ({ page }) => {
      const letGo = await holdBack(page, '**/assets/*.js');
      await page.goto('/products', { waitUntil: 'domcontentloaded' });
      const button = page.getByRole('button', { name: 'Open menu' });
      await button.click();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      letGo();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ timeout: 20_000 });
    });
  });
});
