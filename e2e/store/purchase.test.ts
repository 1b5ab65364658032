import fs from 'node:fs';
import { password } from '../site/accounts.ts';
import { mailTo } from '../site/mailbox.ts';
import { cards, pay } from '../site/purchases.ts';
import { expect, open, test, uniqueName } from '../site/site-test.ts';

const words = {
  'en-US': {
    add: 'Add to Cart',
    checkout: 'Checkout',
    register: 'Register',
    username: 'Username',
    email: 'Email',
    password: 'Password',
    create: 'Create account',
    pay: /^Pay \$/,
    done: 'Thank you, your order is complete',
    invoice: /^Invoice/,
    download: /^Download/,
    orders: 'Order history',
  },
  'pt-BR': {
    add: 'Adicionar ao carrinho',
    checkout: 'Finalizar compra',
    register: 'Cadastrar',
    username: 'Nome de usuário',
    email: 'E-mail',
    password: 'Senha',
    create: 'Criar conta',
    pay: /^Pagar \$/,
    done: 'Obrigado! Seu pedido está completo',
    invoice: /^Fatura/,
    download: /^Baixar/,
    orders: 'Histórico de pedidos',
  },
  es: {
    add: 'Añadir al carrito',
    checkout: 'Finalizar la compra',
    register: 'Registrarse',
    username: 'Nombre de usuario',
    email: 'Correo electrónico',
    password: 'Contraseña',
    create: 'Crear cuenta',
    pay: /^Pagar \$/,
    done: '¡Gracias! Tu pedido está completo',
    invoice: /^Factura/,
    download: /^Descargar/,
    orders: 'Historial de pedidos',
  },
} as const;

for (const [locale, text] of Object.entries(words)) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('a visitor buys a product from home to invoice and download', async ({ page }) => {
      await open(page, '/');
      const name = (await page.locator('article .a-card-link').first().textContent()) ?? '';
      await page.locator('article').first().getByRole('button', { name: text.add }).click();
      await expect(page.locator('.f-header .a-count')).toHaveText('1');
      await page.locator('.f-header').getByRole('button', { name: /1/ }).click();
      await page.getByRole('dialog').getByRole('link', { name: text.checkout }).click();

      await expect(page).toHaveURL(/\/checkout$/);
      await page.getByRole('tab', { name: text.register }).click();
      const username = uniqueName('buyer');
      const email = `${username}@example.com`;
      await page.getByLabel(text.username).fill(username);
      await page.getByLabel(text.email, { exact: true }).fill(email);
      await page.getByLabel(text.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: text.create }).click();
      await page.getByRole('button', { name: text.pay }).click();

      await page.waitForURL(/\/pay\//);
      await expect(page.getByText(name).first()).toBeVisible();
      await pay(page, cards.good);

      await page.waitForURL(/\/checkout-success\?order=/);
      await expect(page.getByText(text.done)).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText(/ARC1 …/).first()).toBeVisible();
      await expect(page.locator('.f-header .a-count')).toHaveCount(0);

      const invoice = page.waitForEvent('download');
      await page.getByRole('link', { name: text.invoice }).click();
      const pdf = fs.readFileSync(await (await invoice).path());
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      const file = page.waitForEvent('download');
      await page.getByRole('link', { name: text.download }).click();
      const zip = fs.readFileSync(await (await file).path());
      expect(zip.subarray(0, 2).toString()).toBe('PK');

      await page.getByRole('link', { name: text.orders }).last().click();
      await expect(page).toHaveURL(/\/order-history/);
      await expect(page.getByText(/ARC1 …/).first()).toBeVisible();
      expect(await mailTo(email, /A-\d+/)).toMatch(/ARC1 … \S{10}/);
    });
  });
}
