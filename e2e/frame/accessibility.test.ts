import { accessibilityFindings, overflow } from '../site/accessibility.ts';
import { demo, register, signIn } from '../site/accounts.ts';
import { choose } from '../site/choose.ts';
import { publicPages } from '../site/public-paths.ts';
import { buy, putInCart } from '../site/purchases.ts';
import { call } from '../site/site-api.ts';
import { expect, open, test, uniqueName } from '../site/site-test.ts';

const ownPaths = ['/account', '/dashboard', '/order-history', '/licences', '/checkout-success'];

test.describe('axe in both themes', () => {
  test.use({ allow: { patterns: [/40[04]/] } });

  for (const path of publicPages) {
    test(`finds nothing on ${path}`, async ({ page }) => {
      await open(page, path);
      expect(await accessibilityFindings(page)).toEqual([]);
    });
  }

  test('finds nothing in the signed-in pages', async ({ page }) => {
    await register(page.request);
    await buy(page, 'grid-and-level-builder');
    for (const path of ownPaths) {
      await open(page, path);
      await expect(page.locator('.a-spinner-block')).toHaveCount(0);
      expect(await accessibilityFindings(page)).toEqual([]);
    }
  });

  test('finds nothing where a course is taken', async ({ page }) => {
    test.setTimeout(90_000);
    await register(page.request);
    await buy(page, { courseId: 'iso-19650-in-practice' });
    const lessons = ['four-states', 'the-chain-of-requirements', 'name-five-files', 'final-quiz'];
    const paths = lessons.map((lesson) => `/courses/iso-19650-in-practice/learn?lesson=${lesson}`);
    for (const path of [...paths, '/dashboard/courses']) {
      await open(page, path);
      await expect(page.locator('.a-spinner-block, .a-skeleton')).toHaveCount(0);
      expect([path, ...(await accessibilityFindings(page))]).toEqual([path]);
    }
  });

  test('finds nothing where a course is written', async ({ page }) => {
    await signIn(page.request, demo.producer);
    const draft = { title: uniqueName('Readable'), category: 'bim-management' };
    const { id } = await call<{ id: string }>(page.request, 'post', '/api/content/courses', draft);
    const content = `/api/content/courses/${id}`;
    try {
      await call(page.request, 'put', `${content}/structure`, {
        chapters: [{ id: 'start', title: { en: 'Start' }, lessons: [] }],
      });
      await call(page.request, 'post', `${content}/lessons`, { chapterId: 'start', kind: 'exercise', title: 'Task' });
      const editor = `/dashboard/content/${id}`;
      for (const path of ['/dashboard/content', editor, `${editor}?lesson=task`]) {
        await open(page, path);
        await expect(page.locator('.a-spinner-block')).toHaveCount(0);
        if (path.endsWith('task')) await choose(page, 'Kind of exercise', 'Name files by a convention');
        expect([path, ...(await accessibilityFindings(page))]).toEqual([path]);
      }
    } finally {
      await call(page.request, 'delete', content);
    }
  });

  test('finds nothing in forms with errors, nor at checkout', async ({ page }) => {
    await putInCart(page, 'headroom-check');
    await open(page, '/checkout');
    await page.getByRole('tab', { name: 'Register' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Username must have at least 3 characters')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await register(page.request);
    await open(page, '/checkout');
    await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await page.waitForURL(/\/pay\//);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('finds nothing in the open cart and menus', async ({ page }) => {
    await open(page, '/products');
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await page.getByRole('button', { name: /^Cart, 1/ }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Checkout' })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Products' }).click();
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, allow: { patterns: [/40[04]/] } });

  for (const [locale, language] of Object.entries({ en: 'English', 'pt-BR': 'Portuguese', es: 'Spanish' })) {
    test(`no signed-in page scrolls sideways, in ${language}`, async ({ page }) => {
      await register(page.request);
      await buy(page, 'room-data-graphs');
      for (const path of ['/checkout', ...ownPaths]) {
        await open(page, `${path}?lang=${locale}`);
        await expect(page.locator('.a-spinner-block')).toHaveCount(0);
        expect(await overflow(page), path).toBeLessThanOrEqual(0);
      }
    });
  }

  test('the menu opens, navigates and closes', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('button', { name: 'Products' }).click();
    await menu.getByRole('link', { name: 'Python scripts' }).click();
    await expect(page).toHaveURL('/products?type=script');
    await expect(menu).toBeHidden();
  });
});
