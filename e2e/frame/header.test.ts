import { expect, open, test } from '../site/site-test.ts';

test('a dropdown opens on hover, navigates and closes', async ({ page }) => {
  await open(page, '/');
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Products' });
  await trigger.hover();
  const menu = page.getByRole('menu', { name: 'Products' });
  await expect(menu).toBeVisible();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(menu).toBeHidden();
  await trigger.hover();
  await menu.getByRole('menuitem', { name: 'Dynamo packs' }).click();
  await expect(page).toHaveURL('/products?type=dynamo');
  await expect(menu).toBeHidden();
});

test('a dropdown works by keyboard: open, move, choose; Escape returns the focus', async ({ page }) => {
  await open(page, '/');
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Products' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'Products' });
  await expect(menu.getByRole('menuitem', { name: 'All products' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem', { name: 'Revit plug-ins' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?type=dynamo');
  await expect(page.locator('main')).toBeFocused();
});

test('the header stays in view, and the skip link moves past it', async ({ page }) => {
  await open(page, '/products');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('the keyboard in the header leaves the page where it is', async ({ page }) => {
  await open(page, '/products');
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.mouse.wheel(0, 700);
  await expect.poll(top).toBe(700);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Documentation tool' })).toBeFocused();
  expect(await top()).toBe(700);
});

test('the documentation link covers both tools, and the footer shows the year', async ({ page }) => {
  await open(page, '/');
  const year = new Date().getUTCFullYear();
  await expect(page.getByRole('contentinfo').getByText(`© ${year} Arcada. All rights reserved.`)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Documentation tool' })).toHaveAttribute(
    'href',
    '/tools/bimdocs-ai',
  );
});
