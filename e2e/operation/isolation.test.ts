import { siteAt } from '../../tools/test/site.ts';
import { expect, open, test } from '../site/site-test.ts';

const site = siteAt(process.env.E2E_URL ?? '', process.env.E2E_DATA_DIR ?? '');

test.describe('a broken remote', () => {
  test.use({ allow: { patterns: [/./] } });

  for (const [fault, breakIt] of [
    ['dead', (route: import('@playwright/test').Route) => route.abort()],
    [
      'corrupt',
      (route: import('@playwright/test').Route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'not( javascript' }),
    ],
    ['hanging', () => undefined],
  ] as const) {
    test(`that is ${fault} costs its own area only, with Retry`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.route('**/mfe/store/**', breakIt as never);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForFunction(() => performance.getEntriesByName('arcada-page-ready').length > 0);
      await page.getByRole('button', { name: /^Cart/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-area-failed="store"]')).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('heading', { name: /Ready to revolutionize/ })).toBeVisible();
      await page.unroute('**/mfe/store/**');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
    });
  }

  test('with another contract gives a readable panel', async ({ page }) => {
    await page.route('**/products', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/"contract":\d+/g, '"contract":999');
      await route.fulfill({ response, body });
    });
    await page.goto('/products');
    await expect(page.getByText(/newer version of this part/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cart/ })).toBeVisible();
  });
});

test.describe('a killed process', () => {
  test.use({ allow: { patterns: [/./] } });

  for (const name of [
    'store',
    'learning',
    'blog',
    'identity',
    'registry',
    'admin',
    'page-server',
    'gateway',
    'stripe-local',
  ]) {
    test(`${name}: the site works or reports it, and recovers`, async ({ page }) => {
      await open(page, '/products');
      const before = site.kill(name);
      await page.getByRole('banner').getByRole('link', { name: /home/i }).click();
      // Home, or the panel that home's code could not be loaded while the only gateway is down.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Products');
      await site.untilRestarted(name, before);
      await expect(async () => {
        const response = await page.request.get('/products');
        expect(response.status()).toBe(200);
        for (const list of ['products', 'courses', 'blog']) {
          expect((await page.request.get(`/api/${list}?q=${before}`)).status()).toBe(200);
        }
        expect((await page.request.get('/api/user')).status()).toBe(401);
        expect((await page.request.get('/registry.json')).status()).toBe(200);
      }).toPass({ timeout: 30_000 });
      await open(page, '/products');
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(page.locator('.a-count')).toHaveText('1');
    });
  }
});

test.describe('an unresponsive area', () => {
  test.use({ allow: { patterns: [/503/] } });

  for (const [calls, heading, message] of [
    ['/api/products/featured', 'Featured products', 'Failed to load products. Please try again later.'],
    ['/api/courses/featured', 'Professional BIM Courses', 'Failed to load courses. Please try again later.'],
    ['/api/blog/recent/3', 'Latest blog posts', 'Failed to load blog posts. Please try again later.'],
    ['/api/testimonials/featured', 'What our customers say', 'Failed to load testimonials. Please try again later.'],
  ] as const) {
    test(`${calls}: home says so in that section only, and fills it on Retry`, async ({ page }) => {
      await open(page, '/auth');
      await page.route(`**${calls}*`, (route) => route.fulfill({ status: 503, body: '{}' }));
      await page.getByRole('banner').getByRole('link', { name: /home/i }).click();
      const section = page.locator('section', { has: page.getByRole('heading', { name: heading }) });
      for (const other of ['Featured products', 'Professional BIM Courses', 'Latest blog posts']) {
        const neighbour = page.locator('section', { has: page.getByRole('heading', { name: other }) });
        await neighbour.scrollIntoViewIfNeeded();
        if (other !== heading) await expect(neighbour.locator('article')).toHaveCount(3);
      }
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByText(message)).toBeVisible();
      await expect(section.locator('article')).toHaveCount(0);
      await page.unrouteAll();
      await section.getByRole('button', { name: 'Retry' }).click();
      await expect(section.getByText(message)).toBeHidden();
      await expect(section.locator('article, figure, li').first()).toBeVisible();
    });
  }
});
