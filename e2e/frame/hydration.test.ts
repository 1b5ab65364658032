import type { Page } from '@playwright/test';
import { overflow } from '../site/accessibility.ts';
import { demo, signIn } from '../site/accounts.ts';
import { holdBack } from '../site/hold-back.ts';
import { publicPages, publicVariants } from '../site/public-paths.ts';
import { putInCart } from '../site/purchases.ts';
import { expect, open, test, untilReady } from '../site/site-test.ts';

const areasLeft = (page: Page) =>
  page.evaluate(() => JSON.parse(document.getElementById('arcada-state')?.textContent ?? '{}').left);

// The browser reports the document of a 404 page as an error; anything reported by React fails the
// test.
for (const [locale, language] of [
  ['en-US', 'en'],
  ['pt-BR', 'pt-BR'],
  ['es-MX', 'es'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, allow: { patterns: [/status of 40[04]/] } });

    test.use({ viewport: { width: 390, height: 844 } });

    test('every public page hydrates as rendered, without a warning, and fits a phone', async ({ page }) => {
      test.setTimeout(120_000);
      for (const path of [...publicPages, ...publicVariants]) {
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await overflow(page), path).toBeLessThanOrEqual(0);
        expect(await areasLeft(page), 'areas whose server code failed').toBeUndefined();
      }
    });
  });
}

test('a page whose code comes after session and cart hydrates as rendered', async ({ page }) => {
  await signIn(page.request, demo.producer);
  await putInCart(page, 'headroom-check');
  const paths = ['/', '/products', '/products/headroom-check', '/courses', '/courses/iso-19650-in-practice', '/cart'];
  for (const path of [...paths, '/checkout', '/auth', '/dashboard']) {
    const letGo = await holdBack(page, /\/(mfe\/.*|page-[^/]+)\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cart, 1/ })).toBeVisible();
    letGo();
    await page.unrouteAll({ behavior: 'wait' });
    await untilReady(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
});
