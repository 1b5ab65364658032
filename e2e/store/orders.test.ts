import { register, signInByForm } from '../site/accounts.ts';
import { buy } from '../site/purchases.ts';
import { call } from '../site/site-api.ts';
import { expect, open, test } from '../site/site-test.ts';

test('the order history opens one order beside the list, at an address that can be shared', async ({ page }) => {
  await register(page.request);
  const first = await buy(page, 'ifc-property-counter');
  const second = await buy(page, 'delivery-plan-checker');
  await open(page, '/order-history');
  const list = page.getByRole('navigation', { name: 'Order history' });
  const detail = page.locator('.commerce-part');
  await expect(detail.getByRole('heading', { name: `Order ${second.number}` })).toBeVisible();
  await expect(list.getByRole('link').first()).toHaveAttribute('aria-current', 'true');

  await list.getByRole('link', { name: new RegExp(first.number) }).click();
  await expect(page).toHaveURL(`/order-history?order=${first.id}`);
  await expect(detail.getByRole('heading', { name: `Order ${first.number}` })).toBeVisible();
  await expect(detail.getByText('IFC Property Counter').first()).toBeVisible();
  await page.reload();
  await expect(detail.getByRole('heading', { name: `Order ${first.number}` })).toBeVisible();
  await page.goBack();
  await expect(detail.getByRole('heading', { name: `Order ${second.number}` })).toBeVisible();

  const invoice = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Invoice/ }).click();
  expect((await invoice).suggestedFilename()).toMatch(/\.pdf$/);
});

test("a mail's download link leads a buyer who is signed out through sign-in to the file", async ({ page }) => {
  const account = await register(page.request);
  const order = await buy(page, 'warning-ledger');
  // The page of the purchase may still be asking for something, which is refused then.
  await page.goto('about:blank');
  await call(page.request, 'post', '/api/logout');
  await open(page, `/order-history?order=${order.id}&download=warning-ledger`);
  const file = page.waitForEvent('download');
  await signInByForm(page, account);
  expect((await file).suggestedFilename()).toContain('warning-ledger');
  await expect(page).toHaveURL(`/order-history?order=${order.id}`);
});

test.describe("another user's order", () => {
  test.use({ allow: { patterns: [/404/] } });

  test('is not found for anyone else', async ({ page, browser }) => {
    await register(page.request);
    const order = await buy(page, 'container-name-checker');
    const stranger = await browser.newContext();
    await register(stranger.request);
    for (const path of ['', '/invoice', '/downloads/container-name-checker']) {
      expect((await stranger.request.get(`/api/orders/${order.id}${path}`)).status()).toBe(404);
    }
    const theirs = await stranger.newPage();
    for (const path of ['/order-history', '/checkout-success']) {
      await open(theirs, `${path}?order=${order.id}`);
      await expect(theirs.getByText('There is no such order in your account.')).toBeVisible();
      await expect(theirs.getByText(order.number)).toHaveCount(0);
    }
    await stranger.close();
  });
});

test('a machine is released on the licences page, which frees its seat', async ({ page }) => {
  await register(page.request);
  const order = await buy(page, 'sheet-set-builder');
  const key = order.items[0]?.licence?.key ?? '';
  const machine = { key, machineId: 'workstation-7f3a', machineName: 'PC 1' };
  await call(page.request, 'post', '/api/licences/activate', machine);
  await open(page, '/order-history');
  await page.getByRole('link', { name: 'Licences' }).click();
  await expect(page).toHaveURL('/licences');
  const licence = page.locator('.commerce-part').filter({ hasText: 'Sheet Set Builder' });
  await expect(licence.getByText('1 of 1 seat in use')).toBeVisible();
  await expect(licence.getByText('PC 1', { exact: true })).toBeVisible();
  // On a phone no heading lies below its sort arrows.
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/licences?lang=pt-BR');
  const headings = page.locator('.ant-table-column-title');
  await expect(headings.first()).toHaveText('Computador');
  expect(await headings.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0);
  await open(page, '/licences');
  await licence.getByRole('button', { name: 'Release' }).click();
  await expect(licence.getByText('0 of 1 seat in use')).toBeVisible();
  await expect(licence.getByText('PC 1', { exact: true })).toHaveCount(0);
  const verdict = await call<{ valid: boolean; active: boolean; seatsInUse: number }>(
    page.request,
    'post',
    '/api/licences/verify',
    { key, machineId: machine.machineId },
  );
  expect(verdict).toMatchObject({ valid: true, active: false, seatsInUse: 0 });
});
