import type { Page } from '@playwright/test';
import { expect, test } from '../site/site-test.ts';

/** Code of these files comes late, as on a slow line. */
const slow = (page: Page, files: string) =>
  page.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });

test.describe('before the code has come', () => {
  test.use({ allow: { patterns: [/401/] } });

  test('a sign-in that is sent waits for it, with what was typed, and nothing goes into the address', async ({
    page,
  }) => {
    await slow(page, '**/assets/*.js');
    await page.goto('/auth');
    await page.getByLabel('Username').fill('nobody-here');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Login' }).click();
    expect(await page.evaluate(() => performance.getEntriesByName('arcada-page-ready').length)).toBe(0);
    await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByLabel('Username')).toHaveValue('nobody-here');
    await expect(page).toHaveURL('/auth');
  });

  test('the letter further down does the same', async ({ page }) => {
    await slow(page, '**/mfe/blog/**');
    await page.goto('/');
    const field = page.getByLabel('Email address');
    await field.scrollIntoViewIfNeeded();
    await field.fill('nobody');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible({ timeout: 20_000 });
    await expect(field).toHaveValue('nobody');
    await expect(page).toHaveURL('/');
  });
});
