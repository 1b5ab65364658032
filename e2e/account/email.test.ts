import type { Page } from '@playwright/test';
import { type Account, password, register } from '../site/accounts.ts';
import { mailTo } from '../site/mailbox.ts';
import { ask, call, siteUrl } from '../site/site-api.ts';
import { expect, open, test } from '../site/site-test.ts';

/** Path of the first link in a mail that contains this. */
function pathIn(mail: string, part: string): string {
  const link = new RegExp(`https?:\\S+${part}\\S+`).exec(mail)?.[0] ?? '';
  return link && new URL(link).pathname + new URL(link).search;
}

async function confirm(page: Page, address: string, subject: RegExp, heading: string) {
  await open(page, pathIn(await mailTo(address, subject), 'confirm-email'));
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(page.url()).not.toContain('token');
}

async function askFor(page: Page, account: Account, email: string) {
  await open(page, '/account');
  await page.getByLabel('New email address').fill(email);
  await page.getByLabel('Type your password to change the address').fill(account.password);
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText(`Waiting for confirmation of ${email}`)).toBeVisible();
}

test('an address is confirmed by a button behind the link of the welcome, and a second time says so', async ({
  page,
}) => {
  const { email } = await register(page.request);
  await open(page, '/account');
  await expect(page.getByText('Not confirmed', { exact: true })).toBeVisible();
  await confirm(page, email, /Welcome/, 'Your address is confirmed');
  await confirm(page, email, /Welcome/, 'This address is already confirmed');
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByText(email)).toContainText('Confirmed');
});

test.describe('a change of address', () => {
  test.use({ allow: { patterns: [/40[01]/] } });

  test('needs the password and is pending until the new one is confirmed', async ({ page }) => {
    const account = await register(page.request);
    await confirm(page, account.email, /Welcome/, 'Your address is confirmed');
    const email = account.email.replace('@', '-new@');
    await open(page, '/account');
    await page.getByLabel('New email address').fill('not-an-address');
    await page.getByRole('button', { name: 'Change address' }).click();
    await expect(page.getByText('Invalid email')).toBeVisible();
    await expect(page.getByText('Type your current password.')).toBeVisible();
    await page.getByLabel('New email address').fill(email);
    await page.getByLabel('Type your password to change the address').fill('not-the-password');
    await page.getByRole('button', { name: 'Change address' }).click();
    await expect(page.getByText('The current password is incorrect.').first()).toBeVisible();
    await askFor(page, account, email);
    await call(page.request, 'post', '/api/recover-username', { email: account.email });
    expect(await mailTo(account.email, /user ?name/i)).toContain(account.username);
    await confirm(page, email, /Confirm your address/, 'Your address is confirmed');
    await open(page, '/account');
    await expect(page.getByText(email)).toContainText('Confirmed');
  });

  test('is undone by the link in the notice, which ends the other sessions', async ({ page, browser }) => {
    const account = await register(page.request);
    await confirm(page, account.email, /Welcome/, 'Your address is confirmed');
    await askFor(page, account, account.email.replace('@', '-thief@'));
    const owner = await browser.newContext({ baseURL: siteUrl });
    const mailbox = await owner.newPage();
    await open(mailbox, pathIn(await mailTo(account.email, /is about to change/), 'undo-email'));
    await mailbox.getByRole('button', { name: 'Undo the change' }).click();
    await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('The change was undone');
    await expect(mailbox.getByRole('link', { name: 'Set a new password' })).toBeVisible();
    expect((await page.request.get('/api/user')).status()).toBe(401);
    expect((await ask(owner.request, 'post', '/api/login', { ...account, password })).status()).toBe(200);
    const user = await call(owner.request, 'get', '/api/user');
    expect(user).toMatchObject({ email: account.email, emailConfirmed: true, pendingEmail: null });
    await owner.close();
  });
});
