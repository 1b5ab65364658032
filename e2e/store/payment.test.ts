import type { Browser, Page } from '@playwright/test';
import { asAdmin, register } from '../site/accounts.ts';
import { buy, cards, pay, putInCart } from '../site/purchases.ts';
import { ask, call, changeProduct } from '../site/site-api.ts';
import { expect, open, test } from '../site/site-test.ts';

test('a declined card charges nothing; the cart is unchanged in the shop, and another card pays it', async ({
  page,
}) => {
  await register(page.request);
  await putInCart(page, 'sheet-ledger');
  await open(page, '/checkout');
  await page.getByRole('button', { name: 'Pay $129.00' }).click();
  await pay(page, cards.declined);
  await expect(page.getByRole('alert')).toContainText('The card was declined.');

  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment was not completed');
  await page.getByRole('link', { name: 'Change the cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main').getByText('Sheet Ledger')).toBeVisible();
  const orders = await call<{ items: { status: string }[] }>(page.request, 'get', '/api/orders');
  expect(orders.items.map(({ status }) => status)).not.toContain('fulfilled');

  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
  await page.getByRole('button', { name: 'Pay $129.00' }).click();
  await pay(page, cards.good);
  await page.waitForURL(/\/checkout-success/);
  await expect(page.getByText('Thank you, your order is complete')).toBeVisible({ timeout: 20_000 });
});

test('an order that was left unpaid is paid later on the same page, or cancelled', async ({ page }) => {
  await register(page.request);
  await putInCart(page, 'warning-ledger');
  await open(page, '/checkout');
  await page.getByRole('button', { name: 'Pay $99.00' }).click();
  await page.waitForURL(/\/pay\//);
  const payment = page.url();
  await open(page, '/order-history');
  await expect(page.getByText('Awaiting payment').first()).toBeVisible();
  await page.getByRole('button', { name: 'Pay $99.00' }).click();
  await page.waitForURL(payment);
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText(/You cancelled this order\. Nothing was charged/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay $99.00' })).toHaveCount(0);
  // The page that is still open somewhere can't be paid either.
  await page.goto(payment);
  await expect(page.getByRole('button', { name: /Pay/ })).toHaveCount(0);
});

test('a card that needs authentication pays only after it succeeds', async ({ page }) => {
  await register(page.request);
  await putInCart(page, 'warning-ledger');
  await open(page, '/checkout');
  await page.getByRole('button', { name: 'Pay $99.00' }).click();
  await pay(page, cards.authentication);
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByRole('alert')).toContainText('Authentication failed.');
  await pay(page, cards.authentication);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await page.waitForURL(/\/checkout-success/);
  await expect(page.getByText('Thank you, your order is complete')).toBeVisible({ timeout: 20_000 });
});

test.describe('a price that changes', () => {
  test.use({ allow: { patterns: [/409/] } });
  const id = 'parameter-bridge';
  const pages = [`/products/${id}`, '/products?q=parameter+bridge', '/products'];
  /** The prices in a page as it comes from the server. */
  const pricesOn = async (page: Page, path: string) =>
    (await (await page.request.get(path)).text()).match(/\$\d+\.\d\d/g);
  const setPrice = (browser: Browser, price: number) =>
    asAdmin(browser, (request) => changeProduct(request, id, { price }));
  test.afterEach(({ browser }) => setPrice(browser, 179));

  test('is shown before paying, and everywhere else at once', async ({ page, browser }) => {
    await register(page.request);
    await putInCart(page, id);
    // Both pages are in the gateway's cache now.
    for (const path of pages) expect(await pricesOn(page, path)).toContain('$179.00');
    await open(page, '/checkout');
    await expect(page.getByRole('button', { name: 'Pay $179.00' })).toBeVisible();

    await setPrice(browser, 199.5);
    for (const path of pages) expect(await pricesOn(page, path)).toContain('$199.50');

    await page.getByRole('button', { name: 'Pay $179.00' }).click();
    const notice = page.locator('.a-notice').filter({ hasText: 'Something in your cart has changed' });
    await expect(notice).toContainText('Parameter Bridge: $179.00 → $199.50');
    await page.getByRole('button', { name: 'Pay $199.50' }).click();
    await page.waitForURL(/\/pay\//);
    await expect(page.locator('.total')).toContainText('$199.50');
  });
});

test.describe('a refund', () => {
  test.use({ allow: { patterns: [/404/] } });

  test('by an admin closes the download and revokes the key', async ({ page, browser }) => {
    await register(page.request);
    const order = await buy(page, 'bcf-summary');
    const download = `/api/orders/${order.id}/downloads/bcf-summary`;
    expect((await page.request.get(download)).status()).toBe(200);
    expect((await ask(page.request, 'post', `/api/admin/orders/${order.id}/refund`)).status()).toBe(403);
    await asAdmin(browser, (request) => call(request, 'post', `/api/admin/orders/${order.id}/refund`));

    expect((await page.request.get(download)).status()).toBe(404);
    await open(page, `/order-history?order=${order.id}`);
    const detail = page.locator('.commerce-part');
    // The order, and its line.
    await expect(detail.getByText('Refunded', { exact: true })).toHaveCount(2);
    await expect(detail.getByText('This key was revoked because its item was refunded.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Download/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Invoice/ })).toBeVisible();
  });
});
