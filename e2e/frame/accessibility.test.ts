import AxeBuilder from '@axe-core/playwright';
import { demo, signIn } from '../site/accounts.ts';
import { expect, open, test } from '../site/site-test.ts';

const publicPaths = [
  '/',
  '/products',
  '/products?type=plugin',
  '/products/advanced-dynamo-toolkit',
  '/products/no-such-product',
  '/cart',
  '/checkout',
  '/checkout-error',
  '/auth',
  '/recover-password',
  '/recover-username',
  '/reset-password?token=abc',
  '/no-such-page',
];
const ownPaths = ['/account', '/dashboard', '/order-history', '/licences', '/checkout-success'];

async function findings(page: import('@playwright/test').Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, allow: { patterns: [/404/] } });

    for (const path of publicPaths) {
      test(`finds nothing on ${path}`, async ({ page }) => {
        await open(page, path);
        expect(await findings(page)).toEqual([]);
      });
    }

    test('finds nothing in the signed-in pages', async ({ page }) => {
      await signIn(page.request, demo.customer);
      for (const path of ownPaths) {
        await open(page, path);
        await expect(page.locator('.a-spinner-block')).toHaveCount(0);
        expect(await findings(page)).toEqual([]);
      }
    });

    test('finds nothing in the open cart and menus', async ({ page }) => {
      await open(page, '/products');
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await page.getByRole('button', { name: /^Cart, 1/ }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Checkout' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Products' }).click();
      expect(await findings(page)).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, allow: { patterns: [/404/] } });

  for (const path of publicPaths) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await open(page, path);
      const { content, visible } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        visible: window.innerWidth,
      }));
      expect(content).toBeLessThanOrEqual(visible);
    });
  }

  test('the menu opens, leads somewhere and closes', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('button', { name: 'Products' }).click();
    await menu.getByRole('link', { name: 'Python scripts' }).click();
    await expect(page).toHaveURL('/products?type=script');
    await expect(menu).toBeHidden();
  });
});
