import { demo, register, signIn } from '../site/accounts.ts';
import { ask, call } from '../site/site-api.ts';
import { expect, open, test } from '../site/site-test.ts';

// The browser reports the refused change.
test.use({ allow: { patterns: [/403/] } });

test('an admin sees the site as a customer does, changes nothing, and comes back', async ({ page, browser }) => {
  const context = await browser.newContext();
  const customer = await register(context.request);
  await context.close();
  await signIn(page.request, demo.admin);
  await open(page, `/admin/users-manager?q=${customer.username}`);
  await page.getByRole('button', { name: `Manage the account of ${customer.username}` }).click();
  await page.getByRole('button', { name: 'View the site as this account' }).click();
  const bar = page.getByRole('complementary', { name: 'Viewing as another account' });
  await expect(bar).toContainText(customer.username);
  await expect(page).toHaveURL('/');

  await open(page, '/account');
  await expect(page.getByText(customer.email)).toBeVisible();
  await page.getByLabel('Full name').fill('Somebody else');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('nothing can be changed').first()).toBeVisible();
  expect((await ask(page.request, 'get', '/api/admin/users')).status()).toBe(403);

  await bar.getByRole('button', { name: 'Stop viewing' }).click();
  await expect(page).toHaveURL(/\/admin\/users-manager/);
  expect(await call<{ username: string }>(page.request, 'get', '/api/user')).toMatchObject({
    username: demo.admin.username,
    role: 'admin',
  });
});
