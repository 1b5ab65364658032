import { demo, password, register, signIn, signInByForm } from '../site/accounts.ts';
import { ask } from '../site/site-api.ts';
import { expect, open, test } from '../site/site-test.ts';

test.describe('guards', () => {
  for (const path of ['/order-history', '/licences', '/account', '/dashboard']) {
    test(`${path} sends a visitor to sign-in and back`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
      await signInByForm(page, demo.customer);
      await expect(page).toHaveURL(path);
      await expect(page.locator('.a-toast')).toContainText('Login successful');
      await expect(page.locator('.a-toast')).toContainText('Welcome, Ana');
    });
  }

  test('sign-in refuses to return to a foreign address', async ({ page }) => {
    await open(page, '/auth?next=//evil.example/x');
    await signInByForm(page, demo.customer);
    await expect(page).toHaveURL('/');
  });

  test('a signed-in user is redirected from the sign-in page', async ({ page }) => {
    await signIn(page.request, demo.customer);
    await page.goto('/auth');
    await expect(page).toHaveURL('/');
  });
});

test.describe('in two tabs', () => {
  test.use({ allow: { patterns: [/401/] } });

  test('both are signed in, and sign-out in one is followed by the other at once', async ({ page, context }) => {
    const { username } = await register(page.request);
    await open(page, '/order-history');
    const other = await context.newPage();
    await open(other, '/account');
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: `Your account: ${username}` })).toBeVisible();
    }
    await page.getByRole('button', { name: `Your account: ${username}` }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('.a-toast')).toContainText('Logout successful');
    await expect(page.locator('.a-toast')).toContainText('You have left your account');
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();

    await expect(other).toHaveURL('/auth?next=%2Faccount');
    await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  test('sign-in in one is noticed by the other when it asks to sign in', async ({ page, context }) => {
    await open(page, '/');
    const other = await context.newPage();
    await open(other, '/');
    await register(other.request, { fullName: 'Two Tabs' });
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Your account: Two Tabs' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test('a changed password ends the other sessions, not this one', async ({ page, browser }) => {
  const account = await register(page.request);
  const elsewhere = await browser.newContext();
  await signIn(elsewhere.request, account);
  const copied = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await page.context().newPage();
  await open(other, '/account');
  await open(page, '/account');
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill('another-passphrase-2');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed. Your other sessions were ended.')).toBeVisible();
  expect((await elsewhere.request.get('/api/user')).status()).toBe(401);
  expect((await copied.request.get('/api/user')).status()).toBe(401);
  expect((await page.request.get('/api/user')).status()).toBe(200);
  await other.getByLabel('Full name').fill('The Other Tab');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.locator('.a-toast')).toContainText('Saved');
  expect((await ask(elsewhere.request, 'post', '/api/login', account)).status()).toBe(401);
  await signIn(elsewhere.request, { ...account, password: 'another-passphrase-2' });
  await elsewhere.close();
  await copied.close();
});

test('a session is ended from the account page', async ({ page, browser }) => {
  const account = await register(page.request);
  const elsewhere = await browser.newContext({ userAgent: 'Old laptop' });
  await signIn(elsewhere.request, account);
  await open(page, '/account');
  const session = page.getByRole('row').filter({ hasText: 'Old laptop' });
  await expect(page.getByRole('row').filter({ hasText: 'This browser' })).toHaveCount(1);
  await session.getByRole('button', { name: 'End session' }).click();
  await expect(session).toHaveCount(0);
  expect((await elsewhere.request.get('/api/user')).status()).toBe(401);
  expect((await page.request.get('/api/user')).status()).toBe(200);
  await elsewhere.close();
});
