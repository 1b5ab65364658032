import { register, signInByForm } from '../site/accounts.ts';
import { call, siteUrl } from '../site/site-api.ts';
import { expect, open, test } from '../site/site-test.ts';

test('quantity, subtotal, removal, and the drawer is the same in two tabs', async ({ page, context }) => {
  await open(page, '/products');
  const card = page.locator('article').first();
  const price = Number((await card.locator('.a-price').textContent())?.slice(1));
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(card.getByRole('button', { name: 'Adding...' })).toBeDisabled();
  await expect(page.locator('.a-toast')).toContainText('Product added to cart');
  await page.getByRole('button', { name: /^Cart, 1 item/ }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'Cart (1 item)' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: /^Decrease/ })).toBeDisabled();
  await drawer.getByRole('button', { name: /^Increase/ }).click();
  await expect(drawer.getByText(`$${(2 * price).toFixed(2)}`).first()).toBeVisible();

  const second = await context.newPage();
  await open(second, '/cart');
  await expect(
    second
      .getByRole('main')
      .getByText(`$${(2 * price).toFixed(2)}`)
      .first(),
  ).toBeVisible();

  await drawer.getByRole('button', { name: /^Remove/ }).click();
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
  await drawer.getByRole('link', { name: 'Browse Products' }).click();
  await expect(drawer).toBeHidden();
});

test('clear is guarded while it runs and empties the cart', async ({ page }) => {
  await open(page, '/products');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('button', { name: /^Cart, 1 item/ }).click();
  const clear = page.getByRole('dialog').getByRole('button', { name: 'Clear Cart' });
  await clear.dblclick();
  await expect(page.getByRole('dialog').getByText('Your cart is empty')).toBeVisible();
});

test('the keyboard keeps its place where a button is disabled or gone', async ({ page }) => {
  await open(page, '/products');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('button', { name: /^Cart, 1 item/ })).toBeVisible();
  await open(page, '/cart');
  const main = page.getByRole('main');
  const fewer = main.getByRole('button', { name: /^Decrease/ });
  const more = main.getByRole('button', { name: /^Increase/ });
  await more.press('Enter');
  await expect(fewer).toBeEnabled();
  await fewer.press('Enter');
  await expect(fewer).toBeDisabled();
  await expect(more).toBeFocused();
  await main.getByRole('button', { name: 'Clear Cart' }).press('Enter');
  await expect(main.getByText('Your cart is empty')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Your cart', exact: true })).toBeFocused();
});

test('in a window zoomed to 400 % the drawer shows its first line, and scrolls as a whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/products');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('button', { name: /^Cart, 1 item/ }).click();
  const drawer = page.getByRole('dialog');
  // A toast is a list item, too.
  const line = drawer.locator('.f-cart-line');
  await expect(line.locator('p').first()).toBeInViewport({ ratio: 1 });
  await line.hover();
  await page.mouse.wheel(0, 2000);
  await expect(drawer.getByRole('button', { name: 'Continue Shopping' })).toBeInViewport({ ratio: 1 });
});

test('Escape closes the drawer and returns the focus', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: /^Cart, 0 items/ });
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('an account has one cart on all its devices, and signing out leaves an empty one', async ({ page, browser }) => {
  const account = await register(page.request);
  await call(page.request, 'post', '/api/logout');
  const lines = (within: typeof page) => within.getByRole('main').getByRole('button', { name: /^Remove/ });
  const addFirst = async (within: typeof page, card: number) => {
    await open(within, '/products');
    await within.getByRole('button', { name: 'Add to Cart' }).nth(card).click();
    await expect(within.getByRole('button', { name: /^Cart, 1 item/ })).toBeVisible();
  };
  await addFirst(page, 0);
  await open(page, '/auth');
  await signInByForm(page, account);
  await expect(page).not.toHaveURL(/\/auth/);

  const phone = await browser.newContext({ baseURL: siteUrl, locale: 'en-US' });
  try {
    const second = await phone.newPage();
    await addFirst(second, 1);
    await open(second, '/auth');
    await signInByForm(second, account);
    await expect(second.getByRole('button', { name: /^Cart, 2 items/ })).toBeVisible();
    await open(second, '/cart');
    await expect(lines(second)).toHaveCount(2);
    // The first device kept its cart, and has the other's too.
    await open(page, '/cart');
    await expect(lines(page)).toHaveCount(2);
    await lines(page).first().click();
    await expect(lines(page)).toHaveCount(1);
    await open(second, '/cart');
    await expect(lines(second)).toHaveCount(1);

    await second.getByRole('button', { name: `Your account: ${account.username}` }).click();
    await second.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(second.getByRole('button', { name: /^Cart, 0 items/ })).toBeVisible();
    await open(page, '/cart');
    await expect(lines(page)).toHaveCount(1);
  } finally {
    await phone.close();
  }
});

test.describe('when the cart cannot be fetched', () => {
  test.use({ allow: { patterns: [/./] } });

  test('it is shown as last seen and read-only, and recovers automatically', async ({ page }) => {
    const seen = page.getByText('This is your cart as you last saw it: prices may have changed.');
    const main = page.getByRole('main');
    await open(page, '/products');
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await open(page, '/cart');
    await expect(main.getByRole('link', { name: 'Checkout' })).toBeVisible();
    await page.route('**/api/cart/*', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await open(page, '/cart');
    await expect(main.locator(seen)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cart, 1 item/ })).toBeVisible();
    await expect(main.getByRole('button', { name: /^Remove/ })).toBeDisabled();
    await expect(main.getByRole('button', { name: 'Checkout' })).toBeDisabled();
    await expect(page.getByText('Your cart is empty')).toHaveCount(0);
    await page.unroute('**/api/cart/*');
    await expect(main.getByRole('link', { name: 'Checkout' })).toBeVisible({ timeout: 15_000 });
    await expect(seen).toHaveCount(0);
  });

  test('one never seen is an error with a retry, not an empty cart, and checkout sends nothing', async ({ page }) => {
    await page.route('**/api/cart/*', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await open(page, '/cart');
    await expect(page.getByText('Your cart could not be loaded. Nothing in it is lost.')).toBeVisible();
    await expect(page.getByText('Your cart is empty')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Checkout' })).toHaveCount(0);
    // While it can't be fetched: once it can, the page recovers automatically and the button may be gone before a click.
    const retried = page.waitForRequest('**/api/cart/*');
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await retried;
    await page.unroute('**/api/cart/*');
    await expect(page.getByRole('main').getByText('Your cart is empty')).toBeVisible({ timeout: 15_000 });
  });
});
