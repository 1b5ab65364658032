import { expect, open, test } from '../site/site-test.ts';

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-BR', allow: { patterns: [/401/, /404/, /400/] } });

  test('validation and failure show the exact texts', async ({ page }) => {
    await open(page, '/auth');
    await page.getByLabel('Nome de usuário').fill('ab');
    await page.getByLabel('Senha', { exact: true }).fill('12345');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Nome de usuário deve ter pelo menos 3 caracteres')).toBeVisible();
    await expect(page.getByText('Senha deve ter pelo menos 6 caracteres')).toBeVisible();
    await expect(page.getByLabel('Nome de usuário')).toBeFocused();
    await page.getByLabel('Nome de usuário').fill('nobody-here');
    await page.getByLabel('Senha', { exact: true }).fill('not-the-password');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('alert').getByText('Credenciais inválidas')).toBeVisible();
    await expect(page.getByText('Falha no login').first()).toBeVisible();
  });

  test('an unknown path is a real 404 in the exact words', async ({ page }) => {
    const response = await open(page, '/does/not/exist');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Página Não Encontrada');
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/');
  });
});

test('the language switch changes every text without a page load and is remembered', async ({ page }) => {
  await open(page, '/products');
  // Without a choice nothing is stored.
  expect(
    await page.evaluate(() => [localStorage.getItem('i18nextLng'), document.cookie.includes('i18nextLng')]),
  ).toEqual([null, false]);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('menuitemradio', { name: /Español/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Productos');
  await expect(page.getByRole('button', { name: 'Añadir al carrito' }).first()).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Productos');
  // A link with a language shows its page in it, and changes no choice.
  await open(page, '/products?lang=en');
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('es');
  await open(page, '/products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Productos');
});

test('the theme is applied before the first paint', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('toasts: one at a time, and F8 focuses their region', async ({ page }) => {
  await open(page, '/products');
  const buttons = page.getByRole('button', { name: 'Add to Cart' });
  await buttons.nth(0).click();
  await expect(page.locator('.a-toast')).toHaveCount(1);
  await buttons.nth(1).click();
  await expect(page.locator('.a-count')).toHaveText('2');
  await expect(page.locator('.a-toast')).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.locator('.a-toasts')).toBeFocused();
});

test('on a phone the selected item of a long row of tabs is in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    '/products?type=dynamo',
    '/courses?category=python-for-bim',
    '/blog?category=standards',
    '/services?tab=implementation',
  ]) {
    await open(page, path);
    const chosen = page.locator('main .a-tabs').locator('[aria-current="page"], [aria-selected="true"]');
    await expect(chosen, path).toBeInViewport({ ratio: 0.95 });
  }
  // The row's items are loaded after its selection when a list is reached from within the site.
  await open(page, '/blog/cde-states-one-drawing-one-week');
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Standards' }).click();
  await expect(page.locator('main .a-tabs [aria-current="page"]')).toBeInViewport({ ratio: 0.95 });
});

test('back from an anchor returns to where it was pressed', async ({ page }) => {
  await open(page, '/blog/python-for-schedules');
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await page.mouse.wheel(0, 150);
  await expect.poll(top).toBe(150);
  await contents.last().click();
  await expect.poll(top).toBeGreaterThan(600);
  await page.goBack();
  await expect.poll(top).toBe(150);
  await page.goForward();
  await expect.poll(top).toBeGreaterThan(600);
});

test('a reloaded page, and one returned to by a full load, keeps its place', async ({ page }) => {
  await open(page, '/');
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.mouse.wheel(0, 1500);
  await expect.poll(top).toBe(1500);
  await page.reload();
  await expect.poll(top).toBe(1500);
  await page.goto('/robots.txt');
  await page.goBack();
  await expect.poll(top).toBe(1500);
});
