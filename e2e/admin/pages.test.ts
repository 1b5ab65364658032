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

test('what the keyboard reaches in a long form lies above its buttons, which stay in view', async ({ page }) => {
  await signIn(page.request, demo.admin);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '/admin/products-manager/edit/level-guard');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await page.getByRole('group', { name: 'Name', exact: true }).getByLabel('English').focus();
    for (let fields = 0; fields < 12; fields += 1) {
      await page.keyboard.press('Tab');
      const bar = (await save.boundingBox())?.y ?? 0;
      const reached = await page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON());
      // Of a high field the browser brings the line with the cursor into view.
      expect(Math.min(reached.bottom, reached.top + 40)).toBeLessThanOrEqual(bar);
    }
    // The buttons are reached without scrolling the page.
    const before = await page.evaluate(() => scrollY);
    await save.focus();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
});
