import { publicPages, publicVariants } from '../site/public-paths.ts';
import { expect, open, test } from '../site/site-test.ts';

// The browser reports the document of a 404 page as an error; anything reported by React fails the
// test.
for (const [locale, language] of [
  ['en-US', 'en'],
  ['pt-BR', 'pt-BR'],
  ['es-MX', 'es'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, allow: { patterns: [/status of 404/] } });

    test('every public page hydrates as rendered, without a warning', async ({ page }) => {
      test.setTimeout(120_000);
      for (const path of [...publicPages, ...publicVariants]) {
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      }
    });
  });
}
