import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { call } from './site-api.ts';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  authentication: '4000002760003184',
} as const;

export interface Order {
  id: string;
  number: string;
  status: string;
  items: { name: string; licence?: { key: string } }[];
}

/** Fills in the payment page's form, in any language, and submits it. */
export async function pay(page: Page, card: string) {
  await page.waitForURL(/\/pay\//);
  await page.locator('input[name="card"]').fill(card);
  await page.locator('input[name="expiry"]').fill('12/34');
  await page.locator('input[name="cvc"]').fill('123');
  await page.locator('input[name="name"]').fill('Ada Buyer');
  await page.locator('#pay button.primary').click();
}

/** A product by its id, or a course. */
export type Item = string | { courseId: string; quantity?: number };

async function fillCart(page: Page, cartId: string, item: Item) {
  const line = typeof item === 'string' ? { type: 'product', productId: item } : { type: 'course', ...item };
  const times = typeof item === 'string' ? 1 : (item.quantity ?? 1);
  for (let time = 0; time < times; time += 1) {
    await call(page.request, 'post', '/api/cart', { ...line, cartId, price: 0, quantity: 1 });
  }
}

/** Adds to the cart of this browser. */
export async function putInCart(page: Page, item: Item) {
  const cartId = randomUUID();
  await page.addInitScript((id) => localStorage.getItem('cartId') ?? localStorage.setItem('cartId', id), cartId);
  await fillCart(page, cartId, item);
  return cartId;
}

/** A paid and fulfilled order of the signed-in user; how to get there is another journey's subject. */
export async function buy(page: Page, bought: Item | readonly string[]): Promise<Order> {
  const cartId = randomUUID();
  const items = Array.isArray(bought) ? (bought as readonly string[]) : [bought as Item];
  for (const item of items) await fillCart(page, cartId, item);
  const { orderId, url } = await call<{ orderId: string; url: string }>(page.request, 'post', '/api/checkout', {
    cartId,
  });
  await page.goto(url);
  await pay(page, cards.good);
  await page.waitForURL(/\/checkout-success/);
  const read = () => call<Order>(page.request, 'get', `/api/orders/${orderId}`);
  await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe('fulfilled');
  return read();
}
