import type { Page } from '@playwright/test';
import { overflow } from '../site/accessibility.ts';
import { cards, pay } from '../site/purchases.ts';
import { expect, open, test, uniqueName } from '../site/site-test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function expectNoSidewaysScrolling(page: Page) {
  expect(await overflow(page), page.url()).toBeLessThanOrEqual(0);
}

test('the whole purchase on a phone, by touch, without sideways scrolling', async ({ page }) => {
  await open(page, '/');
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Products' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Revit plug-ins' }).tap();
  await expect(page).toHaveURL('/products?type=plugin');
  await expectNoSidewaysScrolling(page);
  await page.locator('article').first().locator('.a-card-link').tap();
  await expect(page).toHaveURL(/\/products\/.+/);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().tap();
  await expect(page.locator('.f-header .a-count')).toHaveText('1');
  await page.getByRole('button', { name: /^Cart, 1 item/ }).tap();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).tap();
  await page.getByRole('tab', { name: 'Register' }).tap();
  const username = uniqueName('phone');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email', { exact: true }).fill(`${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a-long-passphrase-1');
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Create account' }).tap();
  await page.getByRole('button', { name: /^Pay \$/ }).tap();
  await page.waitForURL(/\/pay\//);
  await expectNoSidewaysScrolling(page);
  await pay(page, cards.good);
  await page.waitForURL(/\/checkout-success/);
  await expect(page.getByText('Thank you, your order is complete')).toBeVisible({ timeout: 20_000 });
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: 'Order history' }).tap();
  await expect(page.getByText(/ARC1 …/).first()).toBeVisible();
  await expectNoSidewaysScrolling(page);
});
