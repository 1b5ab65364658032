import type { APIRequestContext, Page } from '@playwright/test';
import { accessibilityFindings, overflow } from '../site/accessibility.ts';
import { demo, register, signIn } from '../site/accounts.ts';
import { buy } from '../site/purchases.ts';
import { call, changeProduct, siteUrl } from '../site/site-api.ts';
import { expect, open, test, uniqueName } from '../site/site-test.ts';
import { zipFile } from '../site/zip-file.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const file = (text: string) => zipFile('counter.zip', text);

async function writeTexts(page: Page, name: string) {
  for (const language of ['English', 'Português', 'Español']) {
    await page.getByRole('tab', { name: language }).click();
    await box(page, 'Name').fill(name);
    await box(page, 'One sentence').fill(`${name} counts doors`);
    await box(page, 'Description').fill('It counts every door of a model.');
  }
}

async function archive(admin: APIRequestContext, id: string) {
  const { status } = await (await admin.get(`/api/admin/products/${id}`)).json();
  if (status === 'published') await changeProduct(admin, id, { status: 'archived' });
}

// The page of a product that isn't on sale yet.
test.use({ allow: { patterns: [/404/] } });

test('a producer’s product is sent back, mended, published, bought, and revised while it is on sale', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const name = uniqueName('Door Counter');
  const id = name.toLowerCase().replaceAll(' ', '-');
  await signIn(page.request, demo.producer);
  const atAdmin = await browser.newContext({ baseURL: siteUrl });
  await signIn(atAdmin.request, demo.admin);
  const admin = await atAdmin.newPage();
  const buyer = await browser.newContext({ baseURL: siteUrl });
  await register(buyer.request);
  const shopper = await buyer.newPage();
  try {
    await open(page, '/dashboard/content/products');
    await page.getByRole('link', { name: 'New product' }).click();
    await page.getByLabel('Address').fill(id);
    await page.getByLabel('Price').fill('19.50');
    await page.getByLabel('Compatibility').fill('Revit 2021–2026');
    await writeTexts(page, name);
    await button(page, 'Save').click();
    await expect(page).toHaveURL(`/dashboard/content/products/${id}`);
    await page.getByLabel('File that buyers download').setInputFiles(await file('the first version'));
    await expect(page.getByText('counter.zip')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Preview' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText('This is a preview')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the editor' }).click();
    await button(page, 'Submit for publication').click();
    await expect(page.getByText('Submitted. An admin will review it.')).toBeVisible();
    expect((await buyer.request.get(`/products/${id}`)).status()).toBe(404);

    await open(admin, '/admin');
    await admin.getByRole('main').getByRole('link', { name: 'Submitted products' }).click();
    await admin.getByRole('link', { name }).click();
    await expect(button(admin, 'Send back')).toBeVisible();
    expect(await accessibilityFindings(admin)).toEqual([]);
    await button(admin, 'Send back').click();
    await admin.getByRole('dialog').getByRole('textbox').fill('Which doors does it count?');
    await admin.getByRole('dialog').getByRole('button', { name: 'Send back' }).click();
    await expect(admin).toHaveURL('/admin/products-manager/handed-in');

    await page.reload();
    await expect(page.getByText('Which doors does it count?')).toBeVisible();
    await box(page, 'Description').fill('It counts fire doors.');
    await button(page, 'Submit for publication').click();
    await expect(page.getByText('Submitted. An admin will review it.')).toBeVisible();

    await open(admin, `/admin/products-manager/handed-in/${id}`);
    await admin.getByRole('link', { name: 'See it as shoppers will' }).click();
    await expect(admin.getByText('It counts fire doors.')).toBeVisible();
    await admin.goBack();
    await button(admin, 'Publish').click();
    await expect(admin).toHaveURL(`/admin/products-manager/edit/${id}`);

    await open(shopper, `/products/${id}`);
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(name);
    const order = await buy(shopper, id);
    const downloaded = () => buyer.request.get(`/api/orders/${order.id}/downloads/${id}`);
    expect(await (await downloaded()).text()).toContain('the first version');

    // Its buyer reviews it, and the producer responds.
    const words = { rating: 4, text: 'It counted every door.' };
    const written = await call<{ id: string }>(buyer.request, 'put', `/api/products/${id}/reviews/mine`, words);
    const decision = { ids: [written.id], decision: 'published' };
    await call(atAdmin.request, 'post', '/api/admin/product-reviews/decisions', decision);
    await open(page, `/dashboard/content/products/${id}`);
    await page.getByRole('link', { name: 'Reviews (1 without a response)' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Reviews of ${name}`);
    await page.getByRole('button', { name: 'Respond to the review' }).click();
    await box(page, 'Your response').fill('Thank you. Windows come next.');
    expect(await accessibilityFindings(page)).toEqual([]);
    await button(page, 'Publish the response').click();
    await expect(page.getByText('Response from the developer')).toBeVisible();
    await open(shopper, `/products/${id}`);
    await expect(shopper.getByText('Thank you. Windows come next.')).toBeVisible();

    // The next edition, while the present one stays on sale.
    await open(page, `/dashboard/content/products/${id}`);
    await expect(page.getByText('On sale for $19.50, version 1.0.0')).toBeVisible();
    await button(page, 'Revise').click();
    await page.getByLabel('Price').fill('25');
    await page.getByLabel('Version', { exact: true }).fill('2.0.0');
    await button(page, 'Save').click();
    await expect(page.getByText('The product was saved').first()).toBeVisible();
    await page.getByLabel('File that buyers download').setInputFiles(await file('the second version'));
    await expect(page.getByText('counter.zip', { exact: true })).toBeVisible();
    await button(page, 'Submit for publication').click();
    await expect(page.getByText('Submitted. An admin will review it.')).toBeVisible();
    await open(shopper, `/products/${id}`);
    await expect(shopper.getByText('$19.50').first()).toBeVisible();

    await open(admin, `/admin/products-manager/handed-in/${id}`);
    await expect(admin.getByRole('heading', { name: 'What it changes' })).toBeVisible();
    await button(admin, 'Publish').click();
    await expect(admin).toHaveURL(`/admin/products-manager/edit/${id}`);
    await open(shopper, `/products/${id}`);
    await expect(shopper.getByText('$25.00').first()).toBeVisible();
    expect(await (await downloaded()).text()).toContain('the second version');

    const other = await browser.newContext({ baseURL: siteUrl });
    expect((await other.request.get(`/api/content/products/${id}`)).status()).toBe(401);
    expect((await buyer.request.get(`/api/content/products/${id}`)).status()).toBe(403);
    await other.close();
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, `/dashboard/content/products/${id}`);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  } finally {
    await archive(atAdmin.request, id);
    await Promise.all([atAdmin.close(), buyer.close()]);
  }
});
