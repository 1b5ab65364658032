import fs from 'node:fs';
import { demo, password, register } from '../site/accounts.ts';
import { mailTo } from '../site/mailbox.ts';
import { ask, call } from '../site/site-api.ts';
import { expect, open, test, uniqueName } from '../site/site-test.ts';

test('a changed profile is shown everywhere at once', async ({ page }) => {
  await register(page.request);
  await open(page, '/account');
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.locator('.a-toast')).toContainText('Saved');
  await expect(page.getByRole('button', { name: 'Your account: Ada Lovelace' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
});

test('the export contains what the site stores about the account', async ({ page }) => {
  const { username, email } = await register(page.request);
  await open(page, '/account');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = fs.readFileSync(await (await download).path(), 'utf8');
  expect(() => JSON.parse(file)).not.toThrow();
  expect(file).toContain(username);
  expect(file).toContain(email);
});

test.describe('erasure', () => {
  test.use({ allow: { patterns: [/40[013]/] } });

  test('asks for the password and leaves nothing to sign in to', async ({ page }) => {
    const account = await register(page.request);
    await open(page, '/account');
    await page.getByRole('button', { name: 'Erase my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Type your password to erase the account').fill('not-the-password');
    await dialog.getByRole('button', { name: 'Erase my account' }).click();
    await expect(dialog.getByText('The current password is incorrect.')).toBeVisible();
    await dialog.getByLabel('Type your password to erase the account').fill(password);
    await dialog.getByRole('button', { name: 'Erase my account' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('.a-toast')).toContainText('Your account was erased');
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect((await ask(page.request, 'post', '/api/login', account)).status()).toBe(401);
  });
});

test('a registration that requests admin creates a customer and says so', async ({ page }) => {
  await open(page, '/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  const username = uniqueName('ambitious');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email', { exact: true }).fill(`${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Account type').selectOption({ label: 'Administrator' });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('.a-toast')).toContainText('Registration successful');
  await expect(page.locator('.a-toast')).toContainText('Your request to become Administrator is waiting for approval.');
  expect(await call(page.request, 'get', '/api/user')).toMatchObject({ role: 'customer', requestedRole: 'admin' });
  expect((await ask(page.request, 'get', '/api/admin/products')).status()).toBe(403);
  await open(page, '/account');
  await expect(page.getByText(`${username} · Customer`)).toBeVisible();
  await expect(page.getByText('Your request to become Administrator is waiting for approval.')).toBeVisible();
});

test.describe('recovery by e-mail', () => {
  test.use({ allow: { patterns: [/40[01]/] } });

  test('of the password ends with a new one, once', async ({ page, browser }) => {
    const visitor = await browser.newContext();
    const account = await register(visitor.request);
    await open(page, '/auth');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Send email' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
    const mail = await mailTo(account.email, /password/i);
    const link = /https?:\S+\/reset-password\?token=[\w-]+/.exec(mail)?.[0] ?? '';
    await open(page, new URL(link).pathname + new URL(link).search);
    await page.getByLabel('New password').fill('12345');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('Password must have at least 6 characters')).toBeVisible();
    await page.getByLabel('New password').fill('a-fresh-passphrase-3');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password was changed');
    expect((await visitor.request.get('/api/user')).status()).toBe(401);
    expect((await ask(visitor.request, 'post', '/api/login', account)).status()).toBe(401);
    await call(visitor.request, 'post', '/api/login', {
      ...account,
      password: 'a-fresh-passphrase-3',
      email: undefined,
    });

    // A link that was used says so before anything is typed.
    await open(page, new URL(link).pathname + new URL(link).search);
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
    await expect(page.getByLabel('New password')).toBeHidden();
    await visitor.close();
  });

  test('of the user name sends it by mail, and an unknown address gets the same response', async ({
    page,
    browser,
  }) => {
    const visitor = await browser.newContext();
    const account = await register(visitor.request);
    await visitor.close();
    for (const email of [account.email, 'nobody-at-all@example.com']) {
      await open(page, '/recover-username');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send email' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
      await expect(page.getByText(`If ${email} belongs to an account, the message is on its way.`)).toBeVisible();
    }
    expect(await mailTo(account.email, /user ?name/i)).toContain(account.username);
  });
});

test('roles are decided by the server: a customer gets nothing of the admin', async ({ page }) => {
  await call(page.request, 'post', '/api/login', demo.customer);
  for (const path of ['/api/admin/products', '/api/admin/users']) {
    expect((await page.request.get(path)).status()).toBe(403);
  }
});
