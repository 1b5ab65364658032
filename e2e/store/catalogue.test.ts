import { expect, open, test } from '../site/site-test.ts';

test('an unknown filter shows all products and says so', async ({ page }) => {
  const response = await open(page, '/products?type=foo');
  expect(response?.status()).toBe(200);
  await expect(page.getByText('There is no filter “foo”, so all products are shown.')).toBeVisible();
  const all = await (await page.request.get('/api/products')).json();
  await expect(page.getByText(`${all.total} products`)).toBeVisible();
});

test('filters, sort order and words are in the address, and the list follows them', async ({ page }) => {
  await open(page, '/products');
  await page.getByRole('navigation', { name: 'Product types' }).getByRole('link', { name: 'Dynamo packs' }).click();
  await expect(page).toHaveURL('/products?type=dynamo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dynamo packs');
  await page.getByLabel('Order').selectOption({ label: 'Price: low to high' });
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
  await expect(async () => {
    const prices = (await page.locator('article .a-price').allTextContents()).map((text) => Number(text.slice(1)));
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  }).toPass();
  await page.getByRole('searchbox', { name: 'Search products' }).fill('qqzzxxyy');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No products found')).toBeVisible();
  await page.getByRole('link', { name: 'Show all products' }).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('');
});

test('unsubmitted words are kept when choosing a type, as one step of the history', async ({ page }) => {
  await open(page, '/products');
  const field = page.getByRole('searchbox', { name: 'Search products' });
  await field.fill('sheet');
  const type = page.getByRole('navigation', { name: 'Product types' }).getByRole('link', { name: 'Dynamo packs' });
  await type.click();
  await expect(page).toHaveURL('/products?type=dynamo&q=sheet');
  await expect(type).toHaveAttribute('aria-current', 'page');
  await expect(field).toHaveValue('sheet');
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(field).toHaveValue('');
});

test('a typing error still finds the product', async ({ page }) => {
  await open(page, '/products');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('dynmo tolkit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=dynmo/);
  await expect(page.locator('article').getByText('Advanced Dynamo Toolkit')).toBeVisible();
});

test('paging and back keep the position in the list', async ({ page }) => {
  await open(page, '/products');
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(12);
  const first = await cards.first().locator('.a-card-link').textContent();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/products?page=2');
  await expect(cards.first().locator('.a-card-link')).not.toHaveText(first ?? '');
  const target = cards.last();
  const name = (await target.locator('.a-card-link').textContent()) ?? '';
  await target.locator('.a-card-link').focus();
  await page.evaluate(() => window.scrollTo(0, 200));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/products?page=2');
  await expect(cards.last().locator('.a-card-link')).toHaveText(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(cards.first().locator('.a-card-link')).toHaveText(first ?? '');
});

test.describe('an unknown product', () => {
  test.use({ allow: { patterns: [/404/] } });

  test('is a 404 with links', async ({ page }) => {
    const response = await open(page, '/products/no-such-product');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('The product you are looking for does not exist or has been removed.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'All products' }).click();
    await expect(page).toHaveURL('/products');
  });
});
