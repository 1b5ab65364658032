import { accessibilityFindings, overflow } from '../site/accessibility.ts';
import { demo, signIn } from '../site/accounts.ts';
import { expect, open, test } from '../site/site-test.ts';

test('every page of the area opens, fits a phone and can be used by everyone', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page.request, demo.admin);
  await open(page, '/admin');
  const links = page.getByRole('navigation', { name: 'Administration' }).getByRole('link');
  const pages = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(pages.length).toBeGreaterThan(15);
  // The shoppers' assistant would lie on the buttons of long tables.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Open the assistant' })).toHaveCount(0);
  const found: string[] = [];
  for (const path of pages) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    found.push(...(await accessibilityFindings(page)).map((finding) => `${path}: ${finding}`));
    await page.setViewportSize({ width: 390, height: 844 });
    const wider = await overflow(page);
    if (wider > 0) found.push(`${path}: ${wider} px too wide on a phone`);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  expect(found).toEqual([]);
});
