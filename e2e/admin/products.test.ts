import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { asAdmin, demo, register, signIn } from '../site/accounts.ts';
import { buy, cards, type Order, pay, putInCart } from '../site/purchases.ts';
import { ask, call, changeProduct, siteUrl } from '../site/site-api.ts';
import { open, test, uniqueName } from '../site/site-test.ts';
import { zipFile } from '../site/zip-file.ts';

interface Managed {
  id: string;
  price: number;
  status: string;
}
interface AtStripe {
  items: { id: string; status: string; stripeId: string | null; differences: { field: string }[] }[];
}

const text = (name: string) => ({ name, description: '', body: [], inside: [], requirements: [], changelog: [] });
const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name, exact: true });
const read = (page: Page, id: string) => call<Managed>(page.request, 'get', `/api/admin/products/${id}`);
const atStripe = async (page: Page, id: string) => {
  const { items } = await call<AtStripe>(page.request, 'get', `/api/admin/stripe/products?q=${id}`);
  return items.find((product) => product.id === id);
};

async function visitAs<Answer>(browser: Browser, work: (page: Page) => Promise<Answer>): Promise<Answer> {
  const context = await browser.newContext({ baseURL: siteUrl });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Presses Sync in the row of a product, confirms, and waits for the report. */
async function sync(page: Page, id: string, name: string, report: string) {
  await open(page, `/admin/stripe-products?q=${id}`);
  await button(page, `Sync “${name}” with Stripe`).click();
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Sync').click();
  await expect(dialog.getByText(report)).toBeVisible();
  await button(dialog, 'Close').last().click();
}

/** A draft is scheduled, seen in the list on a phone, and made a draft again. */
async function fitsPhoneWithDay(page: Page, id: string) {
  const publishAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
  await changeProduct(page.request, id, { status: 'published', publishAt });
  const viewport = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/admin/products-manager?q=${id}&lang=pt-BR`);
  await expect(page.getByText(/^À venda a partir de/)).toBeVisible();
  const table = page.locator('.a-table-scroll');
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await page.setViewportSize(viewport);
  await changeProduct(page.request, id, { status: 'draft' });
}

test('a product is made in three languages with a file, synced, sold with a coupon, re-priced and archived', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const id = uniqueName('slab-sorter');
  const name = `Slab Sorter ${id.slice(-4)}`;
  await signIn(page.request, demo.admin);
  await open(page, '/admin/products-manager');
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByLabel('Id', { exact: true }).fill(id);
  await page.getByLabel('Price', { exact: true }).fill('100.00');
  await page.getByLabel('Compatibility', { exact: true }).fill('Revit 2024–2026');
  for (const [field, text] of [
    ['Name', name],
    ['Short description', 'Sorts slabs by level.'],
    ['Description', 'Reads every slab of the model and sorts it.'],
    ['Requirements', 'Revit 2024'],
  ] as const) {
    const texts = page.getByRole('group', { name: field, exact: true });
    await texts.getByLabel('English').fill(text);
    if (field === 'Name') await expect(texts.getByText('Missing translation')).toHaveCount(2);
    await texts.getByLabel('Portuguese').fill(`${text} (pt)`);
    await texts.getByLabel('Spanish').fill(`${text} (es)`);
    await expect(texts.getByText('Missing translation')).toHaveCount(0);
  }
  await button(page, 'Create the draft').click();
  await expect(page).toHaveURL(`/admin/products-manager/edit/${id}`);

  // Nothing is sold that has no file.
  await page.getByLabel('File', { exact: true }).setInputFiles(await zipFile('slab-sorter.zip', 'slabs'));
  await button(page, 'Upload').click();
  await expect(page.getByText('The file was added. Buyers get it').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'slab-sorter.zip' })).toBeVisible();
  await fitsPhoneWithDay(page, id);
  await open(page, `/admin/products-manager/edit/${id}?lang=en`);
  await button(page, 'Publish').click();
  await expect(page.getByText('The product is on sale').first()).toBeVisible();
  await sync(page, id, name, 'The product was created at Stripe.');
  expect(await atStripe(page, id)).toMatchObject({ status: 'synced', stripeId: `arcada_${id}` });

  const code = id.replaceAll('-', '').slice(0, 30).toUpperCase();
  await open(page, '/admin/coupons');
  await button(page, 'New coupon').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByLabel('Percent off').fill('10');
  await button(dialog, 'Save').click();
  await expect(page.getByText(`${code} was saved`).first()).toBeVisible();

  await visitAs(browser, async (buyer) => {
    await register(buyer.request);
    await putInCart(buyer, id);
    await open(buyer, `/products/${id}?lang=es`);
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(`${name} (es)`);
    await open(buyer, '/checkout?lang=en');
    await buyer.getByLabel('Coupon code').fill(code);
    await button(buyer, 'Apply').click();
    await button(buyer, 'Pay $90.00').click();
    await pay(buyer, cards.good);
    await buyer.waitForURL(/\/checkout-success/);
    await expect(buyer.getByText('Thank you, your order is complete')).toBeVisible({ timeout: 20_000 });
    const { items } = await call<{ items: Order[] }>(buyer.request, 'get', '/api/orders');
    const download = await buyer.request.get(`/api/orders/${items[0]?.id}/downloads/${id}`);
    expect((await download.body()).toString()).toContain('slabs');
  });

  await open(page, `/admin/products-manager/edit/${id}`);
  await page.getByLabel('Price', { exact: true }).fill('120.00');
  await button(page, 'Save').click();
  await expect(page.getByText('The product was saved').first()).toBeVisible();
  expect(await atStripe(page, id)).toMatchObject({ status: 'out_of_sync', differences: [{ field: 'price' }] });
  await sync(page, id, name, 'The product at Stripe is now the same as here.');
  expect(await atStripe(page, id)).toMatchObject({ status: 'synced', differences: [] });

  await open(page, `/admin/products-manager/edit/${id}`);
  await button(page, 'Archive').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('The product is archived').first()).toBeVisible();
  expect((await page.request.get(`/products/${id}`)).status()).toBe(404);
  await sync(page, id, name, 'The product at Stripe is now the same as here.');
  await page.goto(`/admin/audit?subject=${id}`);
  await expect(page.getByText('Created a product', { exact: true })).toBeVisible();
  await expect(page.getByText('Updated a product at Stripe').first()).toBeVisible();
  // Every action has words.
  await expect(page.getByRole('cell', { name: /^store\./ })).toHaveCount(0);
});

test('prices of several products are changed after a look at what would change, and changed back', async ({ page }) => {
  await signIn(page.request, demo.admin);
  const family = uniqueName('beam');
  const ids = [`${family}-one`, `${family}-two`];
  for (const [at, id] of ids.entries())
    await call(page.request, 'post', '/api/admin/products', {
      id,
      type: 'script',
      category: 'quality',
      price: 50 + at * 50,
      version: '1.0.0',
      compatibility: 'Python 3.12',
      texts: { en: text(id), 'pt-BR': text(id), es: text(id) },
    });
  const prices = async () => Promise.all(ids.map(async (id) => (await read(page, id)).price));
  await open(page, `/admin/products-manager?q=${family}`);
  await page.getByRole('checkbox').first().check();
  await button(page, 'Change 2 products').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Percent', { exact: true }).fill('-10');
  await button(dialog, 'Show what will change').click();
  await expect(dialog.getByText('Nothing has been changed yet. 2 of 2 products will change.')).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: ids[1] ?? '' })).toContainText('$90.00');
  expect(await prices()).toEqual([50, 100]);
  await button(dialog, 'Change 2 products').click();
  await expect(dialog.getByText('2 of 2 products were changed.')).toBeVisible();
  expect(await prices()).toEqual([45, 90]);
  await button(dialog, 'Undo these changes').click();
  await expect(dialog.getByText('2 of 2 products are as they were before.')).toBeVisible();
  expect(await prices()).toEqual([50, 100]);
});

test('a refund of one line takes that line back, and nothing else', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const order = await visitAs(browser, async (buyer) => {
    await register(buyer.request);
    const made = await buy(buyer, ['sheet-set-builder', 'grid-and-level-builder']);
    const get = (id: string) => buyer.request.get(`/api/orders/${made.id}/downloads/${id}`);
    const states = async () =>
      Promise.all(['sheet-set-builder', 'grid-and-level-builder'].map(async (id) => (await get(id)).status()));
    expect(await states()).toEqual([200, 200]);

    await signIn(page.request, demo.admin);
    await open(page, `/admin/orders/${made.id}`);
    await button(page, 'Refund Grid and Level Builder').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('The licence of Grid and Level Builder with 1 seat is revoked')).toBeVisible();
    await expect(dialog.getByText('Sheet Set Builder')).toHaveCount(0);
    await button(dialog, 'Refund $59.00').click();
    await expect(page.getByText(`$59.00 of ${made.number} was refunded`).first()).toBeVisible();
    expect(await states()).toEqual([200, 404]);
    return call<Order>(buyer.request, 'get', `/api/orders/${made.id}`);
  });
  expect(order.status).toBe('fulfilled');
  // What is left can be given back, too, and closes the order.
  await asAdmin(browser, (request) => ask(request, 'post', `/api/admin/orders/${order.id}/refund`));
  await page.reload();
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
});
