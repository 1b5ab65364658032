import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../site/accessibility.ts';
import { expect, open, test } from '../site/site-test.ts';

const chatButton = (page: Page) => page.getByRole('button', { name: 'Open the assistant' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Assistente IA Arcada' });
const option = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).last();
const bot = (page: Page, words: string | RegExp) => panel(page).getByRole('log').getByText(words).last();

async function openChat(page: Page, path = '/about') {
  await open(page, path);
  await chatButton(page).click();
  await expect(panel(page)).toBeFocused();
}

test('only the chat’s button is loaded before it is opened; typed words never leave', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await open(page, '/');
  await expect(chatButton(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(files.filter((url) => /chat-(panel|texts)/.test(url))).toEqual([]);
  await chatButton(page).click();
  await expect(panel(page)).toBeVisible();
  expect(files.filter((url) => /chat-(panel|texts)[^/]*\.js/.test(url))).toHaveLength(2);
  const before = files.length;
  const field = panel(page).getByPlaceholder('Digite sua mensagem...');
  await field.fill('qual é o preço do meu segredo?');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(bot(page, 'Para que eu possa ajudá-lo, escolha uma destas opções:')).toBeVisible();
  expect(files.slice(before)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the button makes room for what is read and filled in, and the keyboard reaches it', async ({ page }) => {
    await open(page, '/products');
    const button = chatButton(page);
    await expect(button).toBeInViewport();
    await page.mouse.wheel(0, 500);
    await expect(button).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(button).toBeInViewport();
    await open(page, '/contact');
    await expect(button).not.toBeInViewport();
    await button.focus();
    await expect(button).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeFocused();
  });
});

test('the button withdraws from what is read on tablets, and stays in the margin of a wide page', async ({ page }) => {
  for (const [width, stays] of [
    [768, false],
    [1024, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/contact');
    await expect(chatButton(page)).toBeInViewport();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    if (stays) await expect(chatButton(page)).toBeInViewport({ ratio: 1 });
    else await expect(chatButton(page)).not.toBeInViewport();
  }
});

test('in a window zoomed to 400 % the button is not over that of the search', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/search');
  await expect(page.getByRole('main').getByRole('button', { name: 'Search' })).toBeInViewport();
  await expect(chatButton(page)).not.toBeInViewport();
  await chatButton(page).focus();
  await expect(chatButton(page)).toBeInViewport();
});

test('products from the chat into the cart, and on to the cart with the conversation kept', async ({ page }) => {
  await openChat(page, '/');
  await option(page, 'Conhecer os produtos').click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(3);
  await panel(page).getByRole('button', { name: 'Adicionar Advanced Dynamo Toolkit ao carrinho' }).click();
  await expect(page.locator('.a-toast')).toContainText('Produto adicionado');
  await expect(bot(page, '“Advanced Dynamo Toolkit” está no seu carrinho.')).toBeVisible();
  await expect(page.locator('.a-count')).toHaveText('1');
  await option(page, 'Ver carrinho').click();
  await expect(page).toHaveURL('/cart');
  // It makes room for the button of the checkout.
  await expect(panel(page)).toBeHidden();
  await chatButton(page).click();
  await expect(bot(page, 'Abrindo o seu carrinho...')).toBeVisible();
  await expect(page.getByRole('main').getByText('Advanced Dynamo Toolkit')).toBeVisible();
});

test('a course from the chat into the cart, and the ISO course by its title', async ({ page }) => {
  await openChat(page, '/products');
  await option(page, 'Informações sobre cursos').click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(3);
  await panel(page).getByRole('listitem').first().getByRole('button').click();
  await expect(page.locator('.a-toast')).toContainText('Curso adicionado');
  await expect(page.locator('.a-count')).toHaveText('1');
  await option(page, 'Curso ISO 19650').click();
  await expect(page).toHaveURL(/\/courses\/[a-z0-9-]*iso[a-z0-9-]*$/);
});

test('a redirect can be cancelled', async ({ page }) => {
  await openChat(page, '/cart');
  await option(page, 'Conhecer os produtos').click();
  await option(page, 'Filtrar por plugins Revit').click();
  await panel(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(bot(page, 'Tudo bem, você continua nesta página.')).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await option(page, 'Filtrar por plugins Revit').click();
  await expect(page).toHaveURL('/products?type=plugin');
});

test('by keyboard alone: open, choose, close; the focus returns', async ({ page }) => {
  await open(page, '/products');
  await chatButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await option(page, 'Dúvidas sobre a plataforma').focus();
  await page.keyboard.press('Enter');
  await option(page, 'Integração com o Revit').focus();
  await page.keyboard.press('Enter');
  await expect(bot(page, /funcionam com o Revit 2021/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(chatButton(page)).toBeFocused();
});

test('350 by 550 px on a desktop, the whole width on a phone; axe finds nothing in either theme', async ({ page }) => {
  await openChat(page, '/products');
  await option(page, 'Conhecer os produtos').click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(3);
  expect(await panel(page).boundingBox()).toMatchObject({ width: 350, height: 550 });
  expect(await accessibilityFindings(page, 'aside')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await panel(page).boundingBox()).toMatchObject({ x: 0, width: 390, height: 550 });
});

test('the switch gives the chat another language than the page', async ({ page }) => {
  await openChat(page);
  await expect(panel(page)).toHaveAttribute('lang', 'pt-BR');
  await panel(page).getByRole('button', { name: 'ES Español' }).click();
  const spanish = page.getByRole('dialog', { name: 'Asistente IA de Arcada' });
  await expect(spanish).toHaveAttribute('lang', 'es');
  await expect(spanish.getByRole('button', { name: 'Conocer los productos' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await open(page, '/about');
  await chatButton(page).click();
  await expect(spanish).toHaveAttribute('lang', 'es');
  // The head has room for title and switch on the smallest phone too.
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await spanish.getByRole('heading').evaluate((title) => title.scrollWidth - title.clientWidth)).toBe(0);
});
