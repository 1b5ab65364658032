import type { Page } from '@playwright/test';
import { expect, open, test, uniqueName } from '../site/site-test.ts';

/** Presses Tab until the element with this accessible name has the focus, as a person would. */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.matches('a, button, input, select, textarea')) return '';
      const { labels } = element as HTMLInputElement;
      return element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
    });
    if (name.test(focused.trim())) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

test('the whole purchase works by keyboard', async ({ page }) => {
  await open(page, '/products');
  await tabTo(page, /^Add to Cart: /);
  await page.keyboard.press('Enter');
  await expect(page.locator('.a-count')).toHaveText('1');
  await page.locator('body').press('Home');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await tabTo(page, /^Cart, 1 item/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Checkout$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await tabTo(page, /^Login$/);
  await page.keyboard.press('ArrowRight');
  const username = uniqueName('keys');
  await tabTo(page, /^Username/);
  await page.keyboard.type(username);
  await tabTo(page, /^Email/);
  await page.keyboard.type(`${username}@example.com`);
  await tabTo(page, /^Password/);
  await page.keyboard.type('a-long-passphrase-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
  await tabTo(page, /^Pay \$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pay\//);
  await tabTo(page, /card number/i);
  await page.keyboard.type('4242424242424242');
  await tabTo(page, /expir/i);
  await page.keyboard.type('12/34');
  await tabTo(page, /security code/i);
  await page.keyboard.type('123');
  await tabTo(page, /name on card/i);
  await page.keyboard.type('Ada Keys');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout-success/);
  await expect(page.getByText('Thank you, your order is complete')).toBeVisible({ timeout: 20_000 });
});
